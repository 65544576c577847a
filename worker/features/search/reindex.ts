import { and, asc, eq, gt, notInArray } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'
import { searchTexts } from '#worker/editing/search-texts.table.ts'
import { indexItems } from '#worker/editing/search-texts.ts'
import { kinds } from '../item-kinds.ts'

const itemsAtOnce = 50

/** Writes what searches compare for every item again, and returns the number of items. */
export async function reindex(db: Database): Promise<number> {
	let items = 0
	for (const kind of Object.values(kinds)) {
		items += await reindexKind(db, kind)
		const stored = db.select({ id: kind.table.id }).from(kind.table)
		await db.delete(searchTexts).where(and(eq(searchTexts.kind, kind.name), notInArray(searchTexts.id, stored)))
	}
	return items
}

async function reindexKind(db: Database, kind: ItemKind): Promise<number> {
	const { id } = kind.table
	let items = 0
	for (let after = 0; ; ) {
		const rows = await db.select({ id }).from(kind.table).where(gt(id, after)).orderBy(asc(id)).limit(itemsAtOnce)
		const ids = rows.map((row) => Number(row.id))
		await indexItems(db, kind, ids)
		items += ids.length
		if (ids.length < itemsAtOnce) return items
		after = ids.at(-1) ?? after
	}
}

type WrongIndex = { kind: string; items: number; found: number }

/** The kinds whose items are not as many as searches know. */
export async function wrongIndexes(db: Database): Promise<WrongIndex[]> {
	const all = Object.values(kinds)
	const counted = await Promise.all(
		all.map(async ({ name, table }) => ({
			kind: name,
			items: await db.$count(table),
			found: await db.$count(searchTexts, eq(searchTexts.kind, name)),
		})),
	)
	return counted.filter(({ items, found }) => items !== found)
}
