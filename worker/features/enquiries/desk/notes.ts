import { eq, sql } from 'drizzle-orm'
import type { NoteForm } from '#contracts/desks/conversation.ts'
import type { Database } from '#worker/data/db.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { enquiries } from '../enquiries.table.ts'
import { enquiryMessages, textKeyOf } from '../messages.table.ts'
import { mentionedIn, selectDeskPeople } from './desk-people.ts'

/** Adds a note that visitors never see, and tells the people whom it names. Returns its id. */
export async function addNote(db: Database, { enquiryId, text }: NoteForm, editor: Editor): Promise<number> {
	const now = editor.now ?? new Date()
	const at = now.toISOString()
	const told = mentionedIn(text, await selectDeskPeople(db)).filter(({ id }) => id !== editor.staff.id)
	const newest = newestIn(enquiryMessages)
	try {
		const [, , [added]] = await db.batch([
			db
				.update(enquiries)
				.set({ version: sql`${enquiries.version} + 1`, updatedAt: at })
				.where(eq(enquiries.id, enquiryId)),
			refuseUnlessChanged(db),
			db
				.insert(enquiryMessages)
				.values({ enquiryId, kind: 'note', at, authorId: editor.staff.id, text, textKey: textKeyOf(text) })
				.returning({ id: enquiryMessages.id }),
			recordEdit(db, editor, { section: 'enquiries', action: 'noted', itemId: enquiryId }),
			...told.flatMap(({ id, fullName }) => [
				db.insert(enquiryMessages).values({
					enquiryId,
					kind: 'event',
					at,
					authorId: editor.staff.id,
					event: JSON.stringify({ act: 'told', before: null, after: fullName, userId: id }),
				}),
				queueMail(db, 'enquiry-note', newest, now),
			]),
		])
		if (!added) throw new Error('The new note has no id')
		return added.id
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('enquiry.not-found')
		throw error
	}
}
