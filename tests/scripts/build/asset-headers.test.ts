import { expect, test } from 'vitest'
import { assetHeaders } from '#scripts/build/asset-headers.ts'
import { allPages, prerenderedPages } from '#web/content/site-map.ts'
import { closedPolicy, pagePolicy, securityHeaders } from '#worker/http/security-headers.ts'

/** As the build hands them over; hashes are as long as true ones. */
const pages = prerenderedPages.map(({ path }, index) => ({
	path,
	hashes: {
		styles: [`sha256-${String(index).padStart(43, 's')}=`],
		scripts: [`sha256-${String(index).padStart(43, 'j')}=`, `sha256-${'r'.repeat(43)}=`],
	} as const,
}))

const rules = assetHeaders(pages)
	.split('\n\n')
	.map((rule) => rule.trim().split('\n'))

test('every asset carries the security headers of the Worker', () => {
	const [path, ...headers] = rules[0] ?? []
	expect(path).toBe('/*')
	for (const [name, value] of Object.entries(securityHeaders)) expect(headers).toContain(`  ${name}: ${value}`)
	expect(headers).toContain(`  Content-Security-Policy: ${closedPolicy}`)
	expect(headers.join('\n')).toContain('Strict-Transport-Security: max-age=')
})

test('names that change with their content are kept for a year, everything else is asked for again', () => {
	expect(rules[0]).toContain('  Cache-Control: public, max-age=0, must-revalidate')
	expect(rules.find(([path]) => path === '/assets/*')).toEqual([
		'/assets/*',
		'  ! Cache-Control',
		'  Cache-Control: public, max-age=31536000, immutable',
	])
})

test('a page that the build rendered has the policy of pages, with the hashes of what stands in it', () => {
	for (const { path, hashes } of pages) {
		const policy = pagePolicy({ https: false, hashes })
		expect(policy).toContain(`script-src 'self' '${hashes.scripts[0]}' '${hashes.scripts[1]}';`)
		expect(policy).toContain(`style-src 'self' '${hashes.styles[0]}';`)
		expect(rules.find(([each]) => each === path)).toEqual([
			path,
			'  ! Content-Security-Policy',
			`  Content-Security-Policy: ${policy}`,
		])
	}
})

test('no other page has a rule', () => {
	const others = rules.map(([path]) => path).filter((path) => !pages.some((page) => page.path === path))
	expect(others).toEqual(['/*', '/assets/*'])
	expect(allPages.length).toBeGreaterThan(prerenderedPages.length)
})

test("it stays below Cloudflare's limits of 100 rules and 2,000 characters a line", () => {
	expect(rules.length).toBeLessThanOrEqual(100)
	for (const line of rules.flat()) expect(line.length).toBeLessThanOrEqual(2_000)
	const hashes = { styles: ['sha256-s'], scripts: ['sha256-j'] } as const
	const tooMany = Array.from({ length: 99 }, (_, index) => ({ path: `/${index}`, hashes }))
	expect(() => assetHeaders(tooMany)).toThrow('100 rules')
})
