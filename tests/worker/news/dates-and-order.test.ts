import { beforeAll, expect, test } from 'vitest'
import { companyToday } from '#contracts/shared/company-time.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'

let calls: Awaited<ReturnType<typeof callsOf>>
beforeAll(async () => {
	calls = await callsOf(newsCalls)
})

test('news without a date is of today; an edit without one keeps its own', async () => {
	const { publishedDate: _, ...undated } = newsCalls.form()
	const id = await calls.saved(undated)
	expect(await calls.found(id)).toMatchObject({ publishedDate: companyToday() })
	const dated = await calls.saved({ ...newsCalls.form(), publishedDate: '2025-05-05' })
	await calls.saved({ ...undated, id: String(dated) })
	expect(await calls.found(dated)).toMatchObject({ publishedDate: '2025-05-05' })
})

test('the newest comes first for staff and visitors, and of one day the last added', async () => {
	const dates = ['2020-01-02', '2020-01-03', '2020-01-02', '2019-12-31']
	const ids: number[] = []
	for (const publishedDate of dates) ids.push(await calls.saved({ ...newsCalls.form(), publishedDate }))
	const [first, second, third, fourth] = ids
	const expected = [second, third, first, fourth]
	const old = (rows: Record<string, unknown>[]) => rows.map(({ id }) => id).filter((id) => ids.includes(Number(id)))
	expect(old((await calls.list({ size: 100 })).content)).toEqual(expected)
	expect(old(await calls.publicRows())).toEqual(expected)
})

test('a date in the future hides nothing', async () => {
	const id = await calls.saved({ ...newsCalls.form(), publishedDate: '2099-01-01' })
	expect((await calls.publicRows()).map((row) => row.id)).toContain(id)
})

test('a public page has addresses and texts only, nothing of the back office', async () => {
	const id = await calls.saved(newsCalls.form())
	const [item = {}] = await calls.publicRows()
	const ofStaff = Object.keys(await calls.found(id)).filter((field) => !Object.hasOwn(item, field))
	expect(ofStaff.sort()).toEqual(['publishAt', 'state', 'unpublishAt', 'updatedBy', 'version'])
	expect(item.thumbnailImage).toMatch(/^\/media\/[0-9a-f-]{36}\/picture\.png$/)
})
