import type { Database } from '#worker/data/db.ts'
import type { ReadItem } from '#worker/editing/item-kind.ts'
import { itemOfRow } from '#worker/editing/one-row-item.ts'
import { findRow } from '#worker/editing/rows/read-row.ts'
import { news, newsFieldColumns } from './news.table.ts'

/** Reads a piece of news; null if there is none. */
export async function readNews(db: Database, id: number): Promise<ReadItem | null> {
	const row = await findRow(db, news, id)
	return row && itemOfRow('news', newsFieldColumns, row)
}
