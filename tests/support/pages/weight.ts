import { gzipSync } from 'node:zlib'
import { builtFile } from './built-pages.ts'
import { parsePage } from './served-page.ts'

/** What can be counted of a page without a browser: elements, compressed KB, and files that it asks for before it paints. */
export type Weight = Record<'elements' | 'document' | 'styles' | 'scripts' | 'requests', number>

const slack = 1.05
const kilobytes = (content: string | Buffer) => gzipSync(content).length / 1000

function weightOf(path: string, html: string): Weight {
	const { document } = parsePage(path, html)
	const files = (selector: string, attribute: string) =>
		[...document.querySelectorAll(selector)].map((each) => each.getAttribute(attribute) ?? '')
	const size = (addresses: string[]) =>
		addresses.reduce((sum, address) => sum + kilobytes(builtFile(address.slice(1))), 0)
	const styles = files('link[rel="stylesheet"]', 'href')
	const scripts = files('script[src^="/assets"]', 'src')
	return {
		elements: document.querySelectorAll('*').length,
		document: kilobytes(html),
		styles: size(styles),
		scripts: size(scripts),
		requests: new Set([...styles, ...scripts, ...files('link[rel*="preload"]', 'href')]).size,
	}
}

/** What a page has more of than its limits allow, with five per cent of slack, as texts. */
export function overweight(path: string, html: string, limits: Weight): string[] {
	const weight = weightOf(path, html)
	return (Object.keys(limits) as (keyof Weight)[]).flatMap((name) =>
		weight[name] > limits[name] * slack ? [`${name}: ${weight[name]} instead of ${limits[name]}`] : [],
	)
}
