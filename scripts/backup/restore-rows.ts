import { linesOf, type Manifest, rowsFile } from './manifest.ts'
import { derivedTables, type Row, type Shape, shapesOf, tablesInOrder } from './tables.ts'

/** D1 takes at most 2 MB in one value. */
const mostCharacters = 400_000

/** Fills the tables with the rows of the backup. */
export async function restoreRows(
	db: D1Database,
	folder: string,
	{ tables }: Manifest,
	tell: (text: string) => void,
): Promise<void> {
	const inOrder = await tablesInOrder(db)
	// The backup includes the rows that migrations insert. An interrupted restore and its visitors may have left more.
	for (const table of [...(await derivedTables(db)), ...inOrder.toReversed()])
		await db.prepare(`delete from "${table}"`).run()
	const shapes = await shapesOf(db, inOrder)
	for (const table of inOrder) {
		const known = tables[table]
		const shape = shapes.get(table)
		if (!known || !shape) continue
		await restoreTable(db, { ...shape, table, file: rowsFile(folder, table) })
		await keepLastId(db, table, known.lastId)
		tell(`${table}: ${known.lines} rows`)
	}
}

async function restoreTable(
	db: D1Database,
	{ table, columns, refersToItself, file }: Shape & { table: string; file: string },
): Promise<void> {
	const names = columns.map(({ name }) => `"${name}"`).join(', ')
	const values = columns
		.map(({ type }, place) =>
			type.toLowerCase() === 'blob' ? `unhex(value ->> '$[${place}]')` : `value ->> '$[${place}]'`,
		)
		.join(', ')
	const insert = db.prepare(`insert into "${table}" (${names}) select ${values} from json_each(?)`)
	const inserts: D1PreparedStatement[] = []
	const write = async () => {
		if (inserts.length > 0) await db.batch([db.prepare('pragma defer_foreign_keys = on'), ...inserts.splice(0)])
	}
	for await (const rows of chunks(file, columns)) {
		inserts.push(insert.bind(rows))
		// Rows that reference their own table need one transaction.
		if (!refersToItself) await write()
	}
	await write()
}

/** Yields JSON lists of rows, each short enough for one value. */
async function* chunks(file: string, columns: Shape['columns']): AsyncGenerator<string> {
	let rows: string[] = []
	let length = 0
	for await (const line of linesOf(file)) {
		const row = JSON.parse(line) as Row
		const values = JSON.stringify(columns.map(({ name }) => row[name] ?? null))
		if (length + values.length > mostCharacters && rows.length > 0) {
			yield `[${rows.join(',')}]`
			rows = []
			length = 0
		}
		rows.push(values)
		length += values.length
	}
	if (rows.length > 0) yield `[${rows.join(',')}]`
}

/** AUTOINCREMENT must not reuse ids of rows that were deleted before the backup. */
async function keepLastId(db: D1Database, table: string, lastId: number | null): Promise<void> {
	const forget = db.prepare('delete from sqlite_sequence where name = ?').bind(table)
	const keep = db.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').bind(table, lastId)
	await db.batch(lastId === null ? [forget] : [forget, keep])
}
