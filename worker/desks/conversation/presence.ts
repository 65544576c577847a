import { and, eq, gt, ne } from 'drizzle-orm'
import type { OpenConversation, OthersInConversation } from '#contracts/desks/conversation.ts'
import { reportFormMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { openForms } from '#worker/editing/drafts/drafts.table.ts'
import type { Editor } from '#worker/http/request-context.ts'
import type { Desk } from '../desk.ts'
import { newestMessage } from './conversation.queries.ts'
import { leadOf } from './thread.ts'

/** A conversation that misses two reports counts as closed. */
const openForMs = 2 * reportFormMs

/** Notes that a conversation is open, and tells who else has it open and whether it has changed. */
export async function noteOpenConversation(
	db: Database,
	desk: Desk,
	{ formId, subjectId }: OpenConversation,
	{ staff, now = new Date() }: Editor,
): Promise<OthersInConversation> {
	const { subjects, openAs } = desk
	const seen = { kind: openAs, itemId: subjectId, draftId: null, userId: staff.id, seenAt: now.toISOString() }
	const since = new Date(now.getTime() - openForMs).toISOString()
	const [, others, [subject]] = await db.batch([
		db
			.insert(openForms)
			.values({ formId, ...seen })
			.onConflictDoUpdate({ target: openForms.formId, set: seen }),
		db
			.selectDistinct({ id: users.id, fullName: users.fullName })
			.from(openForms)
			.innerJoin(users, eq(users.id, openForms.userId))
			.where(
				and(
					eq(openForms.kind, openAs),
					eq(openForms.itemId, subjectId),
					gt(openForms.seenAt, since),
					ne(openForms.userId, staff.id),
				),
			)
			.orderBy(users.fullName),
		db
			.select({ version: subjects.version, newestMessage: newestMessage(desk, subjectId) })
			.from(subjects)
			.where(and(eq(subjects.id, leadOf(desk, subjectId)), desk.mayOpen(staff.id))),
		...(desk.noteReader?.(db, and(eq(subjects.id, subjectId), desk.mayOpen(staff.id)), staff.id, seen.seenAt) ?? []),
	])
	return {
		others: subject ? others.map(({ fullName }) => fullName) : [],
		version: subject?.version ?? null,
		newestMessage: subject?.newestMessage ?? null,
	}
}

/** Forgets a conversation of this user that was closed. */
export const closeConversation = (db: Database, { formId }: OpenConversation, { staff }: Editor) =>
	db.delete(openForms).where(and(eq(openForms.formId, formId), eq(openForms.userId, staff.id)))
