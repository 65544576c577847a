import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Paged } from '#contracts/shared/paging.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { publishableCalls } from '#tests/support/builders/published/publishable-calls.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { db } from '#tests/support/worker/staff.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import type { Database } from '#worker/data/db.ts'
import { shadowedDatabase } from '#worker/data/shadowed-database.ts'
import { listActiveBlogs } from '#worker/features/blogs/published-blogs.queries.ts'
import { listPublishedCaseStudies } from '#worker/features/case-studies/published-case-studies.queries.ts'
import { listPublishedEvents } from '#worker/features/events/published-events.queries.ts'
import { news } from '#worker/features/news/news.table.ts'
import { listPublishedNews } from '#worker/features/news/published-news.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'

const page = { pageNumber: 1, pageSize: 100, size: 100 }
const noFilter = { headingFilter: null, categoryInt: null, selectedTags: [], categoryId: null, title: null }
const query = { ...page, ...noFilter }

/** The lists of visitors that have a total. */
const publicLists: Partial<Record<string, (db: Database, now: Date) => Promise<Paged<unknown>>>> = {
	blogs: (on, now) => listActiveBlogs(on, mediaPath, query, now),
	caseStudies: (on, now) => listPublishedCaseStudies(on, mediaPath, query, now),
	news: (on, now) => listPublishedNews(on, mediaPath, query, now),
	events: (on, now) => listPublishedEvents(on, mediaPath, query, now),
}

const now = Math.ceil(Date.now() / 1000) * 1000
const inSeconds = (count: number) => new Date(now + count * 1000)
const at = (count: number) => inSeconds(count).toISOString()

beforeAll(addLabels)

describe.each(Object.entries(publishableCalls))('the total of %s', (name, kind) => {
	let calls: Awaited<ReturnType<typeof callsOf>>
	beforeAll(async () => {
		calls = await callsOf(kind)
		const schedules: Record<string, string>[] = [
			{},
			{},
			{ publishAt: at(60) },
			{ unpublishAt: at(120) },
			{ publishAt: at(60), unpublishAt: at(120) },
			{ publishAt: at(60), [kind.flag]: 'false' },
			{ [kind.flag]: 'false' },
		]
		for (const schedule of schedules) await calls.saved({ ...kind.form(), ...schedule })
	})

	test('for staff is that of the rows, in every state', async () => {
		const totals = []
		for (const state of [null, true, false]) {
			const { content, totalElements } = await calls.list({ [kind.filter]: state, [kind.paging]: 100 })
			expect(content).toHaveLength(totalElements)
			totals.push(totalElements)
		}
		expect(totals).toEqual([7, 5, 2])
	})

	const list = publicLists[name]
	if (list)
		test('for visitors leaves out what a schedule hides at that moment', async () => {
			const totals = []
			for (const seconds of [0, 60, 119, 120]) {
				const { content, totalElements } = await list(db, inSeconds(seconds))
				expect(content).toHaveLength(totalElements)
				totals.push(totalElements)
			}
			expect(totals).toEqual([3, 5, 5, 3])
		})
})

test('a preview and the site at a moment count the rows that they show', async () => {
	const id = await (await callsOf(newsCalls)).saved(newsCalls.form())
	const [row] = await db.select().from(news).where(eq(news.id, id))
	const totalWith = async (rows: Record<string, unknown>[]) => {
		const shown = shadowedDatabase(bindings.DB, [{ table: news, owner: 'id', ids: [id], rows }])
		const { content, totalElements } = await listPublishedNews(shown, mediaPath, query, new Date())
		expect(content).toHaveLength(totalElements)
		return totalElements
	}
	const present = await totalWith([{ ...row }])
	expect(await totalWith([{ ...row }, { ...row, id: 9_999 }])).toBe(present + 1)
	expect(await totalWith([{ ...row, isPublished: false }])).toBe(present - 1)
	expect(await totalWith([{ ...row, publishAt: at(60) }])).toBe(present - 1)
})
