import { getTableName } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { itemCalls } from '#tests/support/builders/items/items.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { aSite, finding, local } from '#tests/support/pages/site.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { fillTables, tablesParentsFirst, takesNoRows } from '#tests/support/worker/filled-tables.ts'
import { db } from '#tests/support/worker/staff.ts'
import { expectStoresToAgree } from '#tests/support/worker/stores.ts'
import { countedTables, recountRows, selectTotals, wrongCounts } from '#worker/data/row-counts.ts'
import { columnOf } from '#worker/editing/field-columns.ts'
import { kinds } from '#worker/features/item-kinds.ts'

const run = (...statements: string[]) => bindings.DB.batch(statements.map((each) => bindings.DB.prepare(each)))
const counted = Object.entries(countedTables)

/** The counts as triggers keep them, once they are those of the tables. */
async function rightCounts() {
	expect(await wrongCounts(db)).toEqual([])
	return Object.fromEntries(
		(await selectTotals(db)).map(({ table, total, published }) => [table, [total, published] as const]),
	)
}

const countsOf = (total: number, published: number) =>
	Object.fromEntries(counted.map(([table, flag]) => [table, [total, flag === null ? null : published]]))

test('the rows of each kind of item are counted, and those whose Published box is ticked', () => {
	for (const kind of Object.values(kinds)) {
		const flag = kind.publishedField && columnOf(kind, kind.publishedField)?.name
		expect(countedTables).toHaveProperty(getTableName(kind.table), flag)
	}
})

test('the counts follow each insert, update and delete, however it was written', async () => {
	await fillTables(bindings.DB, 3, takesNoRows)
	expect(await rightCounts()).toEqual(countsOf(3, 1))
	const flagged = counted.filter(([, flag]) => flag !== null)
	await run(...flagged.map(([table, flag]) => `update ${table} set ${flag} = 1 - ${flag}`))
	expect(await rightCounts()).toEqual(countsOf(3, 2))
	await run(...flagged.map(([table, flag]) => `update ${table} set ${flag} = 1`))
	expect(await rightCounts()).toEqual(countsOf(3, 3))
	const stay = [...takesNoRows, 'permissions']
	const emptied = (await tablesParentsFirst(bindings.DB)).filter((table) => !stay.includes(table)).toReversed()
	await run('update users set updated_by = null', ...emptied.map((table) => `delete from ${table}`))
	expect(await rightCounts()).toEqual(countsOf(0, 0))
})

test('the calls of staff keep the counts: a save, a copy, several at once, the trash and undo', async () => {
	const news = await callsOf(newsCalls)
	const items = itemCalls('news', news.headers)
	const states: unknown[] = []
	const look = async () => states.push((await rightCounts()).news)
	const id = await news.saved({ ...newsCalls.form(), isPublished: 'false' })
	await look()
	await news.saved({ ...newsCalls.form(), id: String(id), isPublished: 'true' })
	await look()
	expect((await items.post('duplicate', { id })).status).toBe(200)
	await look()
	const { batch } = await (await items.post('changeseveral', { action: 'unpublish', ids: [id] })).json<{
		batch: string
	}>()
	await look()
	expect((await items.post('undo', { batch })).status).toBe(200)
	await look()
	expect((await items.post('changeseveral', { action: 'delete', ids: [id] })).status).toBe(200)
	await look()
	const [entry] = await items.trash()
	expect((await items.post('restorefromtrash', { trashId: entry?.trashId })).status).toBe(200)
	await look()
	expect(states).toEqual([
		[1, 0],
		[1, 1],
		[1, 1],
		[1, 0],
		[1, 1],
		[0, 0],
		[1, 0],
	])
	await expectStoresToAgree()
})

describe('the doctor', () => {
	const tamper = () =>
		run(
			"update row_counts set total = 7 where table_name = 'users'",
			"delete from row_counts where table_name = 'news'",
		)

	test('finds counts that differ from the tables, and its command counts them again', async () => {
		expect(await finding('Counts')).toMatchObject({ state: 'good' })
		const before = await rightCounts()
		await tamper()
		const found = await finding('Counts')
		expect(found).toMatchObject({ state: 'bad' })
		expect(found?.text).toMatch(/news has \d+ \(\d+ published\), counted are none; users has \d+, counted are 7\./)
		const command = /wrangler d1 execute DB --remote --command "([^"]+)"/.exec(found?.advice ?? '')?.[1] ?? ''
		await run(...command.split('; '))
		expect(await rightCounts()).toEqual(before)
		expect(await finding('Counts')).toMatchObject({ state: 'good' })
	})

	test('names the command of a local machine', async () => {
		await tamper()
		expect((await finding('Counts', aSite(local)))?.advice).toContain('wrangler d1 execute DB --local')
		await recountRows(db)
		await rightCounts()
	})
})
