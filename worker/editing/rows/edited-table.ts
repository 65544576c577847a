import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, integer, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, momentColumn } from '#worker/data/columns.ts'
import { users } from '#worker/data/users.table.ts'

/** The columns of a row that staff edit. `version` tells a stale save from a fresh one. */
export const editedColumns = () => ({
	id: autoIncrementId(),
	version: integer('version').notNull().default(1),
	createdAt: momentColumn('created_at').notNull(),
	updatedAt: momentColumn('updated_at').notNull(),
	updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'restrict' }),
})

type EditColumn = 'id' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy'

/** Any table with the columns of `editedColumns`. */
export type EditedTable = SQLiteTable &
	Record<'id' | 'version', AnySQLiteColumn<{ data: number; notNull: true }>> &
	Record<EditColumn, AnySQLiteColumn>

/** The columns of a row that a save fills in: all but those that every edited row has. */
export type OwnColumns<Table extends EditedTable> = Omit<Table['$inferInsert'], EditColumn>

/** The id and the version of a row as it was read. */
export type ReadRow = { id: number; version: number }

/** The same with its last change; `updatedBy` is the id of a user. */
export type DatedRow = ReadRow & { updatedAt: string; updatedBy: number | null }

/** A whole row as it was read. */
export type StoredRow<Table extends EditedTable> = Table['$inferSelect'] & DatedRow

/** The version of a row and its last change, for the select of its details. */
export const editedBy = (table: EditedTable) => ({
	version: sql<number>`${table.version}`,
	updatedAt: sql<string>`${table.updatedAt}`,
	updatedBy: sql<string | null>`(select editor.full_name from users as editor where editor.id = ${table}.updated_by)`,
})

/** A table with a schedule for each row. */
export type ScheduledTable = SQLiteTable & Record<'id' | 'publishAt' | 'unpublishAt', AnySQLiteColumn>
