import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { companyMoment } from '#contracts/shared/company-time.ts'
import { answerFeed, xmlText } from '#web/site/feeds/feed.ts'

const origin = 'https://a.example'

/** The feed of one item in a format. */
function feedOf(format: 'rss' | 'atom', { text = 'Text', published = '2026-01-01' }): Promise<string> {
	const item = { id: 'a&b', title: text, url: '/', summary: text, published, updated: '2026-01-02T03:04:05.678Z' }
	const feed = { title: text, description: text, path: '/news', items: [item] }
	return answerFeed(feed, new Request(`${origin}/news/${format}.xml`), origin).text()
}

test.each(['\v', '\u2028', '\u2029', '\u0085'])('a soft break (%j) does not glue words in feeds', async (sign) => {
	const text = `Navigation${sign}service`
	expect(xmlText(text)).toBe('Navigation service')
	for (const format of ['rss', 'atom'] as const) {
		const xml = await feedOf(format, { text })
		expect(xml.match(/Navigation service/g)).toHaveLength(4 + (format === 'atom' ? 1 : 0))
		expect(xml).not.toContain(sign)
	}
})

test('other control characters, which XML forbids, are left out', () => {
	expect(xmlText('a\u0000b\u001fc\ufffe & <d>')).toBe('abc &amp; &lt;d&gt;')
})

test.each([
	['AT&T', '<description>AT&amp;amp;T</description>'],
	['A <template> of 1 < 2', '<description>A &amp;lt;template&amp;gt; of 1 &amp;lt; 2</description>'],
	['&lt;b&gt; is bold', '<description>&amp;amp;lt;b&amp;amp;gt; is bold</description>'],
])('readers of RSS, which take a summary for HTML, show %s', async (text, description) => {
	const xml = await feedOf('rss', { text })
	expect(xml).toContain(description)
	const [item] = parseRssFeed(xml).items ?? []
	const shown = item?.description?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
	expect(shown).toBe(text)
	expect(item?.title, 'a title is plain text').toBe(text)
	expect(item?.guid?.value).toBe('a&b')
})

test.each(['AT&T', 'A <template> of 1 < 2'])('Atom has %s as plain text', async (text) => {
	const xml = await feedOf('atom', { text })
	expect(xml).toContain(`<summary>${xmlText(text)}</summary>`)
	expect(parseAtomFeed(xml).entries?.[0]).toMatchObject({ title: { value: text }, summary: { value: text } })
})

test.each([
	['2026-01-01', new Date(companyMoment('2026-01-01T12:00'))],
	['2024-02-29', new Date(companyMoment('2024-02-29T12:00'))],
	['2026-11-29T23:30:00.000Z', new Date('2026-11-29T23:30:00.000Z')],
])('what was published on %s has that date for readers of the company', async (published, moment) => {
	expect(await feedOf('rss', { published })).toContain(`<pubDate>${moment.toUTCString()}</pubDate>`)
	expect(await feedOf('atom', { published })).toContain(`<published>${moment.toISOString()}</published>`)
})
