import { type AnyColumn, asc, eq, type SQL, sql } from 'drizzle-orm'
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

type Holder = (typeof savedReplies.$inferSelect)['desk']

/** Of each desk: its place in the audit log. */
export const savedReplyAudits = {
	enquiryMessage: { section: 'enquiries', noun: 'saved reply' },
	applicationMessage: { section: 'applications', noun: 'saved reply' },
} as const satisfies Record<Holder, object>

/** The title of a saved reply, as an expression for another query. */
export const titleOfSavedReply = (id: AnyColumn): SQL<string | null> =>
	sql`(select ${savedReplies.title} from ${savedReplies} where ${savedReplies.id} = ${id})`

/** All saved replies of a desk by title. There are few: people write them by hand. */
export const listSavedReplies = (db: Database, desk: Holder): Promise<SavedReply[]> =>
	db
		.select({
			id: savedReplies.id,
			title: savedReplies.title,
			text: savedReplies.text,
			stage: savedReplies.stage,
			version: savedReplies.version,
		})
		.from(savedReplies)
		.where(eq(savedReplies.desk, desk))
		.orderBy(asc(savedReplies.title), asc(savedReplies.id))

/** Adds or changes a saved reply of a desk and returns its id. Throws `saved-reply.not-found`. */
export const saveSavedReply = (
	db: Database,
	desk: Holder,
	{ title, text, stage = null, ...edit }: SavedReplyInput,
	editor: Editor,
): Promise<number> =>
	lastWriteWins(edit.version, async () => {
		const before = await findEditedRow(db, savedReplies, edit, 'saved-reply.not-found')
		if (before && before.desk !== desk) throw new AppError('saved-reply.not-found')
		const columns = { title, text, stage }
		const changes = changesBetween(before ?? {}, columns)
		return saveRow(
			db,
			{
				table: savedReplies,
				before,
				columns: { ...columns, desk },
				tags: [],
				audit: { ...savedReplyAudits[desk], changes },
			},
			editor,
		)
	})

/** Deletes a saved reply of a desk. Throws `saved-reply.not-found`. */
export async function deleteSavedReply(db: Database, desk: Holder, id: number, editor: Editor): Promise<void> {
	const read = async () => {
		const row = await findRow(db, savedReplies, id)
		return row?.desk === desk
			? { table: savedReplies, row, tags: [], audit: { ...savedReplyAudits[desk], before: { title: row.title } } }
			: null
	}
	if (!(await deleteRow(db, read, editor))) throw new AppError('saved-reply.not-found')
}
