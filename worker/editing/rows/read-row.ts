import { eq } from 'drizzle-orm'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'
import type { Database } from '#worker/data/db.ts'
import { AppError } from '#worker/http/errors.ts'
import type { EditedTable, ReadRow, StoredRow } from './edited-table.ts'
import { staleWrite } from './stale-write.ts'

/** Reads a row as it is stored; null if there is none. */
export async function findRow<Table extends EditedTable>(
	db: Database,
	table: Table,
	id: number,
): Promise<StoredRow<Table> | null> {
	const [row] = await db.select().from<EditedTable>(table).where(eq(table.id, id))
	return (row as StoredRow<Table> | undefined) ?? null
}

/** A form's reference to its row. A null id adds a row. Without a version the last write wins. */
export type EditOf = { id: number | null; version?: number | undefined }

/** Reads the row that a form edits; null if the form adds one. Throws `notFound` and `write.stale`. */
export async function findEditedRow<Table extends EditedTable>(
	db: Database,
	table: Table,
	edit: EditOf,
	notFound: ErrorCode,
): Promise<StoredRow<Table> | null> {
	const before = edit.id === null ? null : await findRow(db, table, edit.id)
	await checkEdit(db, table, before, edit, notFound)
	return before
}

/** Refuses the edit of a row that does not exist with `notFound`, and of one that has changed with `write.stale`. */
export async function checkEdit(
	db: Database,
	table: EditedTable,
	before: ReadRow | null,
	{ id, version }: EditOf,
	notFound: ErrorCode,
): Promise<void> {
	if (id === null) return
	if (!before) throw new AppError(notFound)
	if (version !== undefined && version !== before.version) throw await staleWrite(db, table, id)
}
