import type { SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { fileTag } from '#worker/cache/edge-cache.ts'
import { contentChanged } from '#worker/cache/page-cache.ts'
import type { Changes } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { filesGoLive, filesRetire } from '#worker/files/file-states.ts'
import { isTransient } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { type EditedTable, newestId, type OwnColumns, type ReadRow } from './edited-table.ts'
import { findRecordedItem, recordEdit } from './record-edit.ts'
import { asRead, nextVersion, staleWrite } from './stale-write.ts'

export type Statement = BatchItem<'sqlite'>

type RowToSave<Table extends EditedTable> = {
	table: Table
	/** The row as it was read; null for a new one. */
	before: ReadRow | null
	columns: OwnColumns<Table>
	/** Further statements of the batch. `id` is an expression while the row is new. */
	also?: (id: number | SQL<number>) => Statement[]
	/** Keys of the files of the row before and after the save. Visitors can read the files of a shown row. */
	files?: { before: readonly string[]; after: readonly string[]; shown: boolean }
	/** Tags of the cached pages to purge. */
	tags: readonly string[]
	/** `noun` names the kind of row where a section has several. */
	audit: { section: string; noun?: string; changes: Changes }
}

/**
 * Inserts or updates a row with its files and its audit row and makes every page stale, all in one batch. Returns the id. Throws
 * `write.stale` if the row has changed since it was read.
 */
export async function saveRow<Table extends EditedTable>(
	db: Database,
	row: RowToSave<Table>,
	{ now = new Date(), ...by }: Editor,
): Promise<number> {
	const editor = { ...by, now }
	const { table, before, files = { before: [], after: [], shown: false }, audit } = row
	const id = before?.id ?? newestId(table)
	const removed = files.before.filter((key) => !files.after.includes(key))
	const hidden = files.shown ? removed : [...removed, ...files.after]
	const action = before ? 'changed' : 'added'
	try {
		const [[saved]] = await db.batch([
			writeRow(db, table, before, row.columns, editor),
			refuseUnlessChanged(db),
			...(row.also?.(id) ?? []),
			filesGoLive(db, files.after, files.shown),
			filesRetire(db, removed, now),
			...contentChanged(db, [...row.tags, ...hidden.map(fileTag)], now),
			recordEdit(db, editor, { ...audit, action, itemId: id }),
		])
		if (!saved) throw new Error('The saved row has no id')
		return saved.id
	} catch (error) {
		if (before && isRefusedByGuard(error)) throw await staleWrite(db, table, before.id)
		// A retry after a lost response must not insert twice.
		const savedId = isTransient(error) ? await findRecordedItem(db, editor) : null
		if (savedId === null) throw error
		return savedId
	}
}

/** The columns that every edit of a row writes. */
export const editColumns = ({ staff, now = new Date() }: Editor) => ({
	updatedAt: now.toISOString(),
	updatedBy: staff.id,
})

function writeRow(
	db: Database,
	table: EditedTable,
	before: ReadRow | null,
	own: Record<string, unknown>,
	editor: Editor,
) {
	const columns = { ...own, ...editColumns(editor) }
	if (before)
		return db
			.update(table)
			.set({ ...columns, version: nextVersion(table) })
			.where(asRead(table, before))
			.returning({ id: table.id })
	return db
		.insert(table)
		.values({ ...columns, createdAt: columns.updatedAt })
		.returning({ id: table.id })
}
