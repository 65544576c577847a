import type { APIRequestContext } from '@playwright/test'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { expect, test } from '#tests/support/browser/journey.ts'
import { addBlog, addBlogCategory, addEvent, addNews } from '#tests/support/browser/saved-items.ts'

type Entry = { id: string | undefined; title: string | undefined; link: string | undefined; date: string | undefined }

/** Reads a feed as feed readers do: the second request sends the ETag and gets no body. */
async function readFeed(request: APIRequestContext, path: string): Promise<Entry[]> {
	const answer = await request.get(path)
	const { etag = '', 'content-type': contentType, 'cache-control': cacheControl } = answer.headers()
	const isAtom = path.endsWith('atom.xml')
	expect(contentType).toBe(`application/${isAtom ? 'atom' : 'rss'}+xml; charset=utf-8`)
	expect(cacheControl).toBe('public, max-age=0, must-revalidate')
	const again = await request.get(path, { headers: { 'If-None-Match': etag } })
	// A concurrent save of another test changes the feed.
	if (again.headers().etag === etag) expect(again.status(), `${path}, asked again`).toBe(304)
	return isAtom ? atomEntries(await answer.text()) : rssEntries(await answer.text())
}

const rssEntries = (xml: string): Entry[] =>
	(parseRssFeed(xml).items ?? []).map(({ guid, title, link, pubDate }) => ({
		id: guid?.value,
		title,
		link,
		date: new Date(pubDate ?? '').toISOString(),
	}))

const atomEntries = (xml: string): Entry[] =>
	(parseAtomFeed(xml).entries ?? []).map(({ id, title, links, published }) => ({
		id,
		title: typeof title === 'string' ? title : title?.value,
		link: links?.[0]?.href,
		date: new Date(published ?? '').toISOString(),
	}))

const feedLink = /<link rel="alternate" type="application\/(?:rss|atom)\+xml"[^>]* href="([^"]+)"/g

/** The feeds in a page's head. */
const feedsIn = (html: string) => [...html.matchAll(feedLink)].map(([, href = '']) => new URL(href).pathname)

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

/** The visible headings of a list. */
function headingsIn(html: string): string[] {
	const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
	return [...main.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, inner = '']) =>
		decoded(inner.replace(/<[^>]+>/g, '')).trim(),
	)
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decoded = (text: string) => text.replace(/&([\w#]+);/g, (whole, name: string) => signs[name] ?? whole)

test('The feeds of the news name the items of its page', async ({ request }) => {
	const awkward = 'Fish & chips <b>"quoted"</b> ]]> அறிவிப்பு 🌕'
	const { id } = await addNews(request, { title: awkward, url: 'https://www.company.example/about?a=1&b=2' })
	const feeds = feedsIn(await textOf(request, '/news'))
	expect(feeds).toEqual(['/news/rss.xml', '/news/atom.xml'])
	for (const path of feeds)
		await expect(async () => {
			const shown = headingsIn(await textOf(request, '/news'))
			const entries = await readFeed(request, path)
			expect(shown).toHaveLength(6)
			expect(entries.slice(0, shown.length).map(({ title }) => title)).toEqual(shown)
			const mine = entries.find((entry) => entry.id?.endsWith(`#news-${id}`))
			expect(mine).toMatchObject({ title: awkward, link: 'https://www.company.example/about?a=1&b=2' })
			expect(new Set(entries.map((entry) => entry.id)).size, 'each has an id of its own').toBe(entries.length)
		}).toPass()
})

test('The feeds of the blog tell who wrote what, for all of it and for each category', async ({ request }) => {
	const category = await addBlogCategory(request)
	const { id, title, publicPath } = await addBlog(request, { category: category.id })
	const other = await addBlog(request)
	const feeds = feedsIn(await textOf(request, `/blog?category=${category.id}`))
	const own = [`/blog/category/${category.id}/rss.xml`, `/blog/category/${category.id}/atom.xml`]
	expect(feeds).toEqual(['/blog/rss.xml', '/blog/atom.xml', ...own])
	for (const path of feeds) {
		const entries = await readFeed(request, path)
		const mine = entries.find((entry) => entry.title === title)
		expect(new URL(mine?.link ?? '').pathname, path).toBe(publicPath)
		const all = entries.map((entry) => entry.title)
		if (own.includes(path)) expect(all).toEqual([title])
		else expect(all).toContain(other.title)
	}
	const [item] = parseRssFeed(await textOf(request, own[0] ?? '')).items ?? []
	expect(item).toMatchObject({
		description: 'A harbour office read its own notes.',
		dc: { creators: ['Ananya Pillai'] },
	})
	expect(item?.categories?.map(({ name }) => name)).toContain(category.name)
	const [entry] = parseAtomFeed(await textOf(request, own[1] ?? '')).entries ?? []
	expect(entry?.authors?.map(({ name }) => name)).toEqual(['Ananya Pillai'])
	await addBlog(request, { blogsId: id, active: false })
	for (const path of feeds.slice(0, 2))
		expect((await readFeed(request, path)).map((each) => each.title)).not.toContain(title)
	for (const path of own) expect((await request.get(path)).status(), 'a category without posts has none').toBe(404)
})

test('The feeds of the events lead to their pages, for as long as they are published', async ({ request }) => {
	const { id, title, publicPath } = await addEvent(request)
	const feeds = feedsIn(await textOf(request, '/events'))
	expect(feeds).toEqual(['/events/rss.xml', '/events/atom.xml'])
	for (const path of feeds) {
		const mine = (await readFeed(request, path)).find((entry) => entry.title === title)
		expect(new URL(mine?.link ?? '').pathname).toBe(publicPath)
		expect(Math.abs(Date.now() - Date.parse(mine?.date ?? ''))).toBeLessThan(60_000)
	}
	await addEvent(request, { id, isPublished: false })
	for (const path of feeds) {
		const titles = (await readFeed(request, path)).map((entry) => entry.title)
		expect(titles).not.toContain(title)
	}
})
