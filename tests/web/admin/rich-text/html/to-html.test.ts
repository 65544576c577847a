import { $getRoot, createEditor } from 'lexical'
import { expect, test } from 'vitest'
import { $blocksToHtml } from '#web/admin/rich-text/html/to-html.ts'
import { editorNodes } from '#web/admin/rich-text/nodes/editor-nodes.ts'

type Node = { type: string; children?: Node[]; [property: string]: unknown }

const bold = 1
const underline = 8
const highlight = 128

const text = (words: string, format = 0): Node => ({ type: 'text', text: words, format, style: 'color: red' })
const block = (type: string, ...children: Node[]): Node => ({
	type,
	children,
	direction: 'ltr',
	format: 'center',
	indent: 2,
})
const paragraph = (...children: Node[]) => block('paragraph', ...children)
const list = (listType: 'bullet' | 'number', ...children: Node[]): Node => ({
	...block('list', ...children),
	listType,
	start: 3,
})
const item = (...children: Node[]): Node => block('listitem', ...children)
const heading = (tag: string, ...children: Node[]): Node => ({ ...block('heading', ...children), tag })
const link = (url: string, ...children: Node[]): Node => ({
	...block('link', ...children),
	url,
	rel: 'noreferrer',
	target: '_blank',
})
const cell = (headerState: number, ...children: Node[]): Node => ({
	...block('tablecell', ...children),
	headerState,
	colSpan: 1,
	rowSpan: 1,
})
const row = (...children: Node[]) => block('tablerow', ...children)

/** The stored HTML of a document. */
function htmlOf(...children: Node[]): string {
	const editor = createEditor({
		nodes: editorNodes,
		onError(error) {
			throw error
		},
	})
	const state = editor.parseEditorState(JSON.stringify({ root: { type: 'root', children } }))
	return state.read(() => $blocksToHtml($getRoot().getChildren()))
}

test('a document with nothing in it is empty', () => {
	expect(htmlOf(paragraph())).toBe('')
	expect(htmlOf(paragraph(text(' ')), heading('h2'), list('bullet', item()), block('code-block'), block('quote'))).toBe(
		'',
	)
})

test('formats become tags, looks do not', () => {
	expect(htmlOf(paragraph(text('a ', bold), text('b', bold + underline), text('c', highlight)))).toBe(
		'<p><strong>a <u>b</u></strong>c</p>',
	)
	expect(htmlOf(heading('h3', text('Head')))).toBe('<h3>Head</h3>')
})

test('a link has its address and nothing else; one that may not be is text', () => {
	expect(htmlOf(paragraph(link('/contact', text('us')), text(' or '), link('javascript:hurt()', text('them'))))).toBe(
		'<p><a href="/contact">us</a> or them</p>',
	)
})

test('a nested list is in the item before it', () => {
	const nested = item(list('number', item(text('b')), item(list('bullet', item(text('c'))))))
	expect(htmlOf(list('bullet', item(text('a')), nested, item(text('d'))))).toBe(
		'<ul><li>a<ol start="3"><li>b<ul><li>c</li></ul></li></ol></li><li>d</li></ul>',
	)
})

test('quotations in a row are one, with a paragraph each', () => {
	expect(htmlOf(block('quote', text('a')), block('quote', text('b')), paragraph(text('c')))).toBe(
		'<blockquote><p>a</p><p>b</p></blockquote><p>c</p>',
	)
})

test('code keeps its lines and spaces', () => {
	expect(htmlOf(block('code-block', text('if (a < b) {'), { type: 'linebreak' }, text('  x  ')))).toBe(
		'<pre><code>if (a &lt; b) {\n  x  </code></pre>',
	)
})

test('a picture is a placeholder with its alternative text', () => {
	expect(htmlOf(paragraph({ type: 'picture', name: 'harbour', alt: 'A harbour' }))).toBe(
		'<p><img src="{{harbour}}" alt="A harbour"></p>',
	)
})

test('a first row of headings is the head of a table; a cell of one paragraph holds its text', () => {
	const spanning = { ...cell(0, paragraph(text('c')), paragraph(text('d'))), colSpan: 2 }
	const table = block(
		'table',
		row(cell(1, paragraph(text('A'))), cell(1, paragraph(text('B')))),
		row(cell(2, paragraph(text('a'))), cell(0, paragraph())),
		row(spanning),
	)
	expect(htmlOf(table)).toBe(
		'<table><thead><tr><th>A</th><th>B</th></tr></thead>' +
			'<tbody><tr><th>a</th><td></td></tr><tr><td colspan="2"><p>c</p><p>d</p></td></tr></tbody></table>',
	)
})
