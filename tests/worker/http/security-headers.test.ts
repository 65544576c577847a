import { expect, test } from 'vitest'
import { pagePolicy, secure } from '#worker/http/security-headers.ts'

const document =
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; " +
	"connect-src 'self'; media-src 'self'; frame-src 'none'; form-action 'self'; base-uri 'none'; object-src 'none'; " +
	"frame-ancestors 'none'; manifest-src 'self'"

test.each<[string, Parameters<typeof pagePolicy>[0], string]>([
	['a document over http', { https: false }, document],
	['a document', { https: true }, `${document}; upgrade-insecure-requests`],
	[
		'a page that hydrates',
		{ https: false, nonce: 'abc' },
		document
			.replace("script-src 'self'", "script-src 'nonce-abc' 'strict-dynamic'")
			.replace("style-src 'self'", "style-src 'self' 'nonce-abc'"),
	],
	[
		'a page with a frame',
		{ https: false, frames: ['https://challenges.cloudflare.com'] },
		document.replace("frame-src 'none'", 'frame-src https://challenges.cloudflare.com'),
	],
	[
		'a document whose script puts speculation rules in',
		{ https: false, scripts: ['sha256-abc='] },
		document.replace("script-src 'self'", "script-src 'self' 'sha256-abc='"),
	],
	[
		'a page of the dev server',
		{ https: false, nonce: 'abc', dev: true },
		document
			.replace("script-src 'self'", "script-src 'nonce-abc' 'strict-dynamic'")
			.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
			.replace("connect-src 'self'", "connect-src 'self' ws:"),
	],
])('the policy of %s', (_, page, policy) => {
	expect(pagePolicy(page)).toBe(policy)
})

test("a route's own headers stay, and missing ones are added", () => {
	const headers = new Headers({ 'Cache-Control': 'public, max-age=0', 'Referrer-Policy': 'no-referrer' })
	secure(headers, { https: true })
	expect(headers.get('Cache-Control')).toBe('public, max-age=0')
	expect(headers.get('Referrer-Policy')).toBe('no-referrer')
	expect(headers.get('X-Frame-Options')).toBe('DENY')
})
