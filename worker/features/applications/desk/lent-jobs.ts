import { and, asc, eq, not, type SQL, sql } from 'drizzle-orm'
import type { LentJob, LentJobForm } from '#contracts/hiring/lent-jobs.ts'
import type { Changes } from '#worker/data/audit.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { jobApplications, lentJobs } from '../applications.table.ts'
import { hasApplicationsRole, isLentTo } from './lent-jobs.queries.ts'

/** Whether a user of a query may be lent a job. */
const mayBorrow = and(eq(users.active, true), not(hasApplicationsRole(users.id)))

const selectPeople = (db: Database, which: SQL | undefined) =>
	db
		.select({ id: users.id, fullName: users.fullName })
		.from(users)
		.where(which)
		.orderBy(asc(users.fullName), asc(users.id))

/** Who has a job, and who could have it. Throws `job.not-found`. */
export async function readLentJob(db: Database, id: number): Promise<LentJob> {
	const hasIt = isLentTo(users.id, sql`${id}`)
	const [[job], readers, others] = await db.batch([
		db.select({ id: jobPosts.id }).from(jobPosts).where(eq(jobPosts.id, id)),
		selectPeople(db, hasIt),
		selectPeople(db, and(mayBorrow, not(hasIt))),
	])
	if (!job) throw new AppError('job.not-found')
	return { readers, others }
}

/** Lends a job to a user. Lending it again changes nothing. Throws `job.not-found`. */
export async function lendJob(db: Database, { jobId, userId }: LentJobForm, editor: Editor): Promise<void> {
	const { now = new Date() } = editor
	const wanted = and(eq(jobPosts.id, jobId), eq(users.id, userId), mayBorrow)
	const lent = { jobId, userId, lentAt: now.toISOString() }
	try {
		await db.batch([
			insertFrom(db, lentJobs, lent, sql`from ${jobPosts}, ${users} where ${wanted}`).onConflictDoNothing(),
			refuseUnlessChanged(db),
			recordEdit(db, editor, auditOf('job lent', { jobId, userId })),
		])
	} catch (error) {
		if (!isRefusedByGuard(error)) throw error
		const { readers, others } = await readLentJob(db, jobId)
		if ([...readers, ...others].some(({ id }) => id === userId)) return
		throw new AppError('request.invalid', { fields: { userId: 'Choose an active user without the role' } })
	}
}

/** Takes a job back from a user. Taking it back again changes nothing. */
export async function returnJob(db: Database, { jobId, userId }: LentJobForm, editor: Editor): Promise<void> {
	try {
		await db.batch([
			db.delete(lentJobs).where(and(eq(lentJobs.userId, userId), eq(lentJobs.jobId, jobId))),
			refuseUnless(db, sql`changes() = 1`),
			recordEdit(db, editor, auditOf('job returned', { jobId, userId })),
		])
	} catch (error) {
		if (!isRefusedByGuard(error)) throw error
	}
}

const auditOf = (action: 'job lent' | 'job returned', { jobId, userId }: LentJobForm) => ({
	section: 'applications' as const,
	action,
	itemId: jobId,
	changes: { userId: action === 'job lent' ? [null, userId] : [userId, null] } satisfies Changes,
})

/** The statement that takes all jobs back from a user who is deactivated. */
export const returnJobsOf = (db: Database, userId: number): Statement =>
	db.delete(lentJobs).where(eq(lentJobs.userId, userId))

/** The statement that takes a job back from everybody once it has no applications. */
export const returnJobWithoutApplications = (db: Database, jobId: number) =>
	db
		.delete(lentJobs)
		.where(
			and(
				eq(lentJobs.jobId, jobId),
				sql`not exists (select 1 from ${jobApplications} where ${jobApplications.jobId} = ${jobId})`,
			),
		)
