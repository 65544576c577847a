import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildFolder, builtAssets } from '#scripts/command/paths.ts'
import { builtFile, builtPages } from '#tests/support/pages/built-pages.ts'
import { htmlFaults, missingInFooter, repeatedIds } from '#tests/support/pages/page-facts.ts'
import { prerenderedPages } from '#web/content/site-map.ts'
import { pageTransition } from '#web/document/page-transition.ts'
import { speculationRules } from '#web/document/speculation-rules.ts'

test('The validator finds what is wrong', async () => {
	const found = await htmlFaults(
		'<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><div></div></p></body>',
	)
	expect(found.join()).toContain('close-order')
})

test('Every document is valid HTML', async () => {
	for (const { path, html } of builtPages()) expect(await htmlFaults(html), path).toEqual([])
})

test('No document has an id twice', () => {
	for (const page of builtPages()) expect(repeatedIds(page), page.path).toEqual([])
})

test('Every document ends with the offices, the mailboxes, the copyright line and the legal pages', () => {
	for (const page of builtPages()) expect(missingInFooter(page), page.path).toEqual([])
})

test('No document names the machine that built it, and the build holds no local settings', () => {
	for (const { path, html } of builtPages()) expect(html, path).not.toMatch(/localhost|127\.0\.0\.1/)
	expect(existsSync(join(buildFolder, 'server/.dev.vars'))).toBe(false)
})

test("The asset folder holds each document once, and none of the router's data files", () => {
	const pages = globSync('**/*.html', { cwd: builtAssets })
	const expected = prerenderedPages.map(({ path }) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`))
	expect(pages.sort()).toEqual(expected.sort())
	expect(globSync('**/*.data', { cwd: builtAssets })).toEqual([])
})

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The sources of a directive besides the site itself. */
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

test('A document has no script in its markup, and its policy allows only the speculation rules and the style of page transitions', () => {
	const headers = builtFile('_headers').toString()
	for (const { path, html } of builtPages()) {
		const policy = policyOf(headers, path)
		const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>(?!<\/script>)/g)]
		expect(scripts.length, path).toBe(0)
		expect(allowed(policy, 'style-src'), path).toEqual([hashOf(pageTransition)])
		expect(html.match(/<style>.*?<\/style>/gs), path).toEqual([`<style>${pageTransition}</style>`])
		expect(allowed(policy, 'script-src'), path).toEqual([hashOf(speculationRules)])
		expect(html, `${path}: nonces and handlers`).not.toMatch(/<style [^>]*>|<[^>]+ (style|nonce|on\w+)="/)
	}
})

test('The typeface never changes on a page that visitors see, and arrives late rather than never in the back office', () => {
	for (const sheet of globSync('assets/*.css', { cwd: builtAssets })) {
		const [face] = /@font-face\{font-family:Figtree;[^}]*\}/.exec(builtFile(sheet).toString()) ?? []
		if (face) expect(face, sheet).toContain(`font-display:${sheet.includes('/admin-') ? 'swap' : 'optional'}}`)
	}
})

test('A document is at most 32 KB compressed, its only stylesheet at most 22 KB', () => {
	for (const { path, html } of builtPages()) {
		const [stylesheet = '', ...others] = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(
			([, href = '']) => href,
		)
		expect(others, path).toEqual([])
		expect(gzipSync(html).length, path).toBeLessThanOrEqual(32_768)
		expect(gzipSync(builtFile(stylesheet)).length, path).toBeLessThanOrEqual(22_528)
	}
})
