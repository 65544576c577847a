import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

export type Row = Record<string, unknown>
export type Rows = Map<string, Row[]>

type Column = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number }
type ForeignKey = { table: string; from: string; to: string | null; on_delete: string; on_update: string }

/** The product's own tables, without those of SQLite and D1. */
export async function tableNames(db: D1Database): Promise<string[]> {
	const { results } = await db
		.prepare("select name from sqlite_master where type = 'table' order by name")
		.all<{ name: string }>()
	return results.map(({ name }) => name).filter((name) => !/^(sqlite_|d1_|_cf)/.test(name))
}

export async function foreignKeys(db: D1Database, table: string): Promise<ForeignKey[]> {
	return (await db.prepare(`pragma foreign_key_list("${table}")`).all<ForeignKey>()).results
}

/** Every row of every table. */
export async function readRows(db: D1Database): Promise<Rows> {
	const names = await tableNames(db)
	if (names.length === 0) return new Map()
	const answers = await db.batch<Row>(names.map((table) => db.prepare(`select * from "${table}" order by 1`)))
	return new Map(names.map((table, place) => [table, answers[place]?.results ?? []]))
}

/** Tables with operational rows, with one row at most, or without rows. */
export const takesNoRows = [
	'content_version',
	'health_alerts',
	'job_pauses',
	'job_runs',
	'row_counts',
	'sign_in_policies',
	'write_guards',
]

type Table = { name: string; definition: string; columns: Column[]; keys: ForeignKey[] }

/**
 * Adds `count` rows to each table except those in `except`, which accept no rows. The values follow the column types, the
 * references and the values listed in checks. One batch writes all rows: a call of the local D1 takes longer than a row.
 */
export async function fillTables(db: D1Database, count: number, except: readonly string[]): Promise<void> {
	const added: Rows = new Map()
	const inserts: D1PreparedStatement[] = []
	for (const table of await readTables(db)) {
		if (except.includes(table.name)) continue
		const rows = newRows(table, count, added)
		added.set(table.name, rows)
		const names = table.columns.map(({ name }) => `"${name}"`)
		const insert = db.prepare(
			`insert into "${table.name}" (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
		)
		inserts.push(...rows.map((row) => insert.bind(...Object.values(row))))
	}
	if (inserts.length > 0) await db.batch(inserts)
}

/** The product's own tables. Each one follows the tables that it references. */
export const tablesParentsFirst = async (db: D1Database) => (await readTables(db)).map(({ name }) => name)

async function readTables(db: D1Database): Promise<Table[]> {
	const names = await tableNames(db)
	if (names.length === 0) return []
	const ask = async <Answer>(sql: (name: string) => string) =>
		(await db.batch<Answer>(names.map((name) => db.prepare(sql(name))))).map(({ results }) => results)
	const definitions = await ask<{ sql: string }>((name) => `select sql from sqlite_master where name = '${name}'`)
	const columns = await ask<Column>((name) => `pragma table_info("${name}")`)
	const keys = await ask<ForeignKey>((name) => `pragma foreign_key_list("${name}")`)
	const tables = names.map(
		(name, place): Table => ({
			name,
			definition: definitions[place]?.[0]?.sql ?? '',
			columns: columns[place] ?? [],
			keys: keys[place] ?? [],
		}),
	)
	const sorted = new Set<Table>()
	const visit = (table: Table): void => {
		for (const key of table.keys) {
			const parent = tables.find(({ name }) => name === key.table)
			if (parent && parent !== table && !sorted.has(parent)) visit(parent)
		}
		sorted.add(table)
	}
	for (const table of tables) visit(table)
	return [...sorted]
}

/** Rows that refer to rows of `added`. */
function newRows({ name: table, definition, columns, keys }: Table, count: number, added: Rows): Row[] {
	const rows: Row[] = []
	for (let number = 0; number < count; number += 1) {
		const row: Row = {}
		for (const { name, type, notnull } of columns) {
			const reference = keys.find(({ from }) => from === name)
			if (reference) {
				// A row may reference the previous one.
				const referred = reference.table === table ? rows.at(-1) : added.get(reference.table)?.[number]
				row[name] = referred?.[reference.to ?? 'id'] ?? null
				if (row[name] === null && notnull) throw new Error(`No row for ${table}.${name} to refer to`)
			} else row[name] = listedValue(definition, name, number) ?? madeValue({ name, type }, number)
		}
		rows.push(row)
	}
	return rows
}

/** One of the values that a check allows: `"status" in ('waiting', 'sent')`. */
function listedValue(definition: string, column: string, number: number): unknown {
	const list = new RegExp(`"?${column}"?\\s+in\\s*\\(([^)]*)\\)`, 'i').exec(definition)?.[1]
	if (!list) return undefined
	const values = list.split(',').map((value) => value.trim())
	const value = values[number % values.length] ?? ''
	return value.startsWith("'") ? value.slice(1, -1) : Number(value)
}

/** Numbers are far above the ids of rows that migrations insert. Texts are readable in a failed comparison. */
function madeValue({ name, type }: Pick<Column, 'name' | 'type'>, number: number): unknown {
	if (/int/i.test(type)) return 900_001 + number
	if (/real|num/i.test(type)) return number + 0.5
	if (/blob/i.test(type)) return new Uint8Array([number, 0, 255])
	// All dates are equal, so that checks on their order pass.
	if (name.endsWith('_date')) return '2026-01-31'
	return `${name} ${number}: ñ ‘quoted’ 月`
}
