import { and, desc, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { z } from 'zod/mini'
import { contentChanged } from '#worker/cache/page-cache.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { keepRevision } from '#worker/editing/keep-revision.ts'
import { findRecordedItem, recordEdit } from '#worker/editing/record-edit.ts'
import { revisions } from '#worker/editing/revisions.table.ts'
import { readSnapshot, type Snapshot, scheduleIn } from '#worker/editing/snapshot.ts'
import { trash } from '#worker/editing/trash.table.ts'
import { filesGoLive } from '#worker/files/file-states.ts'
import { holdFiles } from '#worker/files/hold-files.ts'
import { AppError, isReferenceBroken, isTransient } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { withoutLostLabels } from './lost-labels.ts'
import type { TrashEntry } from './trash.queries.ts'

const storedRows = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))
const versionOf = z.object({ version: z.number() })

/**
 * Brings an item back with its id: unpublished, or as it was for an undo. Throws `trash.not-found` where somebody else has restored it, and
 * `trash.label-missing` where a category or type that it needs is gone.
 */
export async function restoreFromTrash(
	db: Database,
	kind: ItemKind,
	entry: TrashEntry,
	{ asBefore }: { asBefore: boolean },
	{ now = new Date(), ...by }: Editor,
): Promise<void> {
	const editor = { ...by, now }
	const { itemId } = entry
	const rows = storedRows.parse(JSON.parse(entry.rows))
	const before = await lastSnapshot(db, entry)
	const shown = asBefore && entry.wasPublished
	const box = kind.publishedField
	const published = box && !shown ? { [box]: false } : {}
	const { values } = await withoutLostLabels(db, kind, { ...before.values, ...published })
	const after: Snapshot = { values, files: before.files }
	const version = versionOf.parse(rows[getTableName(kind.table)]?.[0]).version + 1
	const edited = { ...published, version, updatedAt: now.toISOString(), updatedBy: by.staff.id }
	const files = Object.values(after.files)
	try {
		await db.batch([
			db.delete(trash).where(eq(trash.id, entry.id)),
			refuseUnlessChanged(db),
			...kind.tables.map(({ table, mayReturn }) => {
				const stored = rows[getTableName(table)] ?? []
				return insertRows(
					db,
					table,
					table === kind.table ? stored.map((row) => ({ ...row, ...edited })) : stored,
					mayReturn,
				)
			}),
			...keepRevision(db, { kind: kind.name, id: itemId, version, act: 'restored', before, after }, editor),
			...holdFiles(db, kind.name, itemId, files, now),
			...holdFiles(db, 'trash', entry.id, [], now),
			filesGoLive(db, files, shown || box === null, scheduleIn(after)),
			...contentChanged(db, [kind.name], now),
			recordEdit(db, editor, {
				section: kind.name,
				action: 'restored',
				itemId,
				changes: { title: [null, entry.title] },
			}),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('trash.not-found')
		if (isTransient(error) && (await findRecordedItem(db, editor)) !== null) return
		throw isReferenceBroken(error) ? new AppError('trash.label-missing') : error
	}
}

/** The version that was deleted: its revision is in the batch of the deletion. */
async function lastSnapshot(db: Database, { kind, itemId }: TrashEntry): Promise<Snapshot> {
	const [row] = await db
		.select({ values: revisions.values, files: revisions.files })
		.from(revisions)
		.where(and(eq(revisions.kind, kind), eq(revisions.itemId, itemId)))
		.orderBy(desc(revisions.number))
		.limit(1)
	if (!row) throw new Error('A deleted item has no revision')
	return readSnapshot(row)
}

/** Inserts rows as they were stored. They are one bound parameter. */
function insertRows(
	db: Database,
	table: SQLiteTable,
	rows: readonly Record<string, unknown>[],
	mayReturn: SQL = sql`true`,
) {
	const columns = Object.keys(getTableColumns(table)).map((name) => sql`value ->> ${name}`)
	return db
		.insert(table)
		.select(sql`select ${sql.join(columns, sql`, `)} from json_each(${JSON.stringify(rows)}) where ${mayReturn}`)
}
