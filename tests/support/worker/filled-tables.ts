import type { D1Database } from '@cloudflare/workers-types'

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
	const rows: Rows = new Map()
	for (const table of await tableNames(db)) {
		rows.set(table, (await db.prepare(`select * from "${table}" order by 1`).all<Row>()).results)
	}
	return rows
}

/**
 * Adds `count` rows to each table except those in `except`, which accept no rows. The values follow the column types, the references and
 * the values listed in checks.
 */
export async function fillTables(db: D1Database, count: number, except: readonly string[]): Promise<void> {
	const tables = (await tableNames(db)).filter((name) => !except.includes(name))
	for (const table of await parentsFirst(db, tables)) await addRows(db, table, count)
}

/** The product's own tables. Each one follows the tables that it references. */
export const tablesParentsFirst = async (db: D1Database) => parentsFirst(db, await tableNames(db))

async function parentsFirst(db: D1Database, tables: string[]): Promise<string[]> {
	const sorted: string[] = []
	const visit = async (table: string): Promise<void> => {
		if (sorted.includes(table)) return
		for (const { table: parent } of await foreignKeys(db, table)) if (parent !== table) await visit(parent)
		sorted.push(table)
	}
	for (const table of tables) await visit(table)
	return sorted
}

async function addRows(db: D1Database, table: string, count: number): Promise<void> {
	const { results: columns } = await db.prepare(`pragma table_info("${table}")`).all<Column>()
	const definition = await db.prepare('select sql from sqlite_master where name = ?').bind(table).first<string>('sql')
	const referred = new Map<string, { own: string } | { values: unknown[] }>()
	for (const to of await foreignKeys(db, table)) {
		const key = to.to ?? 'id'
		referred.set(to.from, to.table === table ? { own: key } : { values: await valuesOf(db, to.table, key) })
	}

	const rows: Row[] = []
	for (let number = 0; number < count; number += 1) {
		const row: Row = {}
		for (const { name, type, notnull } of columns) {
			const reference = referred.get(name)
			if (reference) {
				// A row may reference the previous one.
				row[name] =
					('own' in reference
						? rows.at(-1)?.[reference.own]
						: reference.values[number % Math.max(reference.values.length, 1)]) ?? null
				if (row[name] === null && notnull) throw new Error(`No row for ${table}.${name} to refer to`)
			} else row[name] = listedValue(definition ?? '', name, number) ?? madeValue({ name, type }, number)
		}
		rows.push(row)
	}
	const names = columns.map(({ name }) => `"${name}"`).join(', ')
	const insert = db.prepare(`insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`)
	await db.batch(rows.map((row) => insert.bind(...Object.values(row))))
}

const valuesOf = async (db: D1Database, table: string, key: string): Promise<unknown[]> =>
	(await db.prepare(`select "${key}" as value from "${table}" order by 1 desc limit 20`).all<Row>()).results.map(
		({ value }) => value,
	)

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
