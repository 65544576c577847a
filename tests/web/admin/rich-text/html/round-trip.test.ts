// @vitest-environment happy-dom
import { $isListNode, type ListNode } from '@lexical/list'
import { $getRoot } from 'lexical'
import { expect, test } from 'vitest'
import { htmlIn, openTestEditor } from '#tests/web/admin/rich-text/open-test-editor.ts'
import { $setNumbering, registerNumbering } from '#web/admin/rich-text/nodes/list-numbering.ts'

/** DOMPurify loses the first element in happy-dom, not in browsers. */
const opened = (html: string) => openTestEditor(`<hr>${html}`)

test.each([
	['raised and lowered characters', '<p>10<sup>6</sup> pages on 50 m<sup>2</sup>, H<sub>2</sub>O</p>'],
	['the number that a list begins with', '<ol start="3"><li>third</li><li>fourth</li></ol>'],
	['the kind of a numbered list', '<ol type="a"><li>one<ol start="2" type="i"><li>inner</li></ol></li></ol>'],
	['Arabic text', '<h2>الخدمات</h2><p>أطلقت الشركة نظام DMS الجديد في 2026!</p><p>end</p>'],
	['a direction that the letters do not show', '<p dir="rtl">DMS نظام</p><p dir="ltr">نظام</p><p dir="rtl">2026</p>'],
	[
		'the direction of lists and tables',
		'<ul dir="rtl"><li dir="rtl">DMS</li></ul><table dir="rtl"><tbody><tr><td dir="rtl">b</td></tr></tbody></table>',
	],
])('The editor keeps %s', (_, html) => {
	expect(htmlIn(opened(html))).toBe(html)
})

test.each([
	['<p dir="ltr">a</p>', '<p>a</p>'],
	['<p dir="rtl">مرحبا</p>', '<p>مرحبا</p>'],
	['<ol start="1" type="1"><li>a</li></ol>', '<ol><li>a</li></ol>'],
	['<ol start="-3" type="x"><li>a</li></ol>', '<ol><li>a</li></ol>'],
	['<ul start="4" type="a"><li>a</li></ul>', '<ul><li>a</li></ul>'],
])('%s is written as the Worker stores it: %s', (html, written) => {
	expect(htmlIn(opened(html))).toBe(written)
})

test('The editor shows how a list counts', () => {
	const editor = opened('<ol type="A"><li>a</li></ol>')
	registerNumbering(editor)
	const kind = () => editor.getRootElement()?.querySelector('ol')?.getAttribute('type')
	const change = (run: (list: ListNode) => void) =>
		editor.update(
			() => {
				const list = $getRoot().getFirstChild()
				if ($isListNode(list)) run(list)
			},
			{ discrete: true },
		)
	expect(kind()).toBe('A')
	change((list) => $setNumbering(list, { numbering: 'i', start: 1 }))
	expect(kind()).toBe('i')
	change((list) => $setNumbering(list, { numbering: null, start: 1 }))
	expect(kind()).toBe(null)
})
