import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Section } from '#contracts/auth/roles.ts'
import { fileTag } from '#worker/cache/edge-cache.ts'
import { contentChanged } from '#worker/cache/page-cache.ts'
import { type Changes, changesBetween, itemOfAct, recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { staleWrite } from '#worker/data/stale-write.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { filesGoLive, filesRetire } from '#worker/files/file-states.ts'
import { AppError, isTransient } from '#worker/http/errors.ts'
import type { Staff } from '#worker/http/request-context.ts'
import { overtaken, untilNotOvertaken } from './overtaken.ts'
import { type EditedTable, lastChangeOf, newestId } from './publishable.ts'

/** Who saves, and when. */
export type Editor = { staff: Staff; requestId: string; now?: Date }

type Statement = BatchItem<'sqlite'>

type Item = {
	table: EditedTable
	/** null: a new one. */
	id: number | null
	/** Inserts or updates the row and returns its id; an update is limited by `asRead`. */
	write: BatchItem<'sqlite'> & { _: { result: { id: number }[] } }
	/** What follows in the same batch; `itemId` stands for the row's id. */
	also?: (itemId: number | SQL<number>) => Statement[]
	/** The files that the item has from now on, those that it has lost, and whether visitors may see them. */
	files: { kept: readonly string[]; lost: readonly string[]; shown: boolean }
	/** For the audit log. */
	section: Section
	before: Record<string, unknown> | null
	after: Record<string, unknown>
}

/** Refuses an edit that started from another version than the row now has; without a version the last write wins. */
export async function refuseStale(
	db: Database,
	table: EditedTable,
	before: { id: number; version: number } | null,
	startedFrom: number | undefined,
): Promise<void> {
	if (before === null || startedFrom === undefined || startedFrom === before.version) return
	throw await staleWrite(() => lastChangeOf(db, table, before.id))
}

/** Limits an update to the row as it was read: what is written about its files would not fit another version. */
export const asRead = (table: EditedTable, { id, version }: { id: number; version: number }) =>
	and(eq(table.id, id), eq(table.version, version))

/** What an insert writes besides the item's own columns. */
export const added = ({ staff, now = new Date() }: Editor) => ({
	createdAt: now.toISOString(),
	updatedAt: now.toISOString(),
	updatedBy: staff.id,
})

/** What an update writes besides the item's own columns. */
export const changed = (table: EditedTable, { staff, now = new Date() }: Editor) => ({
	version: sql<number>`${table.version} + 1`,
	updatedAt: now.toISOString(),
	updatedBy: staff.id,
})

/**
 * Writes an item with its files, its audit row and the mark that makes every page new, all or nothing; answers its id, also where the
 * database has lost its answer on the way. Throws `write.stale` when somebody else has saved since the version that the edit started from.
 */
export async function saveItem(
	db: Database,
	item: Item,
	{ staff, requestId, now = new Date() }: Editor,
): Promise<number> {
	const { table, id, section, before, after } = item
	const itemId = id ?? newestId(table)
	const act = { actor: staff, section, action: before ? 'changed' : 'added', itemId, requestId }
	try {
		const [saved] = await db.batch([
			item.write,
			refuseUnlessChanged(db),
			...(item.also?.(itemId) ?? []),
			filesGoLive(db, item.files.kept, item.files.shown),
			filesRetire(db, item.files.lost, now),
			...contentChanged(db, tagsOf(section, hidden(item.files)), now),
			recordAct(db, { ...act, changes: changesBetween(before ?? {}, after) }, now),
		])
		const [row] = saved
		if (!row) throw new Error('The saved item has no id')
		return row.id
	} catch (error) {
		if (id !== null && isRefusedByGuard(error)) throw await staleWrite(() => lastChangeOf(db, table, id))
		// Told to come again, who adds an item would add it twice.
		const savedId = isTransient(error) ? await itemOfAct(db, { actorId: staff.id, requestId }, now) : null
		if (savedId === null) throw error
		return savedId
	}
}

/**
 * Saves a row, and answers what `save` answers, which reads the row anew at each attempt. Without a version the last write wins: where
 * another save comes first it is repeated.
 */
export const lastWriteWins = <T>(startedFrom: number | undefined, save: () => Promise<T>): Promise<T> =>
	untilNotOvertaken(async () => {
		try {
			return await save()
		} catch (error) {
			const isStale = error instanceof AppError && error.code === 'write.stale'
			if (startedFrom === undefined && isStale) return overtaken
			throw error
		}
	})

/** An item that is to be deleted, as it was read. */
export type Doomed = {
	table: EditedTable
	id: number
	version: number
	section: Section
	/** Deletes what refers to the row. */
	first?: Statement[]
	files: readonly string[]
	/** For the audit log. */
	before: Record<string, unknown>
}

/**
 * Deletes an item with what hangs on it, and retires its files. Where somebody saves in between it is read once more: its files may be
 * others. `false`: there is none.
 */
export const deleteItem = (db: Database, read: () => Promise<Doomed | null>, editor: Editor): Promise<boolean> =>
	untilNotOvertaken(async () => {
		const item = await read()
		if (!item) return false
		return (await deleteAsRead(db, item, editor)) || overtaken
	})

/** The files that visitors no longer see, or never saw. */
const hidden = ({ kept, lost, shown }: Item['files']) => (shown ? lost : [...kept, ...lost])

/** Of the pages that show items of this section, and of files that are no longer shown. */
const tagsOf = (section: Section, files: readonly string[]) => [section, ...files.map(fileTag)]

async function deleteAsRead(
	db: Database,
	item: Doomed,
	{ staff, requestId, now = new Date() }: Editor,
): Promise<boolean> {
	const { table, id, section, first = [], files, before } = item
	const act = { actor: staff, section, action: 'deleted', itemId: id, changes: gone(before), requestId }
	const statements: [Statement, ...Statement[]] = [
		recordAct(db, act, now),
		...first,
		db.delete(table).where(asRead(table, item)),
		refuseUnlessChanged(db),
		filesRetire(db, files, now),
		...contentChanged(db, tagsOf(section, files), now),
	]
	try {
		await db.batch(statements)
		return true
	} catch (error) {
		if (isRefusedByGuard(error)) return false
		if (isTransient(error) && (await itemOfAct(db, { actorId: staff.id, requestId }, now)) !== null) return true
		throw error
	}
}

const gone = (before: Record<string, unknown>): Changes =>
	Object.fromEntries(Object.entries(before).map(([field, value]) => [field, [value, null]]))
