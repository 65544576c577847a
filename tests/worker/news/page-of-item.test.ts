import { beforeAll, expect, test } from 'vitest'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { openDatabase } from '#worker/data/db.ts'
import { findPublishedNewsPage } from '#worker/features/news/published-news.queries.ts'

const size = 2
const pageOf = (id: number) => findPublishedNewsPage(openDatabase(bindings.DB, 'primary'), id, size)
let ids: number[]

beforeAll(async () => {
	const calls = await callsOf(newsCalls)
	ids = []
	for (const [publishedDate, isPublished] of [
		['2020-01-02', 'true'],
		['2020-01-03', 'true'],
		['2020-01-02', 'true'],
		['2020-01-04', 'false'],
		['2019-12-31', 'true'],
	] as const)
		ids.push(await calls.saved({ ...newsCalls.form(), publishedDate, isPublished }))
})

test('a piece of news is on the page that visitors find it on: by date, of one day the last one first', async () => {
	const [first = 0, newest = 0, second = 0, , oldest = 0] = ids
	expect(await Promise.all([newest, second, first, oldest].map(pageOf))).toEqual([1, 1, 2, 2])
})

test('unpublished and unknown news is on no page', async () => {
	const [, , , hidden = 0] = ids
	expect(await pageOf(hidden)).toBeNull()
	expect(await pageOf(999_999)).toBeNull()
})

test('the page is found by the index', async () => {
	expect(unindexed(await plansOf((db) => findPublishedNewsPage(db, ids[0] ?? 0, size)))).toEqual([])
})
