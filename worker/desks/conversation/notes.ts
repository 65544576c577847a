import { sql } from 'drizzle-orm'
import type { NoteForm } from '#contracts/desks/conversation.ts'
import type { Database } from '#worker/data/db.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { type Desk, isToActOn } from '../desk.ts'
import { storedTelling } from '../message-events.ts'
import { textKeyOf } from '../messages-table.ts'
import { mentionedIn, selectReaders } from '../people.ts'

/** Adds a note that visitors never see, and tells the people whom it names. Returns its id. */
export async function addNote(
	db: Database,
	desk: Desk,
	{ subjectId, text }: NoteForm,
	editor: Editor,
): Promise<number> {
	const { subjects, messages } = desk
	const now = editor.now ?? new Date()
	const at = now.toISOString()
	const authorId = editor.staff.id
	const told = mentionedIn(text, await selectReaders(db, desk, subjectId)).filter(({ id }) => id !== authorId)
	const newest = newestIn(messages)
	try {
		const [, , [added]] = await db.batch([
			db
				.update(subjects)
				.set({ version: sql`${subjects.version} + 1`, updatedAt: at })
				.where(isToActOn(desk, subjectId, authorId)),
			refuseUnlessChanged(db),
			db
				.insert(messages)
				.values({ subjectId, kind: 'note', at, authorId, text, textKey: textKeyOf(text) })
				.returning({ id: messages.id }),
			recordEdit(db, editor, { section: desk.section, action: 'noted', itemId: subjectId }),
			...told.flatMap((colleague) => [
				db.insert(messages).values({ subjectId, kind: 'event', at, authorId, event: storedTelling(colleague) }),
				queueMail(db, `${desk.mails}-note`, newest, now),
			]),
		])
		if (!added) throw new Error('The new note has no id')
		return added.id
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError(desk.errors.notFound)
		throw error
	}
}
