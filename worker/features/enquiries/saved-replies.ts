import { type AnyColumn, asc, type SQL, sql } from 'drizzle-orm'
import type { SavedReply, SavedReplyInput } from '#contracts/desks/replies.ts'
import { changesBetween } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { deleteRow } from '#worker/editing/rows/deleted-row.ts'
import { saveRow } from '#worker/editing/rows/edited-row.ts'
import { lastWriteWins } from '#worker/editing/rows/last-write-wins.ts'
import { findEditedRow, findRow } from '#worker/editing/rows/read-row.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { savedReplies } from './messages.table.ts'

/** Its place in the audit log. */
export const savedReplyAudit = { section: 'enquiries', noun: 'saved reply' }

/** The title of a saved reply, as an expression for another query. */
export const titleOfSavedReply = (id: AnyColumn): SQL<string | null> =>
	sql`(select ${savedReplies.title} from ${savedReplies} where ${savedReplies.id} = ${id})`

/** All saved replies by title. There are few: people write them by hand. */
export const listSavedReplies = (db: Database): Promise<SavedReply[]> =>
	db
		.select({
			id: savedReplies.id,
			title: savedReplies.title,
			text: savedReplies.text,
			version: savedReplies.version,
		})
		.from(savedReplies)
		.orderBy(asc(savedReplies.title), asc(savedReplies.id))

/** Adds or changes a saved reply and returns its id. */
export const saveSavedReply = (
	db: Database,
	{ title, text, ...edit }: SavedReplyInput,
	editor: Editor,
): Promise<number> =>
	lastWriteWins(edit.version, async () => {
		const before = await findEditedRow(db, savedReplies, edit, 'saved-reply.not-found')
		const columns = { title, text }
		const changes = changesBetween(before ?? {}, columns)
		return saveRow(
			db,
			{ table: savedReplies, before, columns, tags: [], audit: { ...savedReplyAudit, changes } },
			editor,
		)
	})

/** Deletes a saved reply. Throws `saved-reply.not-found`. */
export async function deleteSavedReply(db: Database, id: number, editor: Editor): Promise<void> {
	const read = async () => {
		const row = await findRow(db, savedReplies, id)
		return row
			? { table: savedReplies, row, tags: [], audit: { ...savedReplyAudit, before: { title: row.title } } }
			: null
	}
	if (!(await deleteRow(db, read, editor))) throw new AppError('saved-reply.not-found')
}
