// @vitest-environment happy-dom

import { $toggleLink } from '@lexical/link'
import {
	$getRoot,
	$getSelection,
	$isElementNode,
	$isRangeSelection,
	HISTORY_MERGE_TAG,
	type LexicalEditor,
	type ParagraphNode,
	type TextNode,
} from 'lexical'
import { expect, test } from 'vitest'
import { $unlinkAutomatic, registerAutoLinks } from '#web/admin/rich-text/auto-links.ts'
import { $setHtml } from '#web/admin/rich-text/html/kept-blocks.ts'
import { $createCodeBlock } from '#web/admin/rich-text/nodes/code-block-node.ts'
import { htmlIn, openTestEditor } from './open-test-editor.ts'

function type(editor: LexicalEditor, text: string): void {
	for (const sign of text) {
		editor.update(
			() => {
				const selection = $getSelection() ?? $getRoot().selectEnd()
				if ($isRangeSelection(selection)) selection.insertText(sign)
			},
			{ discrete: true },
		)
	}
}

function typed(text: string): string {
	const editor = openTestEditor()
	registerAutoLinks(editor)
	type(editor, text)
	return htmlIn(editor)
}

test.each([
	['https://a.example/b', '<p><a href="https://a.example/b">https://a.example/b</a></p>'],
	['See www.a.example.', '<p>See <a href="https://www.a.example">www.a.example</a>.</p>'],
	['me@a.example, you', '<p><a href="mailto:me@a.example">me@a.example</a>, you</p>'],
	['(http://a.example/b)', '<p>(<a href="http://a.example/b">http://a.example/b</a>)</p>'],
	['At www.a.example? Yes!', '<p>At <a href="https://www.a.example">www.a.example</a>? Yes!</p>'],
	['www.a.example/b?c=1&d#e', '<p><a href="https://www.a.example/b?c=1&amp;d#e">www.a.example/b?c=1&amp;d#e</a></p>'],
	['https://a.example/b_(c)', '<p><a href="https://a.example/b_(c)">https://a.example/b_(c)</a></p>'],
	['(see http://a.example/b_(c))', '<p>(see <a href="http://a.example/b_(c)">http://a.example/b_(c)</a>)</p>'],
	['https://a.example/b_((c)-d) e', '<p><a href="https://a.example/b_((c)-d)">https://a.example/b_((c)-d)</a> e</p>'],
	['https://a.example/b,c[1]=2, e', '<p><a href="https://a.example/b,c[1]=2">https://a.example/b,c[1]=2</a>, e</p>'],
	['https://a.example/b(c', '<p><a href="https://a.example/b">https://a.example/b</a>(c</p>'],
	['[https://a.example/b]', '<p>[<a href="https://a.example/b">https://a.example/b</a>]</p>'],
	['«https://a.example/b»', '<p>«<a href="https://a.example/b">https://a.example/b</a>»</p>'],
	['https://a.example:80/b;c!', '<p><a href="https://a.example:80/b;c">https://a.example:80/b;c</a>!</p>'],
])('%s becomes a link as it is typed', (text, html) => {
	expect(typed(text)).toBe(html)
})

test.each(['a.example', 'https://me:secret@a.example', '[a](https://a.example/b', 'javascript:www', 'a@b'])(
	'%s stays text',
	(text) => {
		expect(typed(text)).not.toContain('<a')
	},
)

test.each([
	['me@a.example www.b.example', ['me@a.example', 'www.b.example']],
	['(https://a.example/b),(https://c.example/d_(e))', ['https://a.example/b', 'https://c.example/d_(e)']],
	['[x](https://a.example/b) https://c.example', ['https://c.example']],
])('In the pasted text %s all addresses become links', async (text, links) => {
	const editor = openTestEditor('<p>See:</p>')
	registerAutoLinks(editor)
	await Promise.resolve()
	editor.update(() => $getRoot().selectEnd().insertRawText(` ${text}`), { discrete: true })
	expect(Array.from(htmlIn(editor).matchAll(/<a [^>]*>([^<]*)/g), ([, shown]) => shown)).toEqual(links)
})

test('A pasted address becomes a link', async () => {
	const editor = openTestEditor('<p>See:</p>')
	registerAutoLinks(editor)
	await Promise.resolve()
	editor.update(() => $getRoot().selectEnd().insertRawText('https://a.example and on'), { discrete: true })
	expect(htmlIn(editor)).toContain('<a href="https://a.example">https://a.example</a> and on')
})

test('No address in code becomes a link', () => {
	const editor = openTestEditor()
	registerAutoLinks(editor)
	editor.update(() => void $getRoot().append($createCodeBlock()).selectEnd(), { discrete: true })
	type(editor, 'curl https://a.example')
	expect(htmlIn(editor)).toBe('<pre><code>curl https://a.example</code></pre>')
})

test('A stored text is not changed by opening it, nor by restoring a draft', async () => {
	const stored = '<p>See https://a.example</p>'
	const editor = openTestEditor(stored)
	registerAutoLinks(editor)
	await Promise.resolve()
	expect(htmlIn(editor)).toBe(stored)
	editor.update(() => void $setHtml(stored), { discrete: true, tag: HISTORY_MERGE_TAG })
	expect(htmlIn(editor)).toBe(stored)
})

test('A link that was removed does not come back while the author types on', () => {
	const editor = openTestEditor()
	registerAutoLinks(editor)
	type(editor, 'www.a.example ')
	editor.update(
		() => {
			const [paragraph] = $getRoot().getChildren()
			if ($isElementNode(paragraph)) $unlinkAutomatic(paragraph.getFirstChild())
		},
		{ discrete: true },
	)
	type(editor, 'and on')
	expect(htmlIn(editor)).toBe('<p>www.a.example and on</p>')
})

/** A stored text whose author has removed the link, open for an edit. */
function opened(html: string): LexicalEditor {
	const editor = openTestEditor()
	registerAutoLinks(editor)
	editor.update(() => void $setHtml(html), { discrete: true, tag: HISTORY_MERGE_TAG })
	return editor
}

test.each([
	['in its paragraph', '<p>Ask me@a.example</p>', ' today', '<p>Ask me@a.example today</p>'],
	[
		'in its paragraph, where another address begins',
		'<p>www.a.example and</p>',
		' www.b.example',
		'<p>www.a.example and <a href="https://www.b.example">www.b.example</a></p>',
	],
])('A stored address without a link stays text while the author types %s', (_, stored, added, html) => {
	const editor = opened(stored)
	type(editor, added)
	expect(htmlIn(editor)).toBe(html)
})

test('A stored address without a link stays text when its paragraph is split or becomes bold', () => {
	const editor = opened('<p>Ask www.a.example today</p>')
	editor.update(
		() => {
			const [text] = $getRoot().getAllTextNodes()
			text?.select(4, 4).insertParagraph()
			$getRoot().getLastDescendant<TextNode>()?.setFormat('bold')
		},
		{ discrete: true },
	)
	expect(htmlIn(editor)).toBe('<p>Ask</p><p><strong>www.a.example today</strong></p>')
})

test('A stored address without a link becomes one when its own words are edited', () => {
	const editor = opened('<p>www.a.example</p>')
	type(editor, '/b')
	expect(htmlIn(editor)).toBe('<p><a href="https://www.a.example/b">www.a.example/b</a></p>')
	const shortened = opened('<p>me@a.examples</p>')
	shortened.update(() => shortened && $getRoot().getAllTextNodes()[0]?.setTextContent('me@a.example'), {
		discrete: true,
	})
	expect(htmlIn(shortened)).toContain('href="mailto:me@a.example"')
})

test('A link with its own address for words stays removed', () => {
	const editor = opened('<p><a href="https://a.example">https://a.example</a></p>')
	editor.update(
		() => {
			$getRoot().getFirstChildOrThrow<ParagraphNode>().select(0, 1)
			$toggleLink(null)
			$getRoot().selectEnd()
		},
		{ discrete: true },
	)
	type(editor, ' and on')
	expect(htmlIn(editor)).toBe('<p>https://a.example and on</p>')
})
