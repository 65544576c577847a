// @vitest-environment happy-dom
import { registerRichText } from '@lexical/rich-text'
import { $getRoot } from 'lexical'
import { expect, test } from 'vitest'
import { $insertSoftBreaks } from '#web/admin/rich-text/paste/plain-text.ts'
import { htmlIn, openTestEditor } from '../open-test-editor.ts'
import { editorWithPasted, storedFrom } from './pasted.ts'

test.each([
	['Navigation\vservice', '<p>Navigation<br>service</p>'],
	['one\u2028two\u2029three', '<p>one<br>two<br>three</p>'],
	['a\vb\nc\td\u2028e', '<p>a<br>b</p><p>c d<br>e</p>'],
])('a soft break in pasted text is a line break: %j', (text, stored) => {
	const editor = openTestEditor()
	registerRichText(editor)
	editor.update(
		() => {
			$getRoot().selectEnd()
			expect($insertSoftBreaks(text)).toBe(true)
		},
		{ discrete: true },
	)
	expect(htmlIn(editor)).toBe(stored)
})

test('the editor takes pasted text with a soft break itself, and it is a new line in code', () => {
	expect(htmlIn(editorWithPasted({ 'text/plain': 'Navigation\vservice' }))).toBe('<p>Navigation<br>service</p>')
	expect(htmlIn(editorWithPasted({ 'text/plain': 'a\vb' }, '<hr><pre><code>x</code></pre>'))).toContain('xa\nb')
})

test.each([
	['<p>Navigation\vservice</p>', '<p>Navigation<br>service</p>'],
	['<ul><li>one \u2028 <b>two&#11;three</b></li></ul>', '<ul><li>one<br><strong>two<br>three</strong></li></ul>'],
	['<pre>a\u2028b</pre>', '<pre><code>a\nb</code></pre>'],
])('a soft break in pasted HTML is a line break: %j', (html, stored) => {
	expect(storedFrom(html)).toBe(stored)
})

test('a soft break in a stored text is shown as a line break', () => {
	expect(htmlIn(openTestEditor('<hr><p>Navigation\vservice</p>'))).toBe('<p>Navigation<br>service</p>')
})

test('lines between blocks stay lines', () => {
	expect(storedFrom('<p>a</p>b<br>c<br><ul><li>d</li></ul>')).toBe('<p>a</p><p>b<br>c</p><ul><li>d</li></ul>')
})
