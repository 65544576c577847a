import { eq, sql } from 'drizzle-orm'
import { recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { filesErase } from '#worker/files/file-states.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Staff } from '#worker/http/request-context.ts'
import { amongIds } from './applications.queries.ts'
import { jobApplications } from './applications.table.ts'

export type Doomed = { id: number; cvKey: string }

/**
 * For a batch: erases applications for one job with their CVs, and leaves their number with the job. The batch is refused where one of
 * them has gone meanwhile, so that none is counted twice.
 */
export const erasureOf = (db: Database, jobId: number, doomed: readonly Doomed[], now: Date) =>
	[
		db.delete(jobApplications).where(amongIds(doomed.map(({ id }) => id))),
		refuseUnless(db, sql`changes() = ${doomed.length}`),
		filesErase(
			db,
			doomed.map(({ cvKey }) => cvKey),
			now,
		),
		db
			.update(jobPosts)
			.set({ erasedApplications: sql`${jobPosts.erasedApplications} + ${doomed.length}` })
			.where(eq(jobPosts.id, jobId)),
	] as const

/** Erases one application for good, with its CV; that it was erased, and by whom, stays in the audit log. */
export async function eraseApplication(
	db: Database,
	id: number,
	{ staff, requestId, now = new Date() }: { staff: Staff; requestId: string; now?: Date },
): Promise<void> {
	const [found] = await db
		.select({ jobId: jobApplications.jobId, cvKey: jobApplications.cvKey })
		.from(jobApplications)
		.where(eq(jobApplications.id, id))
	if (!found) throw new AppError('application.not-found')
	try {
		await db.batch([
			...erasureOf(db, found.jobId, [{ id, cvKey: found.cvKey }], now),
			recordAct(db, { actor: staff, section: 'applications', action: 'erased', itemId: id, requestId }, now),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('application.not-found')
		throw error
	}
}
