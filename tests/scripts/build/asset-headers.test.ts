import { expect, test } from 'vitest'
import { builtIndexPath } from '#contracts/search/built-index.ts'
import { assetHeaders } from '#scripts/build/asset-headers.ts'
import { pdfWorkerPath } from '#scripts/build/pdf-files.ts'
import { allPages, prerenderedPages } from '#web/content/site-map.ts'
import { pageTransition } from '#web/document/page-transition.ts'
import { speculationRules } from '#web/document/speculation-rules.ts'
import { closedPolicy, inlineHash, pagePolicy, securityHeaders } from '#worker/http/security-headers.ts'

const paths: string[] = prerenderedPages.map(({ path }) => path)
const rules = (await assetHeaders(paths, 'production')).split('\n\n').map((rule) => rule.trim().split('\n'))

test('every asset carries the security headers of the Worker', () => {
	const [path, ...headers] = rules[0] ?? []
	expect(path).toBe('/*')
	for (const [name, value] of Object.entries(securityHeaders)) expect(headers).toContain(`  ${name}: ${value}`)
	expect(headers).toContain(`  Content-Security-Policy: ${closedPolicy}`)
	expect(headers.join('\n')).toContain('Strict-Transport-Security: max-age=')
})

test('hashed names are cached for a year, everything else is revalidated', () => {
	expect(rules[0]).toContain('  Cache-Control: public, max-age=0, must-revalidate')
	expect(rules.find(([path]) => path === '/assets/*')).toEqual([
		'/assets/*',
		'  ! Cache-Control',
		'  Cache-Control: public, max-age=31536000, immutable',
	])
})

test('a prerendered page has the policy of pages, with the hashes of the speculation rules and of the page transition', async () => {
	const hash = await inlineHash(speculationRules)
	const styles = [await inlineHash(pageTransition)]
	for (const path of paths) {
		const policy = pagePolicy({ https: false, scripts: [hash], styles })
		expect(policy).toContain(`script-src 'self' '${hash}';`)
		expect(policy).toContain(`style-src 'self' '${styles}';`)
		expect(rules.find(([each]) => each === path)).toEqual([
			path,
			'  ! Content-Security-Policy',
			`  Content-Security-Policy: ${policy}`,
			...(path === '/' ? ['  Link: </.well-known/api-catalog>; rel="api-catalog"'] : []),
		])
	}
})

test('the worker that reads PDF files may fetch from the site and run decoders, and nothing else', () => {
	const policy = `${closedPolicy}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`
	expect(rules.find(([path]) => path === pdfWorkerPath)).toEqual([
		pdfWorkerPath,
		'  ! Content-Security-Policy',
		`  Content-Security-Policy: ${policy}`,
	])
})

test('no other page has a rule', () => {
	const others = rules.map(([path]) => path).filter((path = '') => !paths.includes(path))
	// The worker of pdfjs-dist has a policy of its own, the index of the search is for the Worker, and mails show the icon.
	expect(others).toEqual(['/*', '/assets/*', pdfWorkerPath, builtIndexPath, '/icon-192.png'])
	expect(allPages.length).toBeGreaterThan(prerenderedPages.length)
})

test("it stays below Cloudflare's limits of 100 rules and 2,000 characters a line", async () => {
	expect(rules.length).toBeLessThanOrEqual(100)
	for (const line of rules.flat()) expect(line.length).toBeLessThanOrEqual(2_000)
	const tooMany = Array.from({ length: 99 }, (_, index) => `/${index}`)
	await expect(assetHeaders(tooMany, 'production')).rejects.toThrow('100 rules')
})

test('search engines index the files of production only, and there not the index of our own search', async () => {
	const forbidden = rules.filter((rule) => rule.some((line) => line.includes('  X-Robots-Tag')))
	expect(forbidden).toEqual([[builtIndexPath, '  ! X-Robots-Tag', '  X-Robots-Tag: noindex']])
	expect((await assetHeaders(paths, 'staging')).split('\n\n')[0]).toContain('  X-Robots-Tag: noindex, nofollow')
})
