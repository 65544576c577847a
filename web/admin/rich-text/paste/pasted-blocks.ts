import { safeAddress } from '../link-address.ts'
import { insertAfter, insertBefore, moveContent, renamed, unwrap, wrapContent } from './element-edits.ts'

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, table, hr, div, section, article, dl'
const containers =
	'div, section, article, main, header, footer, aside, nav, figure, figcaption, address, center, dl, dt, dd, form, fieldset, details, summary'

/** Converts blocks to the allowed tags. */
export function readBlocks(body: HTMLElement): void {
	for (const custom of body.querySelectorAll('*')) if (custom.localName.includes('-')) unwrap(custom)
	readHeadings(body)
	for (const quote of body.querySelectorAll('.MsoQuote, .MsoIntenseQuote')) wrapIn(quote, 'blockquote')
	for (const container of [...body.querySelectorAll(containers)].reverse()) {
		if (container.querySelector(blocks)) unwrap(container)
		else renamed(container, 'p')
	}
	for (const quote of body.querySelectorAll('blockquote')) {
		if (quote.querySelector(blocks) === null) wrapContent(quote, 'p')
		const before = quote.previousElementSibling
		if (before?.localName !== 'blockquote') continue
		moveContent(quote, before)
		quote.remove()
	}
	for (const inline of body.querySelectorAll('span, font, a, strong, em, u, s, sub, sup, code')) {
		if (inline.querySelector(blocks)) unwrap(inline)
	}
	for (const paragraph of body.querySelectorAll('li > p, :is(td, th) > p:only-child')) {
		const lineEnd = () => body.ownerDocument.createElement('br')
		const [before, after] = [paragraph.previousSibling, paragraph.nextSibling]
		if (before instanceof Text && before.data.trim() !== '') insertBefore(lineEnd(), paragraph)
		if (paragraph.nextElementSibling?.localName === 'p' || (after instanceof Text && after.data.trim() !== ''))
			insertAfter(lineEnd(), paragraph)
		unwrap(paragraph)
	}
	for (const end of body.querySelectorAll('pre br')) end.replaceWith('\n')
	for (const pre of body.querySelectorAll('pre:not(:has(> code:only-child))')) {
		const code = body.ownerDocument.createElement('code')
		code.textContent = pre.textContent
		pre.replaceChildren(code)
	}
}

/** The page has the only h1, so headings start at h2. */
function readHeadings(body: HTMLElement): void {
	const shift = body.querySelector('h1') ? 1 : 0
	for (const heading of [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]) {
		renamed(heading, `h${Math.min(4, Number(heading.localName.slice(1)) + shift)}`)
	}
}

function wrapIn(element: Element, tag: string): void {
	const wrapper = element.ownerDocument.createElement(tag)
	element.replaceWith(wrapper)
	wrapper.appendChild(element)
}

const redirect = /^https:\/\/www\.google\.com\/url\?/

/** Keeps safe links. Google Docs sends some through a redirect. */
export function readLinks(body: HTMLElement): void {
	for (const link of body.querySelectorAll('a')) {
		const given = link.getAttribute('href') ?? ''
		const address = safeAddress(redirect.test(given) ? (new URL(given).searchParams.get('q') ?? '') : given)
		if (address === null || link.textContent.trim() === '') unwrap(link)
		else link.setAttribute('href', address)
	}
}

/** Removes empty elements, innermost first. Table cells stay. */
export function dropEmpty(body: HTMLElement): void {
	const candidates = 'p, h2, h3, h4, li, ul, ol, blockquote, pre, strong, em, u, s, sub, sup, code, a'
	for (const element of [...body.querySelectorAll(candidates)].reverse()) {
		if (element.textContent.trim() !== '' || element.querySelector('img, table, hr')) continue
		if (element.textContent === '' || element.matches(blocks) || element.localName === 'li') element.remove()
		else unwrap(element)
	}
	const isOneLine = body.querySelector(blocks) === null
	for (const end of body.querySelectorAll('br')) {
		if (end.nextSibling === null || (end.parentElement === body && !isOneLine && isBesideBlock(end))) end.remove()
	}
}

const isBesideBlock = (end: Element) =>
	[end.previousSibling, end.nextSibling].some(
		(each) => each === null || (each instanceof Element && each.matches(blocks)),
	)

/** Elements that end a line after `readBlocks`. All others are inline. */
const endsOfLines =
	'body, p, h2, h3, h4, ul, ol, li, blockquote, pre, table, caption, colgroup, col, thead, tbody, tfoot, tr, th, td, hr, br'

/** Collapses spaces and removes them at line ends. A single no-break space stays. */
export function tidySpaces(body: HTMLElement): void {
	const walk = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
	const texts: Text[] = []
	while (walk.nextNode()) if (walk.currentNode instanceof Text) texts.push(walk.currentNode)
	for (const text of texts) {
		if (text.parentElement?.closest('pre')) continue
		let words = text.data.replace(/\s*[ \t\r\n\f]\s*|\u00a0{2,}/g, ' ')
		if (endsLine(text, 'previousSibling')) words = words.trimStart()
		if (endsLine(text, 'nextSibling')) words = words.trimEnd()
		if (words === '') text.remove()
		else text.data = words
	}
}

/** Whether a text starts or ends its line. */
function endsLine(text: Text, side: 'previousSibling' | 'nextSibling'): boolean {
	let node: Node = text
	while (node[side] === null && node.parentElement && !node.parentElement.matches(endsOfLines))
		node = node.parentElement
	const beside = node[side]
	return beside === null || (beside instanceof Element && beside.matches(endsOfLines))
}

const blocksWithDirection =
	'p, h1, h2, h3, h4, h5, h6, li, ul, ol, table, td, th, blockquote, div, section, article, dt, dd, figcaption'
const leftwards = '[data-style*="direction:rtl" i], [data-style*="direction: rtl" i]'

/** Each block inside a text from right to left says so itself, because what surrounds it may go. */
export function readDirections(body: HTMLElement): void {
	for (const block of body.querySelectorAll(blocksWithDirection)) {
		const around = block.closest(`[dir], ${leftwards}`)
		if (around?.matches(`[dir="rtl" i], :not([dir])`)) block.setAttribute('dir', 'rtl')
	}
}
