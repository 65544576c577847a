import { softBreaks } from '#contracts/content/soft-breaks.ts'
import { companyMoment } from '#contracts/shared/company-time.ts'

type FeedItem = {
	/** Stays the same even if the address changes. */
	id: string
	title: string
	/** Absolute, or a path of this site. */
	url: string
	summary: string
	/** A timestamp or a calendar date of the company. */
	published: string
	/** When the text last changed. */
	updated: string
	author?: string
	categories?: readonly string[]
}

type Feed = {
	title: string
	description: string
	/** The page that lists the same items. */
	path: string
	items: readonly FeedItem[]
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML 1.0 allows no other control characters, not even escaped. */
const controls = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu

/** A soft break becomes a space, so that no words are glued. */
export const xmlText = (text: string) =>
	text
		.replace(softBreaks, ' ')
		.replace(controls, '')
		.replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** Feed readers parse an item's description as HTML, all other texts as plain: https://www.rssboard.org/rss-profile */
const htmlText = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? '')

/** Noon of a calendar date is the same date in nearly all time zones. */
const timeOf = (published: string) =>
	new Date(published.includes('T') ? published : companyMoment(`${published}T12:00`))

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`

const newestOf = (items: readonly FeedItem[]) =>
	items.reduce((newest, { updated }) => (updated > newest ? updated : newest), '2024-01-01T00:00:00.000Z')

/** RSS 2.0: https://www.rssboard.org/rss-specification */
function rss({ title, description, path, items }: Feed, self: string, origin: string): string {
	const entry = ({ id, url, summary, published, author, ...item }: FeedItem) =>
		[
			'<item>',
			element('title', item.title),
			element('link', new URL(url, origin).href),
			`<guid isPermaLink="false">${xmlText(id)}</guid>`,
			element('description', htmlText(summary)),
			element('pubDate', timeOf(published).toUTCString()),
			author ? element('dc:creator', author) : '',
			...(item.categories ?? []).map((category) => element('category', category)),
			'</item>',
		].join('')
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
		element('title', title),
		element('link', new URL(path, origin).href),
		element('description', description),
		'<language>en</language>',
		element('lastBuildDate', new Date(newestOf(items)).toUTCString()),
		`<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
		...items.map(entry),
		'</channel></rss>',
	].join('\n')
}

/** Atom: RFC 4287. */
function atom({ title, description, path, items }: Feed, self: string, origin: string): string {
	const entry = ({ id, url, summary, published, updated, author, ...item }: FeedItem) =>
		[
			'<entry>',
			element('title', item.title),
			`<link rel="alternate" href="${xmlText(new URL(url, origin).href)}"/>`,
			element('id', id),
			element('published', timeOf(published).toISOString()),
			element('updated', new Date(updated).toISOString()),
			author ? `<author>${element('name', author)}</author>` : '',
			...(item.categories ?? []).map((category) => `<category term="${xmlText(category)}"/>`),
			element('summary', summary),
			'</entry>',
		].join('')
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
		element('title', title),
		element('subtitle', description),
		element('id', new URL(path, origin).href),
		element('updated', newestOf(items)),
		`<link rel="self" href="${xmlText(self)}"/>`,
		`<link rel="alternate" href="${xmlText(new URL(path, origin).href)}"/>`,
		`<author>${element('name', title)}</author>`,
		...items.map(entry),
		'</feed>',
	].join('\n')
}

/** Renders the feed in the address's format, `atom.xml` or `rss.xml`. */
export function answerFeed(feed: Feed, request: Request, origin: string): Response {
	const { pathname } = new URL(request.url)
	const format = pathname.toLowerCase().endsWith('/atom.xml') ? 'atom' : 'rss'
	const self = new URL(pathname, origin).href
	return new Response(format === 'atom' ? atom(feed, self, origin) : rss(feed, self, origin), {
		headers: {
			'Content-Type': `application/${format}+xml; charset=utf-8`,
			'Cache-Control': 'public, max-age=0, must-revalidate',
			'Cross-Origin-Resource-Policy': 'cross-origin',
		},
	})
}

/** The feed links for the head of a page. */
export const feedLinks = (title: string, path: string) => [
	{ title: `${title} (RSS)`, path: `${path}/rss.xml` },
	{ title: `${title} (Atom)`, path: `${path}/atom.xml` },
]
