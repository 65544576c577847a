import { expect, test } from 'vitest'
import { assetHeaders } from '#scripts/asset-headers.ts'
import { securityHeaders } from '#worker/platform/security-headers.ts'

const rules = assetHeaders()
	.split('\n\n')
	.map((rule) => rule.trim().split('\n'))

test('every asset carries the security headers of the Worker', () => {
	const [path, ...headers] = rules[0] ?? []
	expect(path).toBe('/*')
	for (const [name, value] of Object.entries(securityHeaders)) expect(headers).toContain(`  ${name}: ${value}`)
	expect(headers.join('\n')).toContain("Content-Security-Policy: default-src 'none'")
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

test("it stays below Cloudflare's limits of 100 rules and 2,000 characters a line", () => {
	expect(rules.length).toBeLessThanOrEqual(100)
	for (const line of rules.flat()) expect(line.length).toBeLessThanOrEqual(2_000)
})
