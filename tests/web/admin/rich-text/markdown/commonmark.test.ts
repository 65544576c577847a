// @vitest-environment happy-dom
import spec from 'commonmark-spec'
import { $getRoot } from 'lexical'
import { expect, test } from 'vitest'
import { safeAddress } from '#web/admin/rich-text/link-address.ts'
import { $blocksIn } from '#web/admin/rich-text/html/from-html.ts'
import { formatPasted } from '#web/admin/rich-text/markdown/format-pasted.ts'
import { htmlIn, openTestEditor } from '../open-test-editor.ts'

const editor = openTestEditor()

function formatted(text: string): string {
	editor.update(() => $getRoot().clear().selectEnd(), { discrete: true })
	formatPasted(editor, { text, before: editor.getEditorState() })
	return htmlIn(editor)
}

/** An example's HTML as an article has it: what the contract lacks is brought to what it has. */
function inContract(html: string): string {
	const page = document.implementation.createHTMLDocument()
	const { body } = page
	body.innerHTML = html
	const lineBreak = () => page.createElement('br')
	for (const heading of body.querySelectorAll('h1, h5, h6')) {
		const other = page.createElement(heading.localName === 'h1' ? 'h2' : 'h4')
		other.append(...heading.childNodes)
		heading.replaceWith(other)
	}
	for (const picture of body.querySelectorAll('img')) picture.remove()
	for (const link of body.querySelectorAll('a')) {
		const address = decoded(link.getAttribute('href') ?? '')
		link.removeAttribute('title')
		if (safeAddress(address) !== null) link.setAttribute('href', address)
		else if (link.textContent === address) link.replaceWith(address)
		else link.replaceWith('[', ...link.childNodes, `](${address})`)
	}
	for (const quote of body.querySelectorAll('li blockquote')) quote.replaceWith(...quote.childNodes)
	for (const rule of body.querySelectorAll('li hr')) rule.remove()
	for (const block of body.querySelectorAll('li > :is(p, pre, h2, h3, h4)')) {
		const parts = block.matches('pre') ? codeLines(block, lineBreak) : [...block.childNodes]
		block.replaceWith(...parts, ...(block.nextElementSibling?.matches('p, pre') ? [lineBreak()] : []))
	}
	for (const code of body.querySelectorAll('pre > code')) code.textContent = code.textContent.replace(/\n$/, '')
	body.innerHTML = body.innerHTML.replace(/(?<=^|<\/?(?:blockquote|li|ul|ol|p|h\d|pre)>|<hr>)\n/g, '')
	editor.update(() => $getRoot().clear().append(...$blocksIn(body)), { discrete: true })
	return htmlIn(editor)
}

function codeLines(block: Element, lineBreak: () => Element): Node[] {
	const code = block.ownerDocument.createElement('code')
	for (const [index, line] of block.textContent.replace(/\n$/, '').split('\n').entries())
		code.append(...(index > 0 ? [lineBreak()] : []), line)
	return [code]
}

function decoded(address: string): string {
	try {
		return decodeURI(address)
	} catch {
		return address
	}
}

test('all', () => {
	const differ = spec.tests.map((e) => ({...e, markdown: e.markdown.replaceAll('→','\t'), html: e.html.replaceAll('→','\t')})).filter((e) => {
		const got = formatted(e.markdown)
		const want = inContract(e.html)
		if (got !== want) console.log(`#${e.number} ${e.section}\n${e.markdown}---html\n${e.html}---got\n${got}\n---want\n${want}\n`)
		return got !== want
	})
	console.log(differ.length, differ.map((e) => e.number).join(' '))
	expect(true).toBe(true)
})
