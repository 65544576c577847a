import type { APIRequestContext } from '@playwright/test'
import { type Document, type Element, type Node, Window } from 'happy-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { mainText } from '#scripts/assets/main-text.ts'

/** A text as React writes it into markup, with apostrophes as entities. */
export const markupText = (text: string) => renderToStaticMarkup(text)

/** A page's markup before layout. */
export type ServedPage = {
	path: string
	html: string
	document: Document
	lang: string
	title: string
	/** `<meta>` by name or property. */
	meta: Record<string, string>
	canonical: string
	headings: { level: number; text: string }[]
	/** The JSON-LD objects. */
	structuredData: Record<string, unknown>[]
	ids: string[]
	/** Every address that the page links to, shows, plays or loads, as written. */
	addresses: string[]
	/** The links of the main part. */
	links: { text: string; href: string; isDownload: boolean }[]
}

/** Loads and runs nothing. */
const browser = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } })

export const oneLine = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

const leftOut = 'script, style, template, svg, [role="img"], [data-shared], nav[aria-label="Breadcrumb"]'

/** Parses the HTML of a page without a browser. */
export function parsePage(path: string, html: string): ServedPage {
	const page = new browser.DOMParser().parseFromString(html, 'text/html')
	const all = (selector: string) => [...page.querySelectorAll(selector)]
	const attribute = (element: Element | null, name: string) => element?.getAttribute(name) ?? ''

	const named = all('meta[content]').map((element) => [
		element.getAttribute('name') ?? attribute(element, 'property'),
		attribute(element, 'content'),
	])
	const holders = ['href', 'src', 'poster', 'action', 'data'].flatMap((name) =>
		all(`[${name}]`).map((element) => attribute(element, name)),
	)
	const sets = all('[srcset]').flatMap((element) => attribute(element, 'srcset').split(','))
	const styles = all('style').map(({ textContent }) => textContent ?? '')
	const inStyles = [...styles.join('').matchAll(/url\((['"]?)([^)'"]+)\1\)/g)].map(([, , address = '']) => address)
	const main = page.querySelector('main')

	return {
		path,
		html,
		document: page,
		lang: attribute(page.documentElement, 'lang'),
		title: page.title,
		meta: Object.fromEntries(named),
		canonical: attribute(page.querySelector('link[rel="canonical"]'), 'href'),
		headings: all('h1, h2, h3, h4, h5, h6').map(({ tagName, textContent }) => ({
			level: Number(tagName.slice(1)),
			text: oneLine(textContent),
		})),
		structuredData: all('script[type="application/ld+json"]').map(({ textContent }) => JSON.parse(textContent ?? '')),
		ids: all('[id]').map(({ id }) => id),
		addresses: [...holders, ...sets.map((each) => each.trim().split(' ')[0] ?? ''), ...inStyles],
		links: [...(main?.querySelectorAll('a[href]') ?? [])].map((link) => ({
			text: oneLine(link.textContent),
			href: attribute(link, 'href'),
			isDownload: link.hasAttribute('download'),
		})),
	}
}

/** Requests and parses a page that must exist. */
export async function readPage(request: APIRequestContext, path: string): Promise<ServedPage> {
	const answer = await request.get(path, { maxRedirects: 0 })
	if (answer.status() !== 200) throw new Error(`${path}: ${answer.status()} instead of 200`)
	return parsePage(path, await answer.text())
}

const withinLine = 'a, abbr, b, bdi, cite, code, em, i, kbd, q, small, span, strong, sub, sup, time'
const displays = /(?:^|\s|-)(?:block|flex|grid)(?:\s|$)/

/** The text of the main part on one line. */
export const mainTextOf = ({ html }: { html: string }): string => decoded(mainText(html.replaceAll('<!-- -->', '')))

/** Decodes the character references in a text. */
const decoded = (text: string) =>
	new browser.DOMParser().parseFromString(text, 'text/html').documentElement.textContent ?? ''

/** The texts of the main part by paragraph, item and cell, without pictures and shared bands. */
export function textsOf({ document }: ServedPage): string[] {
	const standsAlone = (element: Element) =>
		!element.matches(withinLine) || displays.test(element.getAttribute('class') ?? '')
	const texts = ['']
	const collect = (node: Node): void => {
		if (node.nodeType === browser.Node.TEXT_NODE) texts[texts.length - 1] += node.textContent
		if (node.nodeType !== browser.Node.ELEMENT_NODE) return
		const element = node as Element
		if (element.matches(leftOut)) return
		const alone = standsAlone(element)
		if (alone) texts.push('')
		for (const child of element.childNodes) collect(child)
		if (alone) texts.push('')
	}
	const main = document.querySelector('main')
	if (main) collect(main)
	return texts.map(oneLine).filter((text) => text !== '')
}
