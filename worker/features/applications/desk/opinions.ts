import { and, eq, sql } from 'drizzle-orm'
import type { OpinionForm } from '#contracts/hiring/desk.ts'
import type { Database } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import { isThere } from '#worker/desks/replies/write-reply.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { applicationOpinions, applicationReaders, jobApplications } from '../applications.table.ts'
import { hiringDeskSeenBy } from './hiring-desk.ts'

/**
 * Gives, changes or takes back the opinion of a member of staff. The application keeps its version: an opinion changes nothing
 * that a colleague does with it. Throws `application.not-found`.
 */
export async function giveOpinion(
	db: Database,
	{ subjectId: applicationId, opinion }: OpinionForm,
	editor: Editor,
): Promise<void> {
	const { staff, now = new Date() } = editor
	const at = now.toISOString()
	const { userId } = applicationOpinions
	const isOwn = and(eq(applicationOpinions.applicationId, applicationId), eq(userId, staff.id))
	try {
		await db.batch([
			refuseUnless(db, isThere(hiringDeskSeenBy(staff), applicationId, staff.id)),
			opinion === null
				? db.delete(applicationOpinions).where(isOwn)
				: db
						.insert(applicationOpinions)
						.values({ applicationId, userId: staff.id, opinion, at })
						.onConflictDoUpdate({
							target: [applicationOpinions.applicationId, userId],
							set: { opinion, at },
						}),
			recordEdit(db, editor, { section: 'applications', action: 'opinion given', itemId: applicationId }),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('application.not-found')
		throw error
	}
}

/** The statement that notes who has opened the CV of an application, and thereby the application. */
export const noteCvReader = (db: Database, applicationId: number, userId: number, at: string) =>
	insertFrom(
		db,
		applicationReaders,
		{ applicationId, userId, readAt: at, cvOpenedAt: at },
		sql`from ${jobApplications} where ${jobApplications.id} = ${applicationId}`,
	).onConflictDoUpdate({
		target: [applicationReaders.applicationId, applicationReaders.userId],
		set: { cvOpenedAt: at },
	})
