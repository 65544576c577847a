import { type AnyColumn, and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Paged } from '#contracts/shared/paging.ts'
import { searchedWords } from '#contracts/shared/search-key.ts'
import type { Database } from './db.ts'
import { normalised } from './normalise.ts'
import { type Listing, selectTotal } from './row-counts.ts'

type Ordered<Item> = { limit(most: number): { offset(skipped: number): RunnableQuery<Item[], 'sqlite'> } }

/** Reads one page of `rows` and the total in one batch. The order of `rows` must end with a unique column. */
export async function selectPage<Item>(
	db: Database,
	{ rows, table, ...listing }: Listing & { rows: Ordered<Item>; table: SQLiteTable },
	{ pageNumber, size }: { pageNumber: number; size: number },
): Promise<Paged<Item>> {
	const [content, [counted]] = await db.batch([
		rows.limit(size).offset(size * (pageNumber - 1)),
		selectTotal(db, table, listing),
	])
	return pageOf(content, counted, size)
}

/** A page of rows with its total, as `selectTotal` reads it. */
export function pageOf<Item>(content: Item[], counted: { total: number } | undefined, size: number): Paged<Item> {
	const totalElements = counted?.total ?? 0
	return { content, totalElements, totalPages: Math.ceil(totalElements / size) }
}

/** The page of a list, the newest first, that holds a row; null if there is no such row. `where`: which rows the list has. */
export async function findPage(
	db: Database,
	table: SQLiteTable & Record<'id' | 'createdAt', AnyColumn>,
	id: number,
	size: number,
	where?: SQL,
): Promise<number | null> {
	const place = sql`(select ${table.createdAt}, ${table.id} from ${table} where ${table.id} = ${id})`
	const [found] = await db
		.select({ before: db.$count(table, and(sql`(${table.createdAt}, ${table.id}) > ${place}`, where)) })
		.from(table)
		.where(and(eq(table.id, id), where))
	return found ? Math.floor(Number(found.before) / size) + 1 : null
}

/**
 * Matches a text that holds each searched word, in any order. `key` holds the text as `searchKey` writes it, or as earlier
 * versions wrote it if the cron has not reached the row. A search for punctuation alone reads the text itself. LIKE on D1
 * is limited to 50 bytes and treats % and _ as wildcards.
 */
export function containsText(
	{ key, text }: Record<'key' | 'text', AnyColumn | SQL>,
	searched: string,
): SQL | undefined {
	const words = searchedWords(searched)
	if (words.length === 0) return columnContains(text, searched)
	return and(
		...words.map((word) =>
			or(...[...new Set([...word.keys, normalised(word.text)])].map((form) => columnContains(key, form))),
		),
	)
}

export const columnContains = (column: AnyColumn | SQL, part: string): SQL => sql`instr(${column}, ${part}) > 0`
