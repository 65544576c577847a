import { desc, eq, getTableName, gte, type SQL, sql } from 'drizzle-orm'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { z } from 'zod/mini'
import type { Database } from './db.ts'
import { rowCounts } from './row-counts.table.ts'

/** The tables whose rows triggers count, with the column of the Published box. See decision 13. */
export const countedTables: Readonly<Record<string, string | null>> = {
	blogs: 'active',
	case_studies: 'is_published',
	news: 'is_published',
	flyers: 'is_published',
	whitepapers: 'is_published',
	events: 'is_published',
	job_posts: null,
	job_applications: null,
	enquiries: null,
	users: null,
	audit_log: null,
}

/** The triggers that count the rows of a table. */
export function triggersOf(table: string): string[] {
	const flag = countedTables[table]
	if (flag === undefined) return []
	return ['insert', 'delete', ...(flag === null ? [] : ['update'])].map((act) => `${table}_counted_${act}`)
}

/** The counts of all tables, for `totalIn`. */
export const selectTotals = (db: Database) => db.select().from(rowCounts)

/** The number of rows of a counted table, by its name. */
export const totalIn = (totals: readonly { table: string; total: number }[], table: string): number =>
	totals.find((row) => row.table === table)?.total ?? 0

/** The number of rows of a counted table, and of those whose Published box is ticked; null for a table without the box. */
export async function readCounts(
	db: Database,
	table: SQLiteTable,
): Promise<{ total: number; published: number | null }> {
	const { total, published } = rowCounts
	const [counts] = await db
		.select({ total, published })
		.from(rowCounts)
		.where(eq(rowCounts.table, getTableName(table)))
	return counts ?? { total: 0, published: null }
}

/**
 * The statement that counts the rows added since, up to `most`. It reads no more rows: ids only grow, so the newest ids are
 * the rows that were added last.
 */
export function selectRecent(
	db: Database,
	table: SQLiteTable & { id: AnySQLiteColumn },
	addedAt: AnySQLiteColumn,
	{ since, most }: Recent,
) {
	const newest = db.select({ addedAt }).from(table).orderBy(desc(table.id)).limit(most).as('newest')
	return db.select({ count: sql<number>`count(*)` }).from(newest).where(gte(newest.addedAt, since))
}

export type Recent = { since: string; most: number }

/** The rows of a list: its condition, and its total as an expression over the counts if they know it. */
export type Listing = { where: SQL | undefined; total?: SQL<number> | undefined }

/** The statement that reads the total of a list. Without a condition, the counts know it. */
export function selectTotal(
	db: Database,
	table: SQLiteTable,
	{ where, total }: Listing,
): RunnableQuery<{ total: number }[], 'sqlite'> {
	const name = getTableName(table)
	const known = total ?? (where === undefined && name in countedTables ? rowCounts.total : undefined)
	if (known === undefined) return db.select({ total: sql<number>`count(*)` }).from(table).where(where)
	return db
		.select({ total: sql<number>`${known}` })
		.from(rowCounts)
		.where(eq(rowCounts.table, name))
}

/** The SQL that counts the rows of a table again, as its row of `row_counts`. It reads the whole table. */
export function recount(table: string): string {
	const flag = countedTables[table]
	const published = flag ? `count(*) filter (where ${flag})` : 'null'
	return `select '${table}' as table_name, count(*) as total, ${published} as published from ${table}`
}

/** The SQL that writes the counts of a table again. */
export const repairOf = (table: string) => `insert or replace into row_counts ${recount(table)}`

const counts = z.array(z.object({ table_name: z.string(), total: z.int(), published: z.nullable(z.int()) }))
type Counts = z.infer<typeof counts>[number]

export type WrongCount = { table: string; kept: string; found: string }

/** Compares the counts with the tables, all read at the same moment. Reads every counted table. */
export async function wrongCounts(db: Database): Promise<WrongCount[]> {
	const tables = Object.keys(countedTables)
	const answers = await db.batch([
		db.all(sql`select table_name, total, published from row_counts`),
		...tables.map((table) => db.all(sql.raw(recount(table)))),
	])
	const [kept = [], ...found] = answers.map((rows) => counts.parse(rows))
	return found.flat().flatMap((row) => {
		const text = textOf(row)
		const before = kept.find(({ table_name }) => table_name === row.table_name)
		const known = before ? textOf(before) : 'none'
		return known === text ? [] : [{ table: row.table_name, kept: known, found: text }]
	})
}

const textOf = ({ total, published }: Counts) => (published === null ? `${total}` : `${total} (${published} published)`)

/** Writes the counts of all tables again. */
export async function recountRows(db: Database): Promise<void> {
	const [first, ...others] = Object.keys(countedTables).map((table) => db.run(sql.raw(repairOf(table))))
	if (first) await db.batch([first, ...others])
}
