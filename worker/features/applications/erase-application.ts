import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { among, filesErase } from '#worker/files/file-states.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { outbox } from '#worker/mail/outbox.table.ts'
import { amongIds } from './applications.queries.ts'
import { jobApplications } from './applications.table.ts'
import { returnJobWithoutApplications } from './desk/lent-jobs.ts'
import { isComing } from './interviews/cancel-interviews.ts'
import { interviews } from './interviews/interviews.table.ts'

export type ErasedApplication = { id: number; cvKey: string }

/**
 * The statements that erase applications for one job with their CVs and add their number to the job. They refuse the batch
 * if one of the applications is already erased, so that none is counted twice. Applicants who have asked for it are told. A
 * lent job ends with its last application.
 */
export const erasureOf = (db: Database, jobId: number, erased: readonly ErasedApplication[], now: Date) =>
	[
		insertFrom(
			db,
			outbox,
			{
				...{ kind: 'application-erased', subjectId: jobId, address: sql`${jobApplications.emailId}` },
				...{ nextAttemptAt: now.toISOString(), createdAt: now.toISOString() },
			},
			sql`from ${jobApplications} where ${amongIds(erased.map(({ id }) => id))}
				and ${jobApplications.erasureAskedAt} is not null and ${jobApplications.emailId} <> ''`,
		),
		db.delete(jobApplications).where(amongIds(erased.map(({ id }) => id))),
		refuseUnless(db, sql`changes() = ${erased.length}`),
		filesErase(db, among(erased.map(({ cvKey }) => cvKey)), now),
		db
			.update(jobPosts)
			.set({ erasedApplications: sql`${jobPosts.erasedApplications} + ${erased.length}` })
			.where(eq(jobPosts.id, jobId)),
		returnJobWithoutApplications(db, jobId),
	] as const

/**
 * Erases an application with its CV, and tells an applicant who has asked for it. The audit log keeps who erased it and when.
 * A coming interview must be cancelled first: afterwards its mails could not be written.
 */
export async function eraseApplication(db: Database, id: number, editor: Editor): Promise<void> {
	const [found] = await db
		.select({
			jobId: jobApplications.jobId,
			cvKey: jobApplications.cvKey,
		})
		.from(jobApplications)
		.where(eq(jobApplications.id, id))
	if (!found) throw new AppError('application.not-found')
	const now = editor.now ?? new Date()
	const coming = and(eq(interviews.applicationId, id), isComing(now.toISOString()))
	try {
		await db.batch([
			refuseUnless(db, sql`not exists (select 1 from ${interviews} where ${coming})`),
			...erasureOf(db, found.jobId, [{ id, cvKey: found.cvKey }], now),
			recordEdit(db, editor, { section: 'applications', action: 'erased', itemId: id }),
		])
	} catch (error) {
		if (!isRefusedByGuard(error)) throw error
		const isPlanned = (await db.$count(interviews, coming)) > 0
		throw new AppError(isPlanned ? 'application.has-interview' : 'application.not-found')
	}
}
