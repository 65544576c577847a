// @vitest-environment happy-dom
import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { registerRichText } from '@lexical/rich-text'
import { $getRoot, $getSelection, mergeRegister, PASTE_TAG, REDO_COMMAND, UNDO_COMMAND } from 'lexical'
import { expect, test } from 'vitest'
import { formatPasted } from '#web/admin/rich-text/markdown/format-pasted.ts'
import { htmlIn, openTestEditor } from '../open-test-editor.ts'

/** Pastes a text plainly at the end and accepts the offer. */
function acceptIn(html: string, text: string) {
	const editor = openTestEditor(html)
	mergeRegister(registerRichText(editor), registerHistory(editor, createEmptyHistoryState(), 0))
	editor.update(() => $getRoot().selectEnd(), { discrete: true })
	const before = editor.getEditorState()
	editor.update(() => $getSelection()?.insertRawText(text), { discrete: true, tag: PASTE_TAG })
	const plain = htmlIn(editor)
	formatPasted(editor, { text, before })
	return { editor, plain }
}

const formatted = (text: string) => htmlIn(acceptIn('', text).editor)

test('Accepting is one undo step, which leads back to the plain text', () => {
	const { editor, plain } = acceptIn('<p>Above</p><p>So:</p>', 'it is **slack**')
	expect(plain).toBe('<p>Above</p><p>So:it is **slack**</p>')
	expect(htmlIn(editor)).toBe('<p>Above</p><p>So:it is <strong>slack</strong></p>')
	editor.dispatchCommand(UNDO_COMMAND, undefined)
	expect(htmlIn(editor)).toBe(plain)
	editor.dispatchCommand(REDO_COMMAND, undefined)
	expect(htmlIn(editor)).toContain('<strong>slack</strong>')
})

test('Headings begin at level 2, and end at level 4', () => {
	expect(formatted('# a\n\n## b\n\n### c\n\n###### d')).toBe('<h2>a</h2><h2>b</h2><h3>c</h3><h4>d</h4>')
})

test('Lists nest, and a numbered list begins at its number', () => {
	expect(formatted('- a\n  - b\n- c\n\n3. d\n4. e')).toBe(
		'<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol start="3"><li>d</li><li>e</li></ol>',
	)
})

test('Formats, links and inline code are read; an address that leads nowhere stays text', () => {
	expect(formatted('*a* **b** ~~c~~ `d` [e](/contact) [f](https://x.example "F") [g](javascript:h)')).toBe(
		'<p><em>a</em> <strong>b</strong> <s>c</s> <code>d</code> <a href="/contact">e</a> ' +
			'<a href="https://x.example">f</a> [g](javascript:h)</p>',
	)
})

test('Code keeps its lines, and signs of Markdown in it', () => {
	expect(formatted('```js\nif (a)\n\n  # b\n---\n```')).toBe('<pre><code>if (a)\n\n  # b\n---</code></pre>')
})

test('The lines of a paragraph are one; a quotation and a horizontal line are blocks', () => {
	expect(formatted('a\nb\n\n> c\n\n---\nd')).toBe('<p>a b</p><blockquote><p>c</p></blockquote><hr><p>d</p>')
})

test('A table has its first row as its head; short rows are filled, and cells keep their formats', () => {
	expect(formatted('| Port | Tide |\n|:--|--:|\n| **Aden** | 2 \\| 3 |\n| Suez |\n\nb')).toBe(
		'<table><thead><tr><th>Port</th><th>Tide</th></tr></thead><tbody><tr><td><strong>Aden</strong></td><td>2 | 3</td></tr>' +
			'<tr><td>Suez</td><td></td></tr></tbody></table><p>b</p>',
	)
	expect(formatted('| a | b |\n| c |')).not.toContain('<table>')
})

test('A picture of another page has a place in the text and none in the HTML', () => {
	const { editor } = acceptIn('', 'a ![Quay](https://x.example/q.png)')
	expect(htmlIn(editor)).toBe('<p>a</p>')
	expect(JSON.stringify(editor.getEditorState())).toContain('"alt":"Quay"')
})
