import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import { inlineTags } from '#contracts/content/rich-text.ts'
import type { BuiltDocument, BuiltIndex, BuiltPage } from '#contracts/search/built-index.ts'
import { cleanPages } from '#contracts/search/file-pages.ts'
import { brand } from '#web/content/brand.ts'
import { everyInvestorDocument } from '#web/content/investors/documents.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { pages } from '#web/content/pages.ts'
import { products } from '#web/content/products/all.ts'
import { brochurePath } from '#web/content/products/product.ts'
import { allPages } from '#web/content/site-map.ts'
import { hasInvestors } from '#web/content/switched-off.ts'
import { root } from '../command/paths.ts'
import type { RenderedPage } from './render-pages.ts'

type Dates = Record<string, { changed: string }>
type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** What visitors can find of the build. `readPdf` returns the texts of the pages of a PDF. */
export async function searchIndex(
	rendered: readonly RenderedPage[],
	readPdf: (file: Uint8Array) => Promise<string[]>,
): Promise<BuiltIndex> {
	const dates: Dates = JSON.parse(readFileSync(join(root, 'web/content/page-dates.json'), 'utf8'))
	const html = new Map(rendered.map((page) => [page.path, page.html]))
	const found: BuiltDocument[] = []
	for (const { path, title } of documents) {
		const file = join(root, 'web/static', path)
		if (existsSync(file)) found.push({ path, title, pages: cleanPages(await readPdf(readFileSync(file))) })
	}
	return {
		pages: allPages.map((page) => builtPage(page, html.get(page.path), dates[page.path]?.changed ?? null)),
		documents: found,
	}
}

/** The PDFs that pages of the build link. */
const documents: readonly Pick<BuiltDocument, 'path' | 'title'>[] = [
	...products.flatMap(({ brochure }) =>
		brochure ? [{ path: brochurePath(brochure), title: `${brochure.title}: brochure` }] : [],
	),
	...(hasInvestors ? everyInvestorDocument : []).map(({ file, title }) => ({
		path: `/documents/investors/${file}`,
		title,
	})),
]

/** What pages say that the build does not render, in the words that people look for. */
const alsoSaid: Readonly<Record<string, string>> = {
	[pages.contact.path]:
		`Offices, addresses and phone numbers: ${brand.offices.map(({ place, address, phone }) => [place, address, phone].flat().join(', ')).join('; ')}`,
	[pages.careers.path]: 'Jobs, vacancies, internships and open positions.',
	[pages.resources.path]: 'Brochures, flyers and whitepapers as PDFs.',
}

/** The name of a page is its title: that of the head is made for other search engines. Pages with rows have no text of their own here. */
function builtPage(page: PageFacts, html: string | undefined, changed: string | null): BuiltPage {
	const { path, title, description } = page
	const isReference = path.startsWith(pages.developers.path)
	const main = html === undefined || path === pages.backOfficeApi.path ? undefined : allOf(parse(html), ['main'])[0]
	return {
		kind: products.some((product) => product === page) ? 'products' : 'pages',
		path,
		title: path === '/' ? brand.name : page.name,
		headings: [title, ...(main && !isReference ? allOf(main, ['h1', 'h2', 'h3']).map(textOf) : [])],
		text: [main ? textOf(main) : description, alsoSaid[path] ?? ''].join(' ').trim(),
		// The reference of the API has words of every subject, and changes with each call.
		changed: isReference ? null : changed,
	}
}

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])

function allOf(node: Node, tags: readonly string[]): Element[] {
	if (isUnread(node)) return []
	const own = defaultTreeAdapter.isElementNode(node) && tags.includes(node.tagName) ? [node] : []
	return [...own, ...childrenOf(node).flatMap((child) => allOf(child, tags))]
}

const unreadTags = ['script', 'style', 'svg', 'template', 'noscript', 'nav', 'button', 'pre']

const attribute = ({ attrs }: Element, wanted: string) => attrs.find(({ name }) => name === wanted)?.value

/** Whether an element is a drawing, a control or an example of code. Their words are not what the page says. */
const isUnread = (node: Node): boolean =>
	defaultTreeAdapter.isElementNode(node) &&
	(unreadTags.includes(node.tagName) ||
		attribute(node, 'hidden') !== undefined ||
		attribute(node, 'aria-hidden') === 'true' ||
		attribute(node, 'role') === 'img')

const inline = new Set([...inlineTags, 'abbr', 'bdi', 'cite', 'q', 'span', 'time'])

/** An element in a line begins no new word, unless it follows another one: those often stand below each other. */
function written(node: Node): string {
	if (defaultTreeAdapter.isTextNode(node)) return node.value
	if (isUnread(node)) return ' '
	let inside = ''
	let before: Node | undefined
	for (const child of childrenOf(node)) {
		const isApart = before && defaultTreeAdapter.isElementNode(before) && defaultTreeAdapter.isElementNode(child)
		inside += isApart ? ` ${written(child)}` : written(child)
		before = child
	}
	return defaultTreeAdapter.isElementNode(node) && !inline.has(node.tagName) ? ` ${inside} ` : inside
}

const textOf = (node: Node): string => written(node).replace(/\s+/g, ' ').trim()
