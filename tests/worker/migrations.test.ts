import { applyD1Migrations, env, reset } from 'cloudflare:test'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fillTables, foreignKeys, readRows, tableNames, takesNoRows } from '#tests/support/worker/filled-tables.ts'

const db = env.DB
const migrations = env.TEST_MIGRATIONS

/** Tables that a migration drops. */
const dropped = ['slow_queries']

const rowsPerTable = 3
/** Pretends that this many rows were added and deleted. */
const erasedIds = 100

beforeEach(reset)
// The next file of this runtime finds the tables as they were.
afterAll(() => applyD1Migrations(db, migrations))

test('every table is STRICT, so that a column never holds another type than its own', async () => {
	await applyD1Migrations(db, migrations)
	const { results } = await db.prepare('pragma table_list').all<{ name: string; strict: number }>()
	const strict = new Map(results.map((table) => [table.name, table.strict === 1]))
	const loose = (await tableNames(db)).filter((name) => !strict.get(name))
	expect(loose).toEqual([])
})

test('the migrations make each column of the tables in the code', async () => {
	const modules = import.meta.glob<object>('../../worker/**/*.table.ts', { eager: true })
	const tables = Object.values(modules).flatMap((each) =>
		Object.values(each).filter((one: unknown) => is(one, SQLiteTable)),
	)
	await applyD1Migrations(db, migrations)
	const made = new Set<string>()
	for (const table of await tableNames(db)) {
		const { results } = await db.prepare(`pragma table_info("${table}")`).all<{ name: string }>()
		for (const { name } of results) made.add(`${table}.${name}`)
	}
	const columns = tables
		.map(getTableConfig)
		.flatMap((table) => table.columns.map(({ name }) => `${table.name}.${name}`))
	expect(columns.length).toBeGreaterThan(300)
	const missing = columns.filter((name) => !made.has(name))
	expect(missing, 'Write the migration: npm run migration -- --name add_notes').toEqual([])
})

test('no foreign key deletes or changes rows of another table', async () => {
	await applyD1Migrations(db, migrations)
	const acting: string[] = []
	for (const table of await tableNames(db)) {
		for (const { from, on_delete, on_update } of await foreignKeys(db, table)) {
			if (on_delete !== 'RESTRICT' || !['RESTRICT', 'NO ACTION'].includes(on_update)) acting.push(`${table}.${from}`)
		}
	}
	expect(acting).toEqual([])
})

test.each(migrations.map(({ name }, index) => [name, index] as const))(
	'%s leaves every row of the filled previous database as it was',
	async (_name, index) => {
		await applyD1Migrations(db, migrations.slice(0, index))
		await fillTables(db, rowsPerTable, takesNoRows)
		if (index > 0) await db.prepare('update sqlite_sequence set seq = seq + ?').bind(erasedIds).run()
		const before = await readRows(db)
		const idsBefore = await idsGivenOut()

		await applyD1Migrations(db, migrations.slice(0, index + 1))

		const after = await readRows(db)
		for (const [table, rows] of before) {
			if (dropped.includes(table) && !after.has(table)) continue
			expect(after.get(table), table).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))))
		}
		const idsAfter = await idsGivenOut()
		for (const [table, id] of idsBefore) expect(idsAfter.get(table), table).toBeGreaterThanOrEqual(id)
		const { results: broken } = await db.prepare('pragma foreign_key_check').all()
		expect(broken).toEqual([])
	},
)

test('applying all migrations again changes nothing', async () => {
	await applyD1Migrations(db, migrations)
	await fillTables(db, rowsPerTable, takesNoRows)
	const before = await readRows(db)
	await applyD1Migrations(db, migrations)
	expect(await readRows(db)).toEqual(before)
})

test('a trigger is one line with its keywords in capitals: D1 cuts others in two when a deployment applies them', () => {
	const statements = migrations
		.flatMap(({ queries }) => queries)
		.map((query) => query.replaceAll(/^--.*$/gm, '').trim())
	const triggers = statements.filter((statement) => /^create trigger/i.test(statement))
	expect(triggers.length).toBeGreaterThan(20)
	const others = triggers.filter((trigger) => !/^CREATE TRIGGER [^\n;]* BEGIN [^\n;]*; END$/.test(trigger))
	expect(others).toEqual([])
})

/**
 * References to an older table that keep its rows on purpose. No release deletes users. A file stays while a row names it,
 * and every release asks `file_holders` or knows the column.
 */
const keepsItsRow = (key: { table: string; from: string; to: string }) =>
	key.to === 'users' || (key.to === 'files' && !['picture_variants', 'file_pages'].includes(key.table))

test('the code before a migration can delete what a newer table names: a trigger deletes the rows of that table', async () => {
	const known = new Set<string>()
	const newer: { migration: string; table: string; from: string; to: string }[] = []
	for (const [index, { name: migration }] of migrations.entries()) {
		const older = new Set(await tableNames(db))
		await applyD1Migrations(db, migrations.slice(0, index + 1))
		const { results: keys } = await db
			.prepare(
				`select tables.name as "table", key."from", key."table" as "to" from sqlite_master as tables
				join pragma_foreign_key_list(tables.name) as key where type = 'table' and name not like '\\_cf%' escape '\\'`,
			)
			.all<{ table: string; from: string; to: string }>()
		for (const key of keys) {
			const column = `${key.table}.${key.from}`
			if (!known.has(column) && older.has(key.to)) newer.push({ migration, ...key })
			known.add(column)
		}
	}
	expect(newer.length).toBeGreaterThan(10)
	const { results: triggers } = await db
		.prepare("select tbl_name as 'on', sql from sqlite_master where type = 'trigger'")
		.all<{ on: string; sql: string }>()
	const lacking = newer.filter(
		({ table, from, to }) =>
			!keepsItsRow({ table, from, to }) &&
			!triggers.some(
				(trigger) =>
					trigger.on === to &&
					trigger.sql.includes('BEFORE DELETE') &&
					trigger.sql.includes(`DELETE FROM \`${table}\` WHERE \`${from}\` = OLD.`),
			),
	)
	expect(lacking, 'Add such a trigger to the migration: docs/deploying.md').toEqual([])
})

/** The highest id that each table has used. */
async function idsGivenOut(): Promise<Map<string, number>> {
	const tables = await tableNames(db)
	if (tables.length === 0) return new Map()
	const { results } = await db.prepare('select name, seq from sqlite_sequence').all<{ name: string; seq: number }>()
	return new Map(results.filter(({ name }) => tables.includes(name)).map(({ name, seq }) => [name, seq]))
}
