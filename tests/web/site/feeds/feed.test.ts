import { expect, test } from 'vitest'
import { answerFeed, xmlText } from '#web/site/feeds/feed.ts'

test.each(['\v', '\u2028', '\u2029', '\u0085'])('a soft break (%j) does not glue words in feeds', async (sign) => {
	const text = `Navigation${sign}service`
	expect(xmlText(text)).toBe('Navigation service')
	const item = { id: '1', title: text, url: '/', summary: text, published: '2026-01-01', updated: '2026-01-01' }
	for (const format of ['rss', 'atom']) {
		const feed = { title: text, description: text, path: '/news', items: [item] }
		const answer = answerFeed(feed, new Request(`https://a.example/news/${format}.xml`), 'https://a.example')
		const xml = await answer.text()
		expect(xml.match(/Navigation service/g)).toHaveLength(4 + (format === 'atom' ? 1 : 0))
		expect(xml).not.toContain(sign)
	}
})

test('other control characters, which XML forbids, are left out', () => {
	expect(xmlText('a\u0000b\u001fc\ufffe & <d>')).toBe('abc &amp; &lt;d&gt;')
})
