import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** What the markup of a page says, before any of it is laid out. */
export type ServedPage = {
	path: string
	html: string
	lang: string
	title: string
	/** `<meta>` by its name or property. */
	meta: Record<string, string>
	canonical: string
	headings: { level: number; text: string }[]
	/** The objects of its structured data, as they stand in the page. */
	structuredData: string[]
	ids: string[]
	/** Every address that the page leads to, shows, plays or loads, as it is written. */
	addresses: string[]
	/** The links of the main part. */
	links: { text: string; href: string; isDownload: boolean }[]
	/** Everything that the main part says, on one line. */
	mainText: string
	/** The texts of the main part, one for each paragraph, item, cell and the like; pictures and shared bands left out. */
	texts: string[]
}

/** Asks for a page, which has to be there, and reads it with the parser of the browser. */
export async function readPage(browser: Page, request: APIRequestContext, path: string): Promise<ServedPage> {
	const answer = await request.get(path, { maxRedirects: 0 })
	expect(answer.status(), path).toBe(200)
	const html = await answer.text()
	return { path, html, ...(await browser.evaluate(parse, html)) }
}

/** Runs in the browser, so everything it needs stands inside. */
function parse(html: string): Omit<ServedPage, 'path' | 'html'> {
	const page = new DOMParser().parseFromString(html, 'text/html')
	const all = (selector: string) => [...page.querySelectorAll(selector)]
	const oneLine = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

	const named = all('meta[content]').map((element) => [
		element.getAttribute('name') ?? element.getAttribute('property') ?? '',
		element.getAttribute('content') ?? '',
	])
	const holders = ['href', 'src', 'poster', 'action', 'data'].flatMap((name) =>
		all(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
	)
	const sets = all('[srcset]').flatMap((element) => (element.getAttribute('srcset') ?? '').split(','))
	const inStyles = all('style').flatMap((element) =>
		[...(element.textContent ?? '').matchAll(/url\((['"]?)([^)'"]+)\1\)/g)].map(([, , address = '']) => address),
	)

	const noText = 'script, style, template, svg'
	const notItsOwn = `${noText}, [role="img"], [data-shared], nav[aria-label="Breadcrumb"]`
	const withinLine = 'a, abbr, b, cite, code, em, i, kbd, q, small, span, strong, sub, sup, time'
	const displays = /(?:^|\s|-)(?:block|flex|grid)(?:\s|$)/
	// In a page that the build has rendered, utilities have short names, and their rules stand in the page.
	const styles = new CSSStyleSheet()
	styles.replaceSync(all('style').reduce((css, { textContent }) => css + textContent, ''))
	const utilities = [...styles.cssRules].flatMap((rule) =>
		rule instanceof CSSLayerBlockRule && rule.name === 'utilities' ? [...rule.cssRules] : [],
	)
	const displaying = utilities.flatMap((rule) =>
		rule instanceof CSSStyleRule && displays.test(rule.style.display) ? [rule.selectorText] : [],
	)
	const standsAlone = (element: Element) =>
		!element.matches(withinLine) ||
		displays.test(element.getAttribute('class') ?? '') ||
		displaying.some((selector) => element.matches(selector))
	const main = page.querySelector('main')
	const links = [...(main?.querySelectorAll('a[href]') ?? [])].map((link) => ({
		text: oneLine(link.textContent),
		href: link.getAttribute('href') ?? '',
		isDownload: link.hasAttribute('download'),
	}))

	const read = (root: Element, leftOut: string): string[] => {
		const texts = ['']
		const collect = (node: Node): void => {
			if (node instanceof Text) texts[texts.length - 1] += node.data
			if (!(node instanceof Element) || node.matches(leftOut)) return
			const alone = standsAlone(node)
			if (alone) texts.push('')
			for (const child of node.childNodes) collect(child)
			if (alone) texts.push('')
		}
		collect(root)
		return texts.map(oneLine).filter((text) => text !== '')
	}

	return {
		lang: page.documentElement.lang,
		title: page.title,
		meta: Object.fromEntries(named),
		canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
		headings: all('h1, h2, h3, h4, h5, h6').map(({ tagName, textContent }) => ({
			level: Number(tagName.slice(1)),
			text: oneLine(textContent),
		})),
		structuredData: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
		ids: all('[id]').map(({ id }) => id),
		addresses: [...holders, ...sets.map((each) => each.trim().split(' ')[0] ?? ''), ...inStyles],
		links,
		mainText: main ? read(main, noText).join(' ') : '',
		texts: main ? read(main, notItsOwn) : [],
	}
}
