import { lineFile } from './line-file.ts'
import { type Manifest, rowsFile } from './manifest.ts'
import { whileBusy } from './retry.ts'
import { lastIds, rowsOf, tablesInOrder } from './tables.ts'

const mostTries = 3

/** Reads the rows again after a concurrent write: D1 has no snapshot that can be read in parts. */
export async function writeRows(db: D1Database, folder: string, tell: (text: string) => void) {
	for (let tries = 1; ; tries += 1) {
		const before = await pulse(db)
		const tables: Manifest['tables'] = {}
		const ids = await lastIds(db)
		for (const table of await tablesInOrder(db)) {
			const lines = lineFile(rowsFile(folder, table))
			for await (const rows of rowsOf(db, table)) await lines.add(rows)
			tables[table] = { ...(await lines.close()), lastId: ids.get(table) ?? null }
			tell(`${table}: ${tables[table].lines} rows`)
		}
		const settled = (await pulse(db)) === before
		if (settled || tries === mostTries) return { tables, settled }
		tell('Somebody has written meanwhile. Reading the rows again')
	}
}

/** Returns a value that every visible write changes. */
async function pulse(db: D1Database): Promise<string> {
	const counts = (await tablesInOrder(db)).map((table) =>
		db.prepare(`select count(*) as n, max(rowid) as last from "${table}"`),
	)
	const version = db.prepare('select version from content_version')
	const answers = await whileBusy(() => db.batch([...counts, version]))
	return JSON.stringify(answers.map(({ results }) => results))
}
