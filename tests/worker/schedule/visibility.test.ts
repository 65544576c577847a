import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { type AnyPublishable, publishableKinds } from '#tests/support/builders/published/scheduled.ts'
import { call } from '#tests/support/worker/app.ts'
import { scheduleSteps } from '#tests/support/worker/query-plans.ts'
import { db } from '#tests/support/worker/staff.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { edgeHeaders } from '#worker/cache/edge-cache.ts'
import { cachedPage } from '#worker/cache/page-cache.ts'
import type { Database } from '#worker/data/db.ts'
import { listBlogAddresses } from '#worker/features/blogs/published-blogs.queries.ts'
import { listCaseStudyAddresses } from '#worker/features/case-studies/published-case-studies.queries.ts'
import { listEventAddresses } from '#worker/features/events/published-events.queries.ts'
import { listPublishedNews, newestNewsChange } from '#worker/features/news/published-news.queries.ts'
import { nextBoundary } from '#worker/features/schedule/next-boundary.ts'
import { mediaPath } from '#worker/files/media-address.ts'

const seconds = (count: number) => new Date(Math.ceil(Date.now() / 1000) * 1000 + count * 1000)
const at = (count: number) => seconds(count).toISOString()

/** Sets the clock of the Worker. */
const itIs = (now: Date) => vi.useFakeTimers({ toFake: ['Date'], now })
afterEach(() => {
	vi.useRealTimers()
})

beforeAll(addLabels)

describe.each(publishableKinds)('$name', ({ open }) => {
	let kind: AnyPublishable
	beforeAll(async () => {
		kind = await open()
	})

	test('visitors see a scheduled item from the one second until the other', async () => {
		const [from, until] = [seconds(60), seconds(120)]
		const id = await kind.saved({ publishAt: from.toISOString(), unpublishAt: until.toISOString() })
		expect(await kind.isPublic(id)).toBe(false)
		expect(await kind.found(id)).toMatchObject({
			publishAt: from.toISOString(),
			unpublishAt: until.toISOString(),
			state: 'scheduled',
		})
		const seen = []
		for (const moment of [from.getTime() - 1, from.getTime(), until.getTime() - 1, until.getTime()]) {
			itIs(new Date(moment))
			seen.push(await kind.isPublic(id))
		}
		expect(seen).toEqual([false, true, true, false])
	})

	test('a save without the fields keeps the schedule, an empty field removes it, and the Published box stays as it is', async () => {
		const id = await kind.saved({ publishAt: at(600), unpublishAt: at(700) })
		await kind.saved({ [kind.id]: String(id) })
		expect(await kind.found(id)).toMatchObject({ state: 'scheduled', [kind.flag]: true })
		await kind.saved({ [kind.id]: String(id), publishAt: '', unpublishAt: '' })
		expect(await kind.found(id)).toMatchObject({ publishAt: null, unpublishAt: null, state: 'published' })
		expect(await kind.isPublic(id)).toBe(true)
	})

	test('a schedule that ends before it begins is refused, also against the stored start', async () => {
		const refused = { fields: { unpublishAt: 'The end must be after the start' } }
		expect(await kind.refused({ publishAt: at(20), unpublishAt: at(20) })).toMatchObject(refused)
		const id = await kind.saved({ publishAt: at(600) })
		expect(await kind.refused({ [kind.id]: String(id), unpublishAt: at(500) })).toMatchObject(refused)
	})
})

const sitemaps: Record<string, (on: Database, now: Date) => Promise<({ id: number } | { blogsId: number })[]>> = {
	blogs: listBlogAddresses,
	caseStudies: listCaseStudyAddresses,
	events: listEventAddresses,
}

describe.each(Object.entries(sitemaps))('the sitemap of %s', (name, list) => {
	test('has a scheduled item from the one second until the other', async () => {
		const kind = await publishableKinds.find((each) => each.name === name)?.open()
		const [from, until] = [seconds(60), seconds(120)]
		const id = await kind?.saved({ publishAt: from.toISOString(), unpublishAt: until.toISOString() })
		const lists = async (moment: number) =>
			(await list(db, new Date(moment))).some((item) => ('id' in item ? item.id : item.blogsId) === id)
		const moments = [from.getTime() - 1, from.getTime(), until.getTime() - 1, until.getTime()]
		expect(await Promise.all(moments.map(lists))).toEqual([false, true, true, false])
	})

	test('reads each item once, without a look at a list of scheduled ones', async () => {
		expect(await scheduleSteps((by) => list(by, new Date()))).toEqual([])
	})
})

describe('a page', () => {
	let news: Awaited<ReturnType<typeof callsOf>>
	beforeAll(async () => {
		news = await callsOf(newsCalls)
	})

	test('of the cache ends at the next boundary, to the second', async () => {
		const [from, until] = [seconds(50_000), seconds(50_060)]
		const id = await news.saved({
			...newsCalls.form(),
			publishAt: from.toISOString(),
			unpublishAt: until.toISOString(),
		})
		const address = crypto.randomUUID()
		let renderings = 0
		/** The titles that a visitor reads at a time. */
		const readAt = async (moment: number) => {
			const now = new Date(moment)
			const render = async () => {
				renderings += 1
				const { content } = await listPublishedNews(db, mediaPath, { pageNumber: 1, size: 10 }, now)
				const body = JSON.stringify(content.map((item) => item.id))
				const page = {
					status: 200,
					headers: [],
					body,
					route: '',
					etag: null,
					tags: [],
					until: await nextBoundary(db, now),
				}
				return { page, keep: true }
			}
			const page = await cachedPage(db, address, render, { now: moment })
			return { shown: JSON.parse(page.body).includes(id), edge: edgeHeaders([], page.until, moment) }
		}
		const [start, end] = [from.getTime(), until.getTime()]
		expect((await readAt(start - 10_000)).shown).toBe(false)
		const beforeStart = await readAt(start - 1500)
		expect(beforeStart.shown).toBe(false)
		expect(beforeStart.edge['Cloudflare-CDN-Cache-Control']).toBe(
			'public, max-age=1, stale-while-revalidate=0, stale-if-error=0',
		)
		expect((await readAt(start - 1)).edge['Cloudflare-CDN-Cache-Control']).toBe('no-store')
		expect(renderings).toBe(1)
		expect((await readAt(start)).shown).toBe(true)
		expect((await readAt(end - 1)).shown).toBe(true)
		expect(renderings).toBe(2)
		expect((await readAt(end)).shown).toBe(false)
		expect(renderings).toBe(3)
	})

	test('says that it changed when an item came or went by its schedule', async () => {
		const [from, until] = [seconds(300), seconds(400)]
		await news.saved({ ...newsCalls.form(), publishAt: from.toISOString(), unpublishAt: until.toISOString() })
		const changedAt = (moment: Date) => newestNewsChange(db, moment)
		expect(await changedAt(new Date(from.getTime() - 1))).not.toBe(from.toISOString())
		expect(await changedAt(from)).toBe(from.toISOString())
		expect(await changedAt(until)).toBe(until.toISOString())
	})

	test('looks schedules up in indexes that hold scheduled items only', async () => {
		const steps = await scheduleSteps((by) => listPublishedNews(by, mediaPath, { pageNumber: 1, size: 10 }))
		expect(new Set(steps)).toEqual(
			new Set([
				'SEARCH news USING COVERING INDEX news_publish_at (publish_at>?)',
				'SEARCH news USING COVERING INDEX news_unpublish_at (unpublish_at<?)',
			]),
		)
		for (const step of await scheduleSteps((by) => nextBoundary(by, new Date()))) expect(step).toMatch(/^SEARCH/)
	})

	test('a picture is there as long as its item, and the edge keeps it no longer', async () => {
		const [from, until] = [seconds(60), seconds(80)]
		const id = await news.saved({
			...newsCalls.form(),
			publishAt: from.toISOString(),
			unpublishAt: until.toISOString(),
		})
		const { pathname } = new URL(String((await news.found(id)).thumbnailImage), 'https://any.test')
		const answers = []
		for (const moment of [from.getTime() - 1, from.getTime(), until.getTime() - 4000, until.getTime()]) {
			itIs(new Date(moment))
			const answer = await call(pathname)
			answers.push([answer.status, answer.headers.get('Cloudflare-CDN-Cache-Control')])
		}
		expect(answers).toEqual([
			[404, null],
			[200, 'public, max-age=20, stale-while-revalidate=0, stale-if-error=0'],
			[200, 'public, max-age=4, stale-while-revalidate=0, stale-if-error=0'],
			[404, null],
		])
	})
})
