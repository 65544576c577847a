import type { Database } from '#worker/data/db.ts'
import type { ReadItem } from '#worker/editing/item-kind.ts'
import { findRow } from '#worker/editing/read-row.ts'
import type { DocumentKind } from './document-kinds.ts'
import { documentSnapshot } from './document-snapshot.ts'

/** Reads a flyer or a whitepaper; null if there is none. */
export async function readDocument(
	db: Database,
	{ table, section }: DocumentKind,
	id: number,
): Promise<ReadItem | null> {
	const row = await findRow(db, table, id)
	if (!row) return null
	return {
		table,
		row,
		item: {
			kind: section,
			title: row.title,
			wasPublished: row.isPublished,
			snapshot: documentSnapshot(row),
			rows: [{ table, rows: [row] }],
		},
		tags: [section],
		audit: { section, before: row },
	}
}
