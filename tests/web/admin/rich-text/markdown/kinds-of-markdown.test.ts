// @vitest-environment happy-dom
import { $getRoot } from 'lexical'
import { expect, test } from 'vitest'
import { formatPasted, isReadable } from '#web/admin/rich-text/markdown/format-pasted.ts'
import { htmlIn, openTestEditor } from '../open-test-editor.ts'

function formatted(text: string): string {
	const editor = openTestEditor()
	editor.update(() => $getRoot().selectEnd(), { discrete: true })
	formatPasted(editor, { text, before: editor.getEditorState() })
	return htmlIn(editor)
}

test.each([
	['1) Post\n2) Close', '<ol><li>Post</li><li>Close</li></ol>'],
	['4) Weigh\n\n   - twice\n5) Seal', '<ol start="4"><li>Weigh<ul><li>twice</li></ul></li><li>Seal</li></ol>'],
])('A numbered list may have brackets: %j', (text, html) => expect(formatted(text)).toBe(html))

test.each([
	['> Low water.\n>\n> High water.', '<blockquote><p>Low water.</p><p>High water.</p></blockquote>'],
	['> one\ntwo\n>\n> > three', '<blockquote><p>one two</p><p>three</p></blockquote>'],
	['> a\n\n> b', '<blockquote><p>a</p></blockquote><blockquote><p>b</p></blockquote>'],
])('A quotation keeps its paragraphs: %j', (text, html) => expect(formatted(text)).toBe(html))

test.each([
	[
		'> We keep:\n> - invoices\n> - letters\n>\n> The rest goes.',
		'<blockquote><p>We keep:</p></blockquote><ul><li>invoices</li><li>letters</li></ul><blockquote><p>The rest goes.</p></blockquote>',
	],
	['> 1. Post\n> 2. Close', '<ol><li>Post</li><li>Close</li></ol>'],
])('A list in a quotation stands between its parts, since quotations of the editor have none: %j', (text, html) =>
	expect(formatted(text)).toBe(html),
)

test.each(['* * *', '- - -', ' **  * ** *', '_ _ _', '-----'])('%j is a rule', (rule) => {
	expect(formatted(`a\n\n${rule}\n\nb`)).toBe('<p>a</p><hr><p>b</p>')
})

test.each([
	['Call [`tide()`](/tide).', '<p>Call <a href="/tide"><code>tide()</code></a>.</p>'],
	[
		'[**Low** `tide`](https://x.example/)',
		'<p><a href="https://x.example/"><strong>Low</strong> <code>tide</code></a></p>',
	],
	['[M](https://x.example/M_(planet)).', '<p><a href="https://x.example/M_(planet)">M</a>.</p>'],
	['[M](</a (b> "c")', '<p><a href="/a%20(b">M</a></p>'],
	['<https://x.example/a?b=c>', '<p><a href="https://x.example/a?b=c">https://x.example/a?b=c</a></p>'],
	['<maya@x.example>', '<p><a href="mailto:maya@x.example">maya@x.example</a></p>'],
	[
		'See [the plan][1], [it].\n\n[1]: /plan\n[it]: <https://x.example/> "It"',
		'<p>See <a href="/plan">the plan</a>, <a href="https://x.example/">it</a>.</p>',
	],
	['[a][x] and ![b][x]\n\n[X]: /a\n[x]: /b', '<p><a href="/a">a</a> and</p>'],
])('A link is whole: %j', (text, html) => expect(formatted(text)).toBe(html))

test.each([
	['[*a* b](other.md "c")', '<p>[<em>a</em> b](other.md)</p>'],
	['[a][b]\n\n[b]: #below', '<p>[a](#below)</p>'],
	['<irc://x.example>', '<p>irc://x.example</p>'],
])('A link that leads nowhere on the site stays text: %j', (text, html) => expect(formatted(text)).toBe(html))

test.each([
	['# Tides #\n\n### Low ###', '<h2>Tides</h2><h3>Low</h3>'],
	['## C#\n\n##### Low \\#', '<h2>C#</h2><h4>Low #</h4>'],
	['Tides\n=====\nLow\n---', '<h2>Tides</h2><h2>Low</h2>'],
	['Tides of\n*Aden*\n---\nb', '<h2>Tides of <em>Aden</em></h2><p>b</p>'],
])('A heading has no signs: %j', (text, html) => expect(formatted(text)).toBe(html))

test.each([
	['a &amp; b &copy; &#8364; &eacute;', '<p>a &amp; b © € é</p>'],
	['&lt;b> and `&amp;`', '<p>&lt;b&gt; and <code>&amp;amp;</code></p>'],
])('Entities are characters, but not in code: %j', (text, html) => expect(formatted(text)).toBe(html))

test.each([
	['````md\n```\na\n```\n````', '<pre><code>```\na\n```</code></pre>'],
	['~~~\n# a\n```\n~~~', '<pre><code># a\n```</code></pre>'],
	['a\n\n    b\n      c', '<p>a</p><pre><code>b\n  c</code></pre>'],
])('Code ends with its own fence: %j', (text, html) => expect(formatted(text)).toBe(html))

test.each([
	['a  \nb\\\nc\nd', '<p>a<br>b<br>c d</p>'],
	['- a  \n  b', '<ul><li>a<br>b</li></ul>'],
])('Two spaces or a backslash end a line: %j', (text, html) => expect(formatted(text)).toBe(html))

test.each([
	['<b onclick="a()">x</b>', '<p>&lt;b onclick="a()"&gt;x&lt;/b&gt;</p>'],
	['<div>\n<img src=x onerror=a()>\n</div>', '<p>&lt;div&gt;<br>&lt;img src=x onerror=a()&gt;<br>&lt;/div&gt;</p>'],
	['<!-- a -->\n\nb', '<p>&lt;!-- a --&gt;</p><p>b</p>'],
])('HTML stays text: %j', (text, html) => expect(formatted(text)).toBe(html))

test.each([
	['- a\n\n  b\n- c', '<ul><li>a<br>b</li><li>c</li></ul>'],
	['1. a\n   ```\n   b\n   c\n   ```\n2. d', '<ol><li>a<br><code>b<br>c</code></li><li>d</li></ol>'],
	['- a\n  > b\n  >\n  > c', '<ul><li>a<br>b<br>c</li></ul>'],
	['1. a\n   - b\n\n   c\n2. d', '<ol><li>a<ul><li>b<br>c</li></ul></li><li>d</li></ol>'],
	[
		'- ## a\n  | b | c |\n  | - | - |\n  | d | e |\n\n  * * *\n- <i>f',
		'<ul><li>a<br>b | c<br>d | e</li><li>&lt;i&gt;f</li></ul>',
	],
])('An item keeps its words as lines and lists: %j', (text, html) => expect(formatted(text)).toBe(html))

test.each([
	['- [ ] a\n- [x] b', '<ul><li>[ ] a</li><li>[x] b</li></ul>'],
	['~5 to ~6, ~~7~~', '<p>~5 to ~6, <s>7</s></p>'],
	[
		'a | b\n--|--\n`c\\|` | [d](/e) | f',
		'<table><thead><tr><th>a</th><th>b</th><th></th></tr></thead><tbody><tr><td><code>c|</code></td><td><a href="/e">d</a></td><td>f</td></tr></tbody></table>',
	],
])("Of GitHub's Markdown, tables and struck text are read, and no cell is lost: %j", (text, html) =>
	expect(formatted(text)).toBe(html),
)

test.each([
	['quotations', '>'.repeat(5_000)],
	['nested items', `${'- '.repeat(5_000)}a`],
	['items by their indentation', Array.from({ length: 200 }, (_, depth) => `${' '.repeat(2 * depth)}- a`).join('\n')],
	['brackets', '['.repeat(50_000)],
	['stars', '*a '.repeat(20_000)],
	['stars and low lines', '*a_ '.repeat(20_000)],
	['links without an end', '[a](b'.repeat(20_000)],
	['headings', 'a\n===\n'.repeat(20_000)],
	['rows with more cells than their head', `|a|\n|-|\n|${'a|'.repeat(1_000)}\n${'|a|\n'.repeat(1_000)}`],
])('A text of 100 KB of %s is not read', (_, text) => {
	expect(isReadable(text)).toBe(false)
})

test.each([
	['prose', 'Low water is *brief*, and **high** water is [not](/high).\n\n'.repeat(2_000)],
	['items', '- Low water is **brief**.\n'.repeat(2_000)],
	['rows', `| a | b | c |\n| - | - | - |\n${'| **a** | [b](/c) | `d` |\n'.repeat(500)}`],
	['code', `\`\`\`\n${`${'\t'.repeat(12)}if (a[0] * b > *c) - 1\n`.repeat(500)}\`\`\``],
	['quotations in quotations', `${'> '.repeat(20)}a\n`.repeat(50)],
])('A long document of %s is read', (_, text) => {
	expect(isReadable(text)).toBe(true)
})

test('The deepest text that is read keeps all its words', () => {
	const text = `${'> '.repeat(20)}${'- '.repeat(20)}deep\n\nafter`
	expect(isReadable(text)).toBe(true)
	expect(formatted(text)).toMatch(/deep.*after/)
})
