import { z } from 'zod/mini'
import { bindings } from './app.ts'

export type StoredRow = Readonly<Record<string, unknown>>
type Table = { columns: readonly string[]; rows: StoredRow[] }

/** A line names a table with its columns, or is a row of the table above it. */
const lineOf = z.union([z.object({ table: z.string(), columns: z.array(z.string()) }), z.array(z.unknown())])

/** Reads the tables of a fixture. */
export function readTables(text: string): Map<string, Table> {
	const tables = new Map<string, Table>()
	let last: Table = { columns: [], rows: [] }
	for (const json of text.trim().split('\n')) {
		const line = lineOf.parse(JSON.parse(json))
		if (Array.isArray(line)) last.rows.push(Object.fromEntries(last.columns.map((name, place) => [name, line[place]])))
		else {
			last = { columns: line.columns, rows: [] }
			tables.set(line.table, last)
		}
	}
	return tables
}

/** The statement that inserts the rows of a table as they were stored. */
export function insertionOf(name: string, table: Table | undefined): D1PreparedStatement {
	const columns = table?.columns ?? []
	const values = columns.map((column) => `value ->> '${column}'`)
	return bindings.DB.prepare(
		`insert into "${name}" ("${columns.join('", "')}") select ${values.join()} from json_each(?)`,
	).bind(JSON.stringify(table?.rows ?? []))
}
