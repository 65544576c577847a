import { and, asc, eq, not, type SQL, sql } from 'drizzle-orm'
import type { LentJob, LentJobForm } from '#contracts/hiring/lent-jobs.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
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

const ofJob = (itemId: number) => ({ section: 'careers', itemId }) as const

/** Who has a job, and who could have it. */
export async function readLentJob(db: Database, id: number): Promise<LentJob> {
	const hasIt = isLentTo(users.id, sql`${id}`)
	const [readers, others] = await db.batch([selectPeople(db, hasIt), selectPeople(db, and(mayBorrow, not(hasIt)))])
	return { readers, others }
}

/** Lends a job to a user. */
export async function lendJob(db: Database, { jobId, userId }: LentJobForm, editor: Editor): Promise<void> {
	const lentAt = (editor.now ?? new Date()).toISOString()
	const wanted = and(eq(jobPosts.id, jobId), eq(users.id, userId), mayBorrow)
	try {
		await db.batch([
			insertFrom(
				db,
				lentJobs,
				{ jobId, userId, lentAt },
				sql`from ${jobPosts}, ${users} where ${wanted}`,
			).onConflictDoUpdate({ target: [lentJobs.userId, lentJobs.jobId], set: { lentAt } }),
			refuseUnlessChanged(db),
			recordEdit(db, editor, { ...ofJob(jobId), action: 'job lent', changes: { userId: [null, userId] } }),
		])
	} catch (error) {
		if (!isRefusedByGuard(error)) throw error
		throw new AppError('request.invalid', { fields: { userId: 'Choose an active user without the role' } })
	}
}

/** Takes a job back from a user. Doing it again changes nothing. */
export async function returnJob(db: Database, { jobId, userId }: LentJobForm, editor: Editor): Promise<void> {
	try {
		await db.batch([
			db.delete(lentJobs).where(and(eq(lentJobs.userId, userId), eq(lentJobs.jobId, jobId))),
			refuseUnlessChanged(db),
			recordEdit(db, editor, { ...ofJob(jobId), action: 'job returned', changes: { userId: [userId, null] } }),
		])
	} catch (error) {
		if (!isRefusedByGuard(error)) throw error
	}
}

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
