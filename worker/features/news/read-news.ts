import type { Database } from '#worker/data/db.ts'
import type { ReadItem } from '#worker/editing/item-kind.ts'
import { findRow } from '#worker/editing/read-row.ts'
import { news } from './news.table.ts'
import { newsSnapshot } from './news-snapshot.ts'

/** Reads a piece of news; null if there is none. */
export async function readNews(db: Database, id: number): Promise<ReadItem | null> {
	const row = await findRow(db, news, id)
	if (!row) return null
	return {
		table: news,
		row,
		item: {
			kind: 'news',
			title: row.title,
			wasPublished: row.isPublished,
			snapshot: newsSnapshot(row),
			rows: [{ table: news, rows: [row] }],
		},
		tags: ['news'],
		audit: { section: 'news', before: row },
	}
}
