import { describe, expect, test } from 'vitest'
import { withDirections } from '#web/site/publishing/text-direction.ts'

const arabic = 'أطلقت الشركة نظام DMS الجديد في دبي (الإمارات) في 2026!'
const hebrew = 'מערכת DMS 4.2 פותחת 43 סניפים'
const urdu = 'ایکسپو سینٹر، کراچی'

test('a paragraph, a heading and an item find their direction by their own text', () => {
	expect(withDirections(`<h2>${hebrew}</h2><p>${arabic}</p><p>Plain text</p>`)).toBe(
		`<h2 dir="auto">${hebrew}</h2><p dir="auto">${arabic}</p><p dir="auto">Plain text</p>`,
	)
})

test('an Arabic list runs from right to left, and each item in the direction of its text', () => {
	expect(withDirections(`<ul><li>${arabic}</li><li>A page in English</li></ul>`)).toBe(
		`<ul dir="rtl"><li dir="auto">${arabic}</li><li dir="auto">A page in English</li></ul>`,
	)
	expect(withDirections(`<ol start="3"><li>One</li><li>${urdu}</li></ol>`)).toBe(
		`<ol dir="auto" start="3"><li dir="auto">One</li><li dir="auto">${urdu}</li></ol>`,
	)
})

test('a list inside an item, a quotation of paragraphs and a table have the direction of their first letter', () => {
	expect(withDirections(`<ul><li>One<ul><li>${hebrew}</li></ul></li></ul>`)).toBe(
		`<ul dir="auto"><li dir="auto">One<ul dir="rtl"><li dir="auto">${hebrew}</li></ul></li></ul>`,
	)
	expect(withDirections(`<blockquote><p>2026: <em>${arabic}</em></p></blockquote>`)).toBe(
		`<blockquote dir="rtl"><p dir="auto">2026: <em>${arabic}</em></p></blockquote>`,
	)
	expect(
		withDirections(
			`<table><thead><tr><th>${urdu}</th></tr></thead><tbody><tr><td colspan="2">DMS</td></tr></tbody></table>`,
		),
	).toBe(
		`<table dir="rtl"><thead><tr><th dir="auto">${urdu}</th></tr></thead><tbody><tr><td dir="auto" colspan="2">DMS</td></tr></tbody></table>`,
	)
})

describe('what says nothing about the direction is passed over', () => {
	test.each([
		['an entity', `<ul><li>&nbsp;&amp;&#160;${arabic}</li></ul>`],
		['a picture', `<ul><li><img src="/media/a/b.png" alt="A plan">${arabic}</li></ul>`],
		['a number', `<ul><li>43 (${arabic})</li></ul>`],
		['white space', `<ul> <li>\n${arabic}</li></ul>`],
	])('%s', (_, html) => {
		expect(withDirections(html)).toContain('<ul dir="rtl">')
	})

	test('what follows the element', () => {
		expect(withDirections(`<ul><li>1</li></ul><p>${arabic}</p>`)).toContain('<ul><li>1</li></ul>')
	})
})

test('a direction that is stored stays, and a list follows that of its first item', () => {
	const stored = `<p dir="ltr">${arabic}</p><h2 dir="rtl">DMS</h2>`
	expect(withDirections(stored)).toBe(stored)
	expect(withDirections('<ul><li dir="rtl">DMS</li></ul>')).toBe('<ul dir="rtl"><li dir="rtl">DMS</li></ul>')
	expect(withDirections(`<ul><li dir="ltr">${arabic}</li></ul>`)).toBe(
		`<ul dir="auto"><li dir="ltr">${arabic}</li></ul>`,
	)
})

test('a block without letters runs as the one around it', () => {
	expect(withDirections(`<table dir="rtl"><tbody><tr><td>43</td><td>${arabic}</td></tr></tbody></table>`)).toContain(
		'<td>43</td><td dir="auto">',
	)
})

test('code runs from left to right inside an Arabic text too', () => {
	expect(withDirections(`<ul><li>${arabic}<pre><code>a</code></pre></li></ul>`)).toContain('<pre dir="ltr"><code>a')
})

test('a long text without letters takes no longer than one with them', () => {
	const started = performance.now()
	withDirections('<ul><li>1</li></ul>'.repeat(25_000))
	withDirections(`${'<ul><li>'.repeat(100)}${'7 '.repeat(100_000)}`)
	expect(performance.now() - started).toBeLessThan(500)
})
