import { expect, test } from 'vitest'
import { deployed, finding } from '#tests/support/pages/site.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { expectedSchema } from '#worker/features/health/schema.ts'

const run = (...statements: string[]) => bindings.DB.batch(statements.map((each) => bindings.DB.prepare(each)))

/** Runs `use` while a statement has changed the schema. */
async function changed<Answer>(change: string, back: string, use: () => Promise<Answer>): Promise<Answer> {
	await run(change)
	try {
		return await use()
	} finally {
		await run(back)
	}
}

const renamed = ['alter table news rename to away', 'alter table away rename to news'] as const
const noColumn = ['alter table news rename column url to away', 'alter table news rename column away to url'] as const

test('the doctor and /health know every table, column, index and trigger of the migrations', async () => {
	const { results } = await bindings.DB.prepare(
		"select type, name, tbl_name as 'table' from sqlite_master where type in ('table', 'index', 'trigger') and name not like '\\_cf%' escape '\\' and name not glob 'sqlite_*' and tbl_name <> 'd1_migrations'",
	).all<{ type: string; name: string; table: string }>()
	const of = (type: string) => results.filter((row) => row.type === type)
	const known = expectedSchema()
	expect([...known.keys()].sort()).toEqual(
		of('table')
			.map(({ name }) => name)
			.sort(),
	)
	for (const [table, { columns, indexes, triggers }] of known) {
		const { results: info } = await bindings.DB.prepare(`pragma table_info("${table}")`).all<{ name: string }>()
		expect(columns.toSorted(), table).toEqual(info.map(({ name }) => name).sort())
		const made = of('index').filter((index) => index.table === table)
		expect(indexes.toSorted(), table).toEqual(made.map(({ name }) => name).sort())
		const counting = of('trigger').filter((trigger) => trigger.table === table)
		expect(triggers.toSorted(), table).toEqual(counting.map(({ name }) => name).sort())
	}
})

test('the schema and its references are whole', async () => {
	expect(await finding('Schema')).toMatchObject({ state: 'good' })
	expect(await finding('References')).toMatchObject({ state: 'good' })
})

test.each([
	['a table', ...renamed, 'The database lacks the table news.'],
	['a column', ...noColumn, 'The database lacks the column news.url.'],
])('a schema without %s is bad, and /health is down', async (_, change, back, text) => {
	const [found, answer] = await changed(change, back, async () => [
		await finding('Schema'),
		await call('/health', { bindings: { ...deployed } }),
	])
	expect(found).toMatchObject({ state: 'bad', text, advice: expect.stringContaining('Time Travel') })
	expect(answer.status).toBe(503)
	expect(await answer.json()).toMatchObject({
		status: 'down',
		database: 'up',
		migrations: 'down',
		findings: [{ sign: 'migrations', cause: 'SCHEMA', text, mend: null }],
	})
	expect(logged('error').map((line) => JSON.parse(line))).toEqual([
		{ level: 'error', event: 'health', down: 'migrations', cause: 'SCHEMA' },
	])
})

test.each([
	['index', 'files_due'],
	['trigger', 'news_counted_insert'],
])('a schema without an %s is bad, and the site goes on', async (kind, name) => {
	const asked = bindings.DB.prepare('select sql from sqlite_master where name = ?').bind(name)
	const { sql } = (await asked.first<{ sql: string }>()) ?? { sql: '' }
	const [found, answer] = await changed(`drop ${kind} ${name}`, sql, async () => [
		await finding('Schema'),
		await call('/health', { bindings: { ...deployed } }),
	])
	expect(found).toMatchObject({ state: 'bad', text: `The database lacks the ${kind} ${name}.` })
	expect(answer.status).toBe(200)
})

test('while a migration is not applied, only that is said', async () => {
	await run("update d1_migrations set name = 'x' where name = '0005_operations.sql'")
	const found = await changed(...renamed, () => finding('Schema'))
	await run("update d1_migrations set name = '0005_operations.sql' where name = 'x'")
	expect(found).toBeUndefined()
})
