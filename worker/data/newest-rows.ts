import { desc, gt, sql } from 'drizzle-orm'
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './db.ts'

type Numbered = SQLiteTable & { id: AnySQLiteColumn }

/** The id of the newest row; 0 of an empty table. */
export const newestIdOf = (table: Numbered) => sql<number>`coalesce((select max(${table.id}) from ${table}), 0)`

/** The statement that reads the newest ids of tables, each under its name. */
export const selectNewest = <Name extends string>(db: Database, tables: Readonly<Record<Name, Numbered>>) => {
	const columns = Object.entries<Numbered>(tables).map(
		([name, table]) => sql`${newestIdOf(table)} as ${sql.identifier(name)}`,
	)
	return db.get<Record<Name, number>>(sql`select ${sql.join(columns, sql`, `)}`)
}

/** Bounds what a call reads that each open tab sends every minute. */
const mostRead = 500

/** The ids of the rows that were added after a row, the newest ones. `null`: none. */
export const idsAfter = (db: Database, table: Numbered, seen: number | null) =>
	db.select({ id: table.id }).from(table).where(gt(table.id, seen)).orderBy(desc(table.id)).limit(mostRead)
