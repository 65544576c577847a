import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtFile, builtPage } from '#tests/support/pages/built-pages.ts'

const slack = 1.05
const kilobytes = (content: string | Buffer) => gzipSync(content).length / 1000

/** What can be counted of a page without a browser: elements, compressed KB, and files that it asks for before it paints. */
function weightOf(path: string) {
	const { document, html } = builtPage(path)
	const files = (selector: string, attribute: string) =>
		[...document.querySelectorAll(selector)].map((each) => each.getAttribute(attribute) ?? '')
	const size = (addresses: string[]) =>
		addresses.reduce((sum, address) => sum + kilobytes(builtFile(address.slice(1))), 0)
	const styles = files('link[rel="stylesheet"]', 'href')
	const scripts = files('script[src]', 'src')
	return {
		elements: document.querySelectorAll('*').length,
		document: kilobytes(html),
		styles: size(styles),
		scripts: size(scripts),
		requests: new Set([...styles, ...scripts, ...files('link[rel*="preload"]', 'href')]).size,
	}
}

type Weight = ReturnType<typeof weightOf>

const row = (path: string, elements: number, document: number, styles: number, scripts: number, requests: number) =>
	[path, { elements, document, styles, scripts, requests }] as const

test.each([
	//                                elements  KB: document  styles  scripts  requests
	row('/', 1793, 21.1, 16.4, 2.5, 3),
	row('/document-management', 1321, 18.4, 22.5, 2.5, 3),
	row('/office-note', 1345, 17.1, 22.5, 2.5, 3),
	row('/trade-finance-solution', 1525, 21.1, 22.5, 2.5, 3),
	row('/business-process-management', 1882, 24.4, 22.5, 2.5, 3),
	row('/customer-onboarding', 2292, 29, 18.4, 2.5, 3),
	row('/solutions', 1933, 21.9, 18.4, 2.5, 3),
	row('/about', 1270, 15.2, 13.5, 2.5, 3),
	row('/developers', 3098, 19.4, 10.7, 2.5, 3),
	row('/PrivacyPolicy', 1099, 13.6, 13.5, 2.5, 3),
])('%s weighs no more than its row, with five per cent of slack', (path, limits) => {
	const weight = weightOf(path)
	const over = Object.entries(limits).filter(([name, limit]) => weight[name as keyof Weight] > limit * slack)
	expect(
		over.map(([name]) => name),
		JSON.stringify(weight),
	).toEqual([])
})
