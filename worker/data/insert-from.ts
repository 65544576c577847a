import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './db.ts'

type Values<Table extends SQLiteTable> = { [Column in keyof Table['$inferInsert']]?: SQL | string | number | null }

/**
 * The statement that inserts a row for each row of a query, from `from ...` on. Columns that are not named get their
 * defaults: drizzle's insert from a query lists all of them, and D1 takes no statement with parameters that is not built.
 */
export function insertFrom<Table extends SQLiteTable>(db: Database, table: Table, values: Values<Table>, from: SQL) {
	const named: Readonly<Record<string, SQL | string | number | null | undefined>> = values
	const columns = Object.entries(getTableColumns(table)).map(
		([name, column]) => sql`${named[name] ?? column.default ?? null}`,
	)
	return db.insert(table).select(sql`select ${sql.join(columns, sql`, `)} ${from}`)
}
