import { and, eq, sql } from 'drizzle-orm'
import { staleText } from '#contracts/shared/stale-write.ts'
import type { Database } from '#worker/data/db.ts'
import { AppError } from '#worker/http/errors.ts'
import { type EditedTable, editedBy, type ReadRow } from './edited-table.ts'

/** The refusal of a stale save. It names the last editor of the row and the time of their save. */
export async function staleWrite(db: Database, table: EditedTable, id: number): Promise<AppError> {
	const [change] = await db.select(editedBy(table)).from(table).where(eq(table.id, id))
	if (!change) return new AppError('write.stale')
	const newestSave = { by: change.updatedBy, at: change.updatedAt }
	return new AppError('write.stale', { message: staleText(newestSave, 'UTC'), newestSave })
}

/** Limits a write to the version that was read. The other statements of its batch assume that version. */
export const asRead = (table: EditedTable, { id, version }: ReadRow) =>
	and(eq(table.id, id), eq(table.version, version))

/** The next version, for an update. */
export const nextVersion = (table: EditedTable) => sql<number>`${table.version} + 1`
