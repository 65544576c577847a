import { fileTag } from '#worker/cache/edge-cache.ts'
import { contentChanged } from '#worker/cache/page-cache.ts'
import type { Changes } from '#worker/data/audit.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { AppError, isTransient } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { type DeletedItem, moveToTrash } from '../history/move-to-trash.ts'
import type { DatedRow, EditedTable } from './edited-table.ts'
import { lastWriteWins } from './last-write-wins.ts'
import { findRecordedItem, recordEdit } from './record-edit.ts'
import { asRead } from './stale-write.ts'

/** A row to delete, as it was read. */
export type DeletedRow = {
	table: EditedTable
	row: DatedRow
	/** Deletes the rows that refer to it. */
	first?: Statement[]
	/** The entry in the trash of an item. */
	item?: DeletedItem
	/** Tags of the cached pages to purge. */
	tags: readonly string[]
	/** `noun` names the kind of row if a section has several; `before` is what the audit log keeps. */
	audit: { section: string; noun?: string; before: Record<string, unknown> }
}

/**
 * Deletes a row, and moves an item to the trash, all in one batch. Reads the row again after a concurrent save, which may
 * change its files. Returns `false` if there is no row.
 */
export const deleteRow = (
	db: Database,
	read: () => Promise<DeletedRow | null>,
	{ now = new Date(), ...by }: Editor,
): Promise<boolean> =>
	lastWriteWins(undefined, async () => {
		const item = await read()
		if (!item) return false
		await deleteAsRead(db, item, { ...by, now })
		return true
	})

async function deleteAsRead(db: Database, item: DeletedRow, editor: Editor & { now: Date }): Promise<void> {
	const { table, row, first = [], item: deleted, tags, audit } = item
	const files = Object.values(deleted?.snapshot.files ?? {})
	const { section, noun } = audit
	const changes = changesOfDeletion(audit.before)
	try {
		await db.batch([
			recordEdit(db, editor, { section, noun, action: 'deleted', itemId: row.id, changes }),
			...first,
			db.delete(table).where(asRead(table, row)),
			refuseUnlessChanged(db),
			...(deleted ? await moveToTrash(db, row, deleted, editor) : []),
			...contentChanged(db, [...tags, ...files.map(fileTag)], editor.now),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('write.stale')
		if (isTransient(error) && (await findRecordedItem(db, editor)) !== null) return
		throw error
	}
}

const changesOfDeletion = (before: Record<string, unknown>): Changes =>
	Object.fromEntries(Object.entries(before).map(([field, value]) => [field, [value, null]]))
