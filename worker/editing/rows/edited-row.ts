import type { SQL } from 'drizzle-orm'
import { fileTag } from '#worker/cache/edge-cache.ts'
import { contentChanged } from '#worker/cache/page-cache.ts'
import type { Changes } from '#worker/data/audit.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { AppError, isTransient } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { type SavedItem, writeHistory } from '../saved-item.ts'
import type { DatedRow, EditedTable, OwnColumns, ReadRow } from './edited-table.ts'
import { findRecordedItem, recordEdit } from './record-edit.ts'
import { asRead, nextVersion, staleWrite } from './stale-write.ts'

type RowToSave<Table extends EditedTable> = {
	table: Table
	/** The row as it was read; null for a new one. */
	before: DatedRow | null
	columns: OwnColumns<Table>
	/** Further statements of the batch. `id` is an expression while the row is new. */
	also?: (id: number | SQL<number>) => Statement[]
	/** The snapshots for the history of an item. */
	item?: SavedItem
	/** Tags of the cached pages to purge. */
	tags: readonly string[]
	/** `noun` names the kind of row if a section has several. */
	audit: { section: string; noun?: string; changes: Changes }
}

/**
 * Inserts or updates a row with its files and its audit row and makes every page stale, all in one batch. Returns the id.
 * Throws `write.stale` if the row has changed since it was read.
 */
export async function saveRow<Table extends EditedTable>(
	db: Database,
	row: RowToSave<Table>,
	{ now = new Date(), ...by }: Editor,
): Promise<number> {
	const editor = { ...by, now }
	const { table, before, item, audit } = row
	const id = before?.id ?? newestIn(table)
	const action = before ? 'changed' : 'added'
	const history = item ? await writeHistory(db, before, id, item, editor) : noHistory
	try {
		const [[saved]] = await db.batch([
			writeRow(db, table, before, row.columns, editor),
			refuseUnlessChanged(db),
			...(by.also ?? []),
			...(row.also?.(id) ?? []),
			...history.statements,
			...contentChanged(db, [...row.tags, ...history.hidden.map(fileTag)], now),
			recordEdit(db, editor, { ...audit, action, itemId: id }),
		])
		if (!saved) throw new Error('The saved row has no id')
		return saved.id
	} catch (error) {
		if (isRefusedByGuard(error)) throw before ? await staleWrite(db, table, before.id) : new AppError('draft.not-found')
		// A retry after a lost response must not insert twice.
		const savedId = isTransient(error) ? await findRecordedItem(db, editor) : null
		if (savedId === null) throw error
		return savedId
	}
}

const noHistory = { statements: [], hidden: [] }

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
