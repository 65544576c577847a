import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtFile, builtPages } from '#tests/support/pages/built-pages.ts'
import { htmlFaults, missingInFooter, repeatedIds } from '#tests/support/pages/page-facts.ts'
import { speculationRules } from '#web/document/speculation-rules.ts'

const mostStyleBytes = 12 * 1024

test('The validator finds what is wrong', async () => {
	const found = await htmlFaults(
		'<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><div></div></p></body>',
	)
	expect(found.join()).toContain('close-order')
})

test('Every document is valid HTML', async () => {
	for (const { path, html } of builtPages()) expect(await htmlFaults(html), path).toEqual([])
})

test('No id stands twice in a document', () => {
	for (const page of builtPages()) expect(repeatedIds(page), page.path).toEqual([])
})

test('Every document ends with the offices, the mailboxes, the copyright line and the legal pages', () => {
	for (const page of builtPages()) expect(missingInFooter(page), page.path).toEqual([])
})

test('No document names the machine that built it', () => {
	for (const { path, html } of builtPages()) expect(html, path).not.toMatch(/localhost|127\.0\.0\.1/)
})

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** CSP hashes of the elements that a pattern finds in a page. */
const hashesOf = (html: string, element: RegExp) =>
	[...html.matchAll(element)].map(([, content = '']) => hashOf(content))

/** A directive's sources besides the site itself. */
const allowed = (policy: string, directive: string) =>
	policy
		.split('; ')
		.find((each) => each.startsWith(`${directive} `))
		?.split(' ')
		.slice(1)
		.filter((source) => source !== "'self'")

/** The policy of an address in `_headers`. */
function policyOf(headers: string, path: string): string {
	const [, rules = ''] = headers.split(`\n${path}\n`)
	return /^ {2}Content-Security-Policy: (.+)$/m.exec(rules)?.[1] ?? ''
}

test('A document has no script in its markup, and its policy allows exactly the style that stands in it', () => {
	const headers = builtFile('_headers').toString()
	for (const { path, html } of builtPages()) {
		const policy = policyOf(headers, path)
		const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>(?!<\/script>)/g)]
		const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
		expect([styles.length, scripts.length], path).toEqual([1, 0])
		expect(allowed(policy, 'style-src'), path).toEqual(styles)
		expect(allowed(policy, 'script-src'), path).toEqual([hashOf(speculationRules)])
		expect(html, `${path}: styles, nonces and handlers of single elements`).not.toMatch(/<[^>]+ (style|nonce|on\w+)="/)
	}
})

test('A document brings its styles in itself, within 12 KB compressed', () => {
	for (const { path, html, document } of builtPages()) {
		expect(html, path).not.toContain('rel="stylesheet"')
		const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '')
		expect(gzipSync(styles.join(''), { level: 9 }).byteLength, path).toBeLessThanOrEqual(mostStyleBytes)
	}
})
