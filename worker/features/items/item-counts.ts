import { eq, getTableName } from 'drizzle-orm'
import type { ItemCounts } from '#contracts/items/counts.ts'
import type { Database } from '#worker/data/db.ts'
import { rowCounts } from '#worker/data/row-counts.table.ts'
import type { ItemKind } from '#worker/editing/item-kind.ts'

/** How many items of a kind there are, and how many are published. Reads the one row that triggers keep. */
export async function countItems(db: Database, { table }: ItemKind): Promise<ItemCounts> {
	const { total, published } = rowCounts
	const [counts] = await db
		.select({ total, published })
		.from(rowCounts)
		.where(eq(rowCounts.table, getTableName(table)))
	return counts ?? { total: 0, published: null }
}
