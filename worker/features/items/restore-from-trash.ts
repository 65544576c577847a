import { and, desc, eq, getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { z } from 'zod/mini'
import type { RestoredAsDraft } from '#contracts/items/history.ts'
import { contentChanged } from '#worker/cache/page-cache.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { alternativeTexts } from '#worker/editing/alternative-texts.ts'
import { keepRevision } from '#worker/editing/history/keep-revision.ts'
import { contentColumns, readContent } from '#worker/editing/history/revision-content.ts'
import { revisions } from '#worker/editing/history/revisions.table.ts'
import { trash } from '#worker/editing/history/trash.table.ts'
import type { ItemKind, ItemTable } from '#worker/editing/item-kind.ts'
import { findRecordedItem, recordEdit } from '#worker/editing/rows/record-edit.ts'
import { keepSearchText } from '#worker/editing/search-texts.ts'
import { type Snapshot, scheduleIn } from '#worker/editing/snapshot.ts'
import { holdFiles, holdFilesOfItem } from '#worker/files/hold-files.ts'
import { AppError, isReferenceBroken, isTransient } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { withoutLostLabels } from './lost-labels.ts'
import { restoreAsDraft } from './restore-as-draft.ts'
import type { TrashEntry } from './trash.queries.ts'

const storedRows = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))
const versionOf = z.object({ version: z.number() })

/**
 * Brings an item back with its id: unpublished, or as it was for an undo. Returns null, or the draft as which the item is
 * back if a category or type that it needs was deleted. Throws `trash.not-found` if somebody else has restored it or
 * deleted it for good.
 */
export async function restoreFromTrash(
	db: Database,
	kind: ItemKind,
	entry: TrashEntry,
	{ asBefore }: { asBefore: boolean },
	{ now = new Date(), ...by }: Editor,
): Promise<RestoredAsDraft | null> {
	const editor = { ...by, now }
	const { itemId } = entry
	const rows = storedRows.parse(JSON.parse(entry.rows))
	const before = await lastSnapshot(db, entry)
	const shown = asBefore && entry.wasPublished
	const box = kind.publishedField
	const hidden = (name: string | null | undefined) => (name && !shown ? { [name]: false } : {})
	const whole: Snapshot = { values: { ...before.values, ...hidden(box) }, files: before.files }
	const { values } = await withoutLostLabels(db, kind, whole.values)
	const after: Snapshot = { values, files: whole.files }
	const version = versionOf.parse(rows[getTableName(kind.table)]?.[0]).version + 1
	const edited = { ...hidden(box && kind.columns[box]), version, updatedAt: now.toISOString(), updatedBy: by.staff.id }
	const files = Object.values(after.files)
	try {
		await db.batch([
			db.delete(trash).where(eq(trash.id, entry.id)),
			refuseUnlessChanged(db),
			...kind.tables.map((each) => {
				const stored = rows[getTableName(each.table)] ?? []
				return insertRows(db, each, each.table === kind.table ? stored.map((row) => ({ ...row, ...edited })) : stored)
			}),
			...keepRevision(db, { kind: kind.name, id: itemId, version, act: 'restored', before, after }, editor),
			...holdFilesOfItem(
				db,
				kind.name,
				itemId,
				{
					keys: files,
					removed: [],
					shown: shown || box === null,
					schedule: scheduleIn(after),
					alts: alternativeTexts(kind.name, after),
				},
				now,
			),
			...holdFiles(db, 'trash', entry.id, [], now),
			keepSearchText(db, kind.name, itemId, kind, after.values),
			...contentChanged(db, [kind.name], now),
			recordEdit(db, editor, {
				section: kind.name,
				action: 'restored',
				itemId,
				changes: { title: [null, entry.title] },
			}),
		])
		return null
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('trash.not-found')
		if (isTransient(error) && (await findRecordedItem(db, editor)) !== null) return null
		const draft = isReferenceBroken(error) ? await restoreAsDraft(db, kind, entry, whole, editor) : null
		if (!draft) throw error
		return draft
	}
}

/** The version that was deleted: its revision is in the batch of the deletion, and goes only with the entry. */
async function lastSnapshot(db: Database, { kind, itemId }: TrashEntry): Promise<Snapshot> {
	const [row] = await db
		.select(contentColumns)
		.from(revisions)
		.where(and(eq(revisions.kind, kind), eq(revisions.itemId, itemId)))
		.orderBy(desc(revisions.number))
		.limit(1)
	if (!row) throw new AppError('trash.not-found')
	return readContent(row)
}

type StoredRow = Record<string, unknown>

/**
 * Inserts rows as they were stored, as one bound parameter. Derived columns are made again, and a column that a later
 * migration added has its default.
 */
function insertRows(db: Database, { table, derived, mayReturn = sql`true` }: ItemTable, rows: readonly StoredRow[]) {
	const filled = rows.map((row) => ({ ...row, ...derived?.(row) }))
	const stored = new Set(filled.flatMap(Object.keys))
	const columns = Object.entries(getTableColumns(table)).map(([name, column]) =>
		stored.has(name) ? sql`value ->> ${name}` : defaultOf(column),
	)
	return db
		.insert(table)
		.select(sql`select ${sql.join(columns, sql`, `)} from json_each(${JSON.stringify(filled)}) where ${mayReturn}`)
}

function defaultOf(column: SQLiteColumn): SQL {
	const value: unknown = column.default
	if (is(value, SQL)) return value
	return value === undefined ? sql`null` : sql`${sql.param(value, column)}`
}
