import { expect, test } from 'vitest'
import { collapseWhitespace, type Leaf, linkMark, type Mark } from '#web/admin/rich-text/html/inline-leaves.ts'
import { leavesToHtml } from '#web/admin/rich-text/html/leaves-to-html.ts'

const text = (words: string, ...marks: Mark[]): Leaf => ({ kind: 'text', text: words, marks })
const lineBreak: Leaf = { kind: 'break', marks: [] }
const toHtml = (...leaves: Leaf[]) => leavesToHtml(collapseWhitespace(leaves))

test('the mark with the longest range is outside', () => {
	expect(toHtml(text('a ', 'strong'), text('b', 'em', 'strong'))).toBe('<strong>a <em>b</em></strong>')
	expect(toHtml(text('a', 'strong', 'em'), text(' b', 'em'))).toBe('<em><strong>a</strong> b</em>')
})

test('a link is one, whatever is marked in it', () => {
	const link = linkMark('/contact')
	expect(toHtml(text('write ', link), text('us', link, 'strong'))).toBe(
		'<a href="/contact">write <strong>us</strong></a>',
	)
	expect(toHtml(text('see ', 'strong'), text('us', 'strong', link), text(' now', 'strong'))).toBe(
		'<strong>see <a href="/contact">us</a> now</strong>',
	)
})

test('a line break within marked text does not end the mark', () => {
	expect(toHtml(text('a', 'em'), lineBreak, text('b', 'em'), lineBreak, text('c'))).toBe('<em>a<br>b</em><br>c')
})

test('text and values are escaped', () => {
	expect(toHtml(text('a < b & "c"', linkMark('/?a="1"&b')))).toBe(
		'<a href="/?a=&quot;1&quot;&amp;b">a &lt; b &amp; "c"</a>',
	)
	expect(toHtml({ kind: 'picture', name: 'harbour', alt: 'A "ship" <at> dusk', marks: [] })).toBe(
		'<img src="{{harbour}}" alt="A &quot;ship&quot; &lt;at&gt; dusk">',
	)
})

test('runs of spaces are one, across marks too', () => {
	expect(toHtml(text('  a  '), text('  b\t\n', 'strong'), text(' c '))).toBe('a <strong>b </strong>c')
})

test('no spaces stand at the ends of a line, and no break ends a block', () => {
	expect(toHtml(text('a '), lineBreak, text(' b'), lineBreak, text('  '), lineBreak)).toBe('a<br>b')
	expect(toHtml(text(' ', 'strong'), lineBreak)).toBe('')
})

test('a no-break space is kept', () => {
	expect(toHtml(text('6\u00a0h'))).toBe('6\u00a0h')
})
