import type { Database } from '#worker/data/db.ts'
import type { ReadItem } from '#worker/editing/item-kind.ts'
import { itemOfRow } from '#worker/editing/one-row-item.ts'
import { findRow } from '#worker/editing/rows/read-row.ts'
import type { DocumentKind } from './document-kinds.ts'

/** Reads a flyer or a whitepaper; null if there is none. */
export async function readDocument(
	db: Database,
	{ table, section, columns }: DocumentKind,
	id: number,
): Promise<ReadItem | null> {
	const row = await findRow(db, table, id)
	return row && itemOfRow(section, columns, row)
}
