import { applyD1Migrations, env, reset } from 'cloudflare:test'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { BulkResult } from '#contracts/items/history.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { everyKind } from '#tests/support/builders/items/item-kinds.ts'
import { itemCalls, rowsOf } from '#tests/support/builders/items/items.ts'
import { tableNames } from '#tests/support/worker/filled-tables.ts'
import { expectStoresToAgree } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { kinds } from '#worker/features/item-kinds.ts'

beforeAll(addLabels)

/** The columns of each table after a migration. */
type Schema = { migration: string; tables: Readonly<Record<string, string[]>> }

/** The schema after each migration, in order. The last one leaves the database as it was. */
async function readSchemas(): Promise<Schema[]> {
	const schemas: Schema[] = []
	await reset()
	for (const migration of env.TEST_MIGRATIONS) {
		await applyD1Migrations(env.DB, [migration])
		const tables: Record<string, string[]> = {}
		const names = await tableNames(env.DB)
		const asked = names.map((table) => env.DB.prepare(`pragma table_info("${table}")`))
		for (const [index, { results }] of (await env.DB.batch<{ name: string }>(asked)).entries())
			tables[names[index] ?? ''] = results.map(({ name }) => name)
		schemas.push({ migration: migration.name, tables })
	}
	return schemas
}
const schemas = await readSchemas()

type Columns = Readonly<Record<string, readonly string[]>>

/** The columns of a kind's tables after a migration, by table; null before there were any. */
function columnsAt(name: ItemKindName, { tables }: Schema): Columns | null {
	const own = kinds[name].tables.map(({ table }) => getTableName(table))
	if (own.some((table) => !tables[table])) return null
	return Object.fromEntries(own.map((table) => [table, [...(tables[table] ?? [])].sort()]))
}

/** Each state of a kind's tables before the present one, with the last migration of that state. */
function earlierStates(name: ItemKindName) {
	const states = new Map<string, { name: ItemKindName; migration: string; columns: Columns }>()
	for (const schema of schemas) {
		const columns = columnsAt(name, schema)
		if (columns) states.set(JSON.stringify(columns), { name, migration: schema.migration, columns })
	}
	return [...states.values()].slice(0, -1)
}

const states = Object.keys(everyKind).flatMap((name) => earlierStates(name as ItemKindName))

test('the migrations tell earlier states of most kinds', () => {
	expect(schemas.length).toBeGreaterThan(12)
	expect([...new Set(states.map(({ name }) => name))]).toEqual(
		expect.arrayContaining(['blogs', 'caseStudies', 'news', 'flyers', 'whitepapers', 'events']),
	)
})

type Row = Record<string, unknown>

/** Takes the columns that a schema does not have yet out of stored rows. */
function asStoredAt(name: ItemKindName, columns: Columns, rows: Record<string, Row[]>) {
	const at = kinds[name].tables.map(({ table }) => {
		const known = columns[getTableName(table)] ?? []
		const kept = Object.entries(getTableColumns(table)).filter(([, column]) => known.includes(column.name))
		const stored = rows[getTableName(table)] ?? []
		return [getTableName(table), stored.map((row) => Object.fromEntries(kept.map(([field]) => [field, row[field]])))]
	})
	return JSON.stringify(Object.fromEntries(at))
}

const edited = ['version', 'updated_at', 'updated_by', 'active', 'is_published']

test.each(states)(
	'$name of the schema $migration come back from the trash, open and show',
	async ({ name, columns }) => {
		const kind = await everyKind[name]()
		const calls = itemCalls(name, kind.headers)
		const id = await kind.saved()
		const table = getTableName(kinds[name].table)
		const [before = {}] = await rowsOf(`select * from ${table} where id = ?`, id)
		await calls.post('changeseveral', { action: 'delete', ids: [id] })
		const [entry] = await rowsOf('select id, rows from trash where kind = ? and item_id = ?', name, id)
		const rows = asStoredAt(name, columns, JSON.parse(String(entry?.rows)))
		await rowsOf('update trash set rows = ? where id = ?', rows, entry?.id)

		expect(await answered(await calls.post('restorefromtrash', { trashId: entry?.id }))).toBe(true)
		const [after = {}] = await rowsOf(`select * from ${table} where id = ?`, id)
		for (const column of Object.keys(before).filter((each) => !edited.includes(each)))
			if (columns[table]?.includes(column) || column.endsWith('_key'))
				expect(after[column], column).toEqual(before[column])
		expect((await kind.details(id)).status).toBe(200)
		expect((await calls.live(id)).title).toBe(before.title ?? before.heading ?? before.job_position)
		if (kinds[name].publishedField !== null) {
			const published = await calls.post('changeseveral', { action: 'publish', ids: [id] })
			expect(await answered<BulkResult>(published)).toMatchObject({ done: [id], refused: [] })
		}
		expect(await kind.isPublic(id)).toBe(true)
		await expectStoresToAgree()
	},
)
