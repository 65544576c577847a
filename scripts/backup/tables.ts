import { whileBusy } from './retry.ts'

export type Row = Record<string, unknown>

type ForeignKey = { table: string }

/** Tables that are rebuilt from other data. */
const derived = ['picture_variants', 'search_texts', 'file_pages']

/**
 * Tables that are not data of the product: those of SQLite and D1, an always empty guard, operational records of this
 * database, and counts of the rows of other tables. A restore makes the schema of the backup first, so the list keeps the names of tables that a migration drops.
 */
const notOurs =
	/^(sqlite_|d1_|_cf)|^(write_guards|job_pauses|open_forms|job_runs|health_alerts|store_checks|slow_queries|row_counts)$/

const isOurs = (name: string) => !notOurs.test(name) && !derived.includes(name)

/** Returns the product's tables. Each one follows the tables that it references. */
export const tablesInOrder = async (db: D1Database): Promise<string[]> => (await allTablesInOrder(db)).filter(isOurs)

/** Returns the tables of derived data that the schema has. */
export const derivedTables = async (db: D1Database): Promise<string[]> =>
	(await allTablesInOrder(db)).filter((name) => derived.includes(name))

/** Includes the tables that no backup holds, except those of SQLite and D1. Two calls: a remote database takes long for each. */
export async function allTablesInOrder(db: D1Database): Promise<string[]> {
	const { results } = await whileBusy(() =>
		db.prepare("select name from sqlite_master where type = 'table' order by name").all<{ name: string }>(),
	)
	const names = results.map(({ name }) => name).filter((name) => !/^(sqlite_|_cf)/.test(name))
	const keys = await pragmas<ForeignKey>(db, 'foreign_key_list', names)
	const sorted: string[] = []
	const visit = (table: string): void => {
		if (sorted.includes(table)) return
		for (const { table: parent } of keys.get(table) ?? []) if (parent !== table) visit(parent)
		sorted.push(table)
	}
	for (const name of names) visit(name)
	return sorted
}

type Column = { name: string; type: string }

export type Shape = { columns: Column[]; refersToItself: boolean }

export async function shapesOf(db: D1Database, tables: readonly string[]): Promise<Map<string, Shape>> {
	const columns = await pragmas<Column>(db, 'table_info', tables)
	const keys = await pragmas<ForeignKey>(db, 'foreign_key_list', tables)
	return new Map(
		tables.map((name) => [
			name,
			{
				columns: columns.get(name) ?? [],
				refersToItself: (keys.get(name) ?? []).some(({ table }) => table === name),
			},
		]),
	)
}

async function pragmas<Answer>(db: D1Database, pragma: string, tables: readonly string[]) {
	if (tables.length === 0) return new Map<string, Answer[]>()
	const answers = await whileBusy(() =>
		db.batch<Answer>(tables.map((table) => db.prepare(`pragma ${pragma}("${table}")`))),
	)
	return new Map(tables.map((table, place) => [table, answers[place]?.results ?? []]))
}

/** Returns the highest assigned id of each table with AUTOINCREMENT. */
export async function lastIds(db: D1Database): Promise<Map<string, number>> {
	const { results } = await whileBusy(() =>
		db.prepare('select name, seq from sqlite_sequence').all<{ name: string; seq: number }>(),
	)
	return new Map(results.map(({ name, seq }) => [name, seq]))
}

const rowsAtOnce = 200

/** D1 returns a BLOB as a list of numbers. */
const withHex = (row: Row): Row =>
	Object.fromEntries(
		Object.entries(row).map(([name, value]) => [
			name,
			Array.isArray(value) ? Buffer.from(value).toString('hex') : value,
		]),
	)

/** Yields every row of a table in the order of row ids, in chunks. A BLOB comes in hexadecimal digits. */
export async function* rowsOf(db: D1Database, table: string): AsyncGenerator<Row[]> {
	const next = db.prepare(
		`select rowid as "row id", * from "${table}" where rowid > ? order by rowid limit ${rowsAtOnce}`,
	)
	let after = -1
	for (;;) {
		const { results } = await whileBusy(() => next.bind(after).all<Row>())
		if (results.length > 0) yield results.map(({ 'row id': _, ...row }) => withHex(row))
		if (results.length < rowsAtOnce) return
		after = Number(results.at(-1)?.['row id'])
	}
}
