import { safeAddress } from '../link-address.ts'
import { insertAfter, moveContent, renamed, unwrap, wrapContent } from './element-edits.ts'

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
		if (paragraph.nextElementSibling?.localName === 'p') insertAfter(body.ownerDocument.createElement('br'), paragraph)
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
