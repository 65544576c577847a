import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from './db.ts'
import { normalised } from './normalise.ts'

type Ordered<Item> = { limit(most: number): { offset(skipped: number): RunnableQuery<Item[], 'sqlite'> } }

/** One page of `rows` and the size of the whole, read at the same moment. `rows` must be ordered up to a unique column. */
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
 * Matches anywhere in a column that holds normalised text, ignoring case. `instr`, because LIKE takes 50 bytes on D1 and reads % and _
 * as wildcards.
 */
export const containsText = (normalisedColumn: AnyColumn, searched: string): SQL =>
	sql`instr(${normalisedColumn}, ${normalised(searched)}) > 0`
