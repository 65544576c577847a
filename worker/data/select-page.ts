import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from './db.ts'
import { normalised } from './normalise.ts'

type Ordered<Item> = { limit(most: number): { offset(skipped: number): RunnableQuery<Item[], 'sqlite'> } }

/** Reads one page of `rows` and the total in one batch. The order of `rows` must end with a unique column. */
export async function selectPage<Item>(
	db: Database,
	{ rows, table, where }: { rows: Ordered<Item>; table: SQLiteTable; where: SQL | undefined },
	{ pageNumber, size }: { pageNumber: number; size: number },
): Promise<Paged<Item>> {
	const [content, [counted]] = await db.batch([
		rows.limit(size).offset(size * (pageNumber - 1)),
		db.select({ total: sql<number>`count(*)` }).from(table).where(where),
	])
	const totalElements = counted?.total ?? 0
	return { content, totalElements, totalPages: Math.ceil(totalElements / size) }
}

/**
 * Matches text anywhere in a column of normalised text, ignoring case. LIKE on D1 is limited to 50 bytes and treats % and _ as
 * wildcards.
 */
export const containsText = (normalisedColumn: AnyColumn, searched: string): SQL =>
	sql`instr(${normalisedColumn}, ${normalised(searched)}) > 0`
