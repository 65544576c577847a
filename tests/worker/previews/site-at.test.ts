import { beforeAll, expect, test } from 'vitest'
import type { ItemValues } from '#contracts/items/drafts.ts'
import type { SiteAtPage } from '#contracts/items/previews.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { formOf, itemCalls } from '#tests/support/builders/items/items.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { inHours } from '#tests/support/worker/stores.ts'
import { listPublishedNews } from '#worker/features/news/published-news.queries.ts'
import { openMoment, withMoment } from '#worker/features/previews/site-at.ts'
import { mediaPath } from '#worker/files/media-address.ts'

let news: Awaited<ReturnType<typeof callsOf>>
let items: ReturnType<typeof itemCalls>
beforeAll(async () => {
	news = await callsOf(newsCalls)
	items = itemCalls('news', news.headers)
})

const siteAt = async (hours: number, headers = news.headers) =>
	answered<SiteAtPage[]>(
		await call('/api/dashboardcontroller/siteat', { json: { at: inHours(hours).toISOString() }, headers }),
	)
const opened = (path: string, now = new Date()) => openMoment(db, bindings, new URL(path, bindings.ORIGIN).href, now)

/** The titles of the list of news at that time. */
async function titlesIn(hours: number): Promise<string[]> {
	const [page] = await siteAt(hours)
	const moment = await opened(page?.path ?? '')
	if (!moment) throw new Error('The moment does not open')
	const { content } = await listPublishedNews(moment.db, mediaPath, { pageNumber: 1, size: 50 }, moment.now)
	return content.map(({ title }) => title)
}

test('the lists of a moment show what is scheduled by then: items that came, went and were replaced', async () => {
	const at = (hours: number) => inHours(hours).toISOString()
	await news.saved({ ...newsCalls.form(), title: 'Comes', publishAt: at(4) })
	await news.saved({ ...newsCalls.form(), title: 'Goes', unpublishAt: at(4) })
	const id = await news.saved({ ...newsCalls.form(), title: 'Old words' })
	const form = await formOf(items, id)
	const draft = { ...form, formId: crypto.randomUUID(), values: { ...form.values, title: 'New words' } }
	const { draftVersion } = await items.drafted(draft)
	await items.post('schedulereplacement', { draftVersion, dueAt: at(4) })
	expect((await titlesIn(3)).toSorted()).toEqual(['Goes', 'Old words'])
	expect((await titlesIn(5)).toSorted()).toEqual(['Comes', 'New words'])
	expect((await items.live(id)).values.title).toBe('Old words')
})

test('a moment hides what is hidden then: an unpublished item, an ended one, and replacements that are either', async () => {
	const at = (hours: number) => inHours(hours).toISOString()
	const titled = (title: string, fields: object = {}) => news.saved({ ...newsCalls.form(), title, ...fields })
	const replaced = async (title: string, changes: ItemValues) => {
		const form = await formOf(items, await titled(title))
		const values = { ...form.values, ...changes, title: `${title}, replaced` }
		const { draftVersion } = await items.drafted({ ...form, formId: crypto.randomUUID(), values })
		expect((await items.post('schedulereplacement', { draftVersion, dueAt: at(4) })).status).toBe(200)
	}
	await titled('Is hidden', { isPublished: 'false' })
	await titled('Has ended', { unpublishAt: at(4) })
	await replaced('Becomes hidden', { isPublished: false })
	await replaced('Ends later', { unpublishAt: at(6) })
	const own = /^(?:Is hidden|Has ended|Becomes hidden|Ends later)/
	const shownIn = async (hours: number) => (await titlesIn(hours)).filter((title) => own.test(title)).toSorted()
	expect(await shownIn(3)).toEqual(['Becomes hidden', 'Ends later', 'Has ended'])
	expect(await shownIn(5)).toEqual(['Ends later, replaced'])
	expect(await shownIn(7)).toEqual([])
})

test('staff see the sections that they may open, and no page of others', async () => {
	expect((await siteAt(1)).map(({ name }) => name)).toEqual(['News'])
	expect((await siteAt(1, await signedInAs(['Admin']))).map(({ name }) => name)).toEqual([
		'Blog',
		'Case studies',
		'News',
		'Resources',
		'Events',
	])
	expect(await siteAt(1, await signedInAs(['Flyers'])), 'the page shows whitepapers too').toEqual([])
	const [{ path } = { path: '' }] = await siteAt(1)
	expect(await opened(path)).not.toBeNull()
	expect(await opened(path.replace('/news', '/blog'))).toBeNull()
	expect(await opened(path.replace('/news', '/BlogView/1'))).toBeNull()
})

test('the links of a moment hold for an hour, and only with their signature', async () => {
	const [{ path } = { path: '' }] = await siteAt(1)
	expect(await opened(path, inHours(2))).toBeNull()
	expect(await opened(`${path.slice(0, -3)}AAA`)).toBeNull()
	const refused = await call('/api/dashboardcontroller/siteat', { json: { at: '' }, headers: news.headers })
	expect([refused.status, await refused.json()]).toMatchObject([400, { fields: { at: 'Choose a date and a time' } }])
})

test('links to lists and items keep the moment; those of feeds, the home page and other sites do not', () => {
	const moment = { at: '', token: 'T', pages: [] }
	const linked = (href: string) => withMoment(`<a href="${href}">`, moment)
	expect(linked('/news')).toBe('<a href="/news?at=T">')
	expect(linked('/news?page=2')).toBe('<a href="/news?page=2&amp;at=T">')
	expect(linked('/BlogView/7#end')).toBe('<a href="/BlogView/7?at=T#end">')
	for (const href of ['/', '/contact', '/news/rss.xml', '/events/calendar.ics', '/news?at=T', 'https://a.example/news'])
		expect(linked(href)).toBe(`<a href="${href}">`)
})
