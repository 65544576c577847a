import { describe, expect, test } from 'vitest'
import { articleHtml, countWords, readingMinutes } from '#web/site/blog/article-html.ts'

const wordsOf = (html: string) =>
	html
		.replace(/<[^>]*>/g, '')
		.replaceAll('&amp;', '&')
		.trim()
const shown = (html: string) => articleHtml(html, wordsOf)

describe('headings', () => {
	test('can be linked to, and those of the second level are the list of sections', () => {
		const { html, sections } = shown('<h2>What <em>four</em> fields &amp; a card do</h2><p>Text</p><h3>More</h3>')
		expect(html).toBe(
			'<h2 dir="auto" id="on-what-four-fields-a-card-do">What <em>four</em> fields &amp; a card do</h2><p dir="auto">Text</p><h3 dir="auto" id="on-more">More</h3>',
		)
		expect(sections).toEqual([{ id: 'on-what-four-fields-a-card-do', text: 'What four fields & a card do' }])
	})

	test('of the same words have different places', () => {
		const { html, sections } = shown('<h2>Result</h2><h3>Result</h3><h2>Result!</h2><h2>Result 2</h2>')
		const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
		expect(ids).toEqual(['on-result', 'on-result-2', 'on-result-3', 'on-result-2-2'])
		expect(sections.map(({ id }) => id)).toEqual(['on-result', 'on-result-3', 'on-result-2-2'])
	})

	test('keep to letters and digits of any script, so that no text leaves the attribute', () => {
		const { html } = shown("<h2>நிலவு “x” onload='y' 5&gt;3</h2><h2>!?</h2>")
		for (const [, id] of html.matchAll(/ id="([^"]*)"/g)) expect(id).toMatch(/^on-[\p{L}\p{M}\p{N}-]*$/u)
	})
})

test('tables and code scroll by themselves, can be reached by the keyboard, and tables are told apart', () => {
	const table = '<table><tbody><tr><td>1</td></tr></tbody></table>'
	const { html } = shown(`${table}<pre><code>a</code></pre>${table}`)
	const wrapped = (number: number) =>
		`<div class="scrolls" role="group" tabindex="0" aria-label="Table ${number}">${table}</div>`
	expect(html).toBe(`${wrapped(1)}<pre tabindex="0" dir="ltr"><code>a</code></pre>${wrapped(2)}`)
})

test('an Arabic table starts and scrolls from the right', () => {
	const { html } = shown('<table><tbody><tr><td>أرشفة</td></tr></tbody></table>')
	expect(html).toContain('aria-label="Table 1" dir="rtl"><table dir="rtl">')
})

test('a heading with a stored direction has its id, and is a section', () => {
	const { html, sections } = shown('<h2 dir="rtl">أرشفة</h2>')
	expect(html).toBe('<h2 dir="rtl" id="on-أرشفة">أرشفة</h2>')
	expect(sections).toHaveLength(1)
})

test.each([
	[0, 1],
	[299, 1],
	[301, 2],
	[400, 2],
	[2_000, 10],
])('%i words take %i minutes', (words, minutes) => {
	expect(readingMinutes(words)).toBe(minutes)
})

test('a word has a letter or a digit', () => {
	expect(countWords('Four fields – on 1 card: நிலவு & so on.')).toBe(8)
	expect(countWords('')).toBe(0)
})
