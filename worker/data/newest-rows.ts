import { desc, gt, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './db.ts'

type Numbered = SQLiteTable & { id: AnySQLiteColumn }

/** The id of the newest row. Ids only grow, so within a batch it is that of the row that the batch has added. */
export const newestIn = (table: Numbered): SQL<number> => sql<number>`(select max(${table.id}) from ${table})`

/** The id of the newest row; 0 if the table is empty. */
export const newestIdOf = (table: Numbered): SQL<number> => sql<number>`coalesce(${newestIn(table)}, 0)`

/** Reads columns that are no table's, such as the ids of `newestIdOf`. */
export const selectNewest = <Columns extends Record<string, SQL<number>>>(db: Database, columns: Columns) =>
	db.select(columns).from(sql`(select 1)`)

/** Bounds what a call reads that each open tab sends every minute. */
const mostRead = 500

/** The ids of the rows that were added after a row, the newest ones. `null`: none. */
export const idsAfter = (db: Database, table: Numbered, seen: number | null) =>
	db.select({ id: table.id }).from(table).where(gt(table.id, seen)).orderBy(desc(table.id)).limit(mostRead)
