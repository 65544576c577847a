import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Database, openSession } from './db.ts'
import { countedTables, recount } from './row-counts.ts'

/** Rows that replace all rows of a table whose column `owner` is one of `ids`. Columns that a row lacks are null. */
export type ShownRows = {
	table: SQLiteTable
	owner: string
	ids: readonly (number | string)[]
	rows: readonly Record<string, unknown>[]
}

/**
 * A database in which queries find other rows in some tables: each query begins with a common table expression of the
 * table's own name, which joins the stored rows with those that are shown. Nothing is written.
 */
export function shadowedDatabase(d1: D1Database | undefined, shown: readonly ShownRows[]): Database {
	const shadows = byTable(shown).map(shadowOf)
	const prefix = [...shadows.map(({ text }) => text), ...countsOf(shown)].join(', ')
	const values = shadows.flatMap((shadow) => shadow.values)
	return openSession(d1, 'primary', (session) => ({
		prepare(query) {
			const select = /^\s*(?:with\s+)?/i.exec(query)?.[0] ?? ''
			const isRead = /^\s*(?:select|with)\b/i.test(query)
			if (prefix === '' || !isRead) return session.prepare(query)
			const rest = query.slice(select.length)
			const statement = session.prepare(`with ${prefix}${select.trim() === '' ? ' ' : ', '}${rest}`)
			// Every statement of drizzle is bound, if only to no values.
			return { bind: (...own: unknown[]) => statement.bind(...values, ...own) } as D1PreparedStatement
		},
		batch: (statements) => session.batch(statements),
	}))
}

/** Joins what is shown in the same table. */
function byTable(shown: readonly ShownRows[]): ShownRows[] {
	const tables = new Map<SQLiteTable, ShownRows>()
	for (const one of shown) {
		const before = tables.get(one.table)
		const joined = before && { ids: [...before.ids, ...one.ids], rows: [...before.rows, ...one.rows] }
		tables.set(one.table, { ...one, ...joined })
	}
	return [...tables.values()]
}

function shadowOf({ table, owner, ids, rows }: ShownRows): { text: string; values: string[] } {
	const name = getTableName(table)
	const columns = Object.entries(getTableColumns(table))
	const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
	const shown = columns.map(([key]) => `value ->> '${key}'`).join(', ')
	const owning = columns.find(([key]) => key === owner)?.[1].name
	return {
		text: `"${name}" (${names}) as (
			select ${names} from main."${name}" where "${owning}" not in (select value from json_each(?))
			union all select ${shown} from json_each(?))`,
		values: [JSON.stringify(ids), JSON.stringify(rows)],
	}
}

/** The counts with those of the shadowed tables counted again, if there are any. */
function countsOf(shown: readonly ShownRows[]): string[] {
	const tables = [...new Set(shown.map(({ table }) => getTableName(table)))].filter((name) => name in countedTables)
	if (tables.length === 0) return []
	const again = (count: 'total' | 'published') =>
		`case table_name ${tables.map((name) => `when '${name}' then (select ${count} from (${recount(name)}))`).join(' ')} else ${count} end`
	return [
		`row_counts (table_name, total, published) as (select table_name, ${again('total')}, ${again('published')} from main.row_counts)`,
	]
}
