import { type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'

/** Whether a column has one of these values. The list is one bound parameter of any length. */
export const isAmong = (column: AnySQLiteColumn, values: readonly (number | string)[]): SQL =>
	sql`${column} in (select value from json_each(${JSON.stringify(values)}))`
