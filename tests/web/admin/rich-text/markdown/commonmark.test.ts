// @vitest-environment happy-dom
import spec from 'commonmark-spec'
import { $getRoot } from 'lexical'
import { expect, test } from 'vitest'
import { $blocksIn } from '#web/admin/rich-text/html/from-html.ts'
import { safeAddress } from '#web/admin/rich-text/link-address.ts'
import { formatPasted } from '#web/admin/rich-text/markdown/format-pasted.ts'
import { htmlIn, openTestEditor } from '../open-test-editor.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** The examples of CommonMark 0.31.2 that differ on purpose. */
const htmlStaysText = [
	...[21, 31, ...range(148, 191), 201, 308, 309, 344, 475, 476, 477, 491, 494, 524, 536],
	...[...range(613, 617), 623, ...range(625, 631), 642, 643],
]
const others = [
	325, // Text below a nested list joins the last item of that list, so that the numbers of the outer one do not shift.
	503, // The address leads nowhere and stays text, with its `%20`.
]

const editor = openTestEditor()

function formatted(text: string): string {
	editor.update(() => $getRoot().clear().selectEnd(), { discrete: true })
	formatPasted(editor, { text, before: editor.getEditorState() })
	return htmlIn(editor)
}

/** An example's HTML as an article has it: headings 2 to 4, items of lines, no titles, no pictures, no dead links. */
function inContract(html: string): string {
	const page = document.implementation.createHTMLDocument()
	const { body } = page
	body.innerHTML = html.replace(/(?<=^|<\/?(?:blockquote|li|ul|ol|p|h\d|pre)>|<hr \/>)\n/g, '')
	for (const heading of body.querySelectorAll('h1, h5, h6')) {
		const other = page.createElement(heading.localName === 'h1' ? 'h2' : 'h4')
		other.replaceChildren(...heading.childNodes)
		heading.replaceWith(other)
	}
	for (const picture of body.querySelectorAll('img')) picture.remove()
	for (const link of body.querySelectorAll('a')) {
		const address = decodeURIComponent(link.getAttribute('href') ?? '')
		if (safeAddress(address) !== null) link.setAttribute('href', address)
		else if (link.textContent === address) link.replaceWith(address)
		else link.replaceWith('[', ...link.childNodes, `](${address})`)
	}
	for (const quote of body.querySelectorAll('li blockquote')) quote.replaceWith(...quote.childNodes)
	for (const rule of body.querySelectorAll('li hr')) rule.remove()
	for (const code of body.querySelectorAll('pre')) code.textContent = code.textContent.replace(/\n$/, '')
	for (const block of body.querySelectorAll('li > :is(p, pre, h2, h3, h4)')) {
		const [before, after] = [block.previousSibling, block.nextSibling]
		const lines = block.matches('pre') ? [codeOf(block)] : [...block.childNodes]
		if (before && !isElement(before, 'br, ul, ol')) block.parentNode?.insertBefore(page.createElement('br'), block)
		if (after && !isElement(after, 'ul, ol')) block.parentNode?.insertBefore(page.createElement('br'), after)
		block.replaceWith(...lines)
	}
	editor.update(
		() =>
			$getRoot()
				.clear()
				.append(...$blocksIn(body)),
		{ discrete: true },
	)
	return htmlIn(editor)
}

const isElement = (node: Node, selector: string) => node instanceof Element && node.matches(selector)

function codeOf(block: Element): Element {
	const code = block.ownerDocument.createElement('code')
	code.textContent = block.textContent.replaceAll('\n', '\v')
	return code
}

const examples = spec.tests.map(({ number, markdown, html }) => ({
	number,
	markdown: markdown.replaceAll('→', '\t'),
	html: html.replaceAll('→', '\t'),
}))

test("CommonMark's examples are read as it says, but for HTML in them and what the list names", () => {
	expect(examples.length).toBe(652)
	const different = examples.filter(({ markdown, html }) => formatted(markdown) !== inContract(html))
	expect(different.map(({ number }) => number)).toEqual([...htmlStaysText, ...others].sort((a, b) => a - b))
})

test.each(examples.filter(({ number }) => htmlStaysText.includes(number)))(
	'The tags of example $number stay visible',
	({ markdown }) => {
		const page = document.createElement('div')
		page.innerHTML = formatted(markdown).replaceAll('<br>', ' ')
		const tags = markdown.match(/<[!?/]?[a-z][^<>\n]*>/gi) ?? []
		for (const tag of tags) expect(page.textContent).toContain(tag.replace(/ +/g, ' '))
	},
)
