import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import type { APIResponse } from '@playwright/test'
import { wranglerConfig } from '#scripts/command/paths.ts'
import { openJobPath } from '#scripts/demo/pages.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { markupText } from '#tests/support/pages/served-page.ts'
import { isShown } from '#tests/support/specification.ts'
import { brand } from '#web/content/brand.ts'
import { prerenderedPages } from '#web/content/site-map.ts'
import { pageTransition } from '#web/document/page-transition.ts'
import { speculationRules } from '#web/document/speculation-rules.ts'

const [, builtOrigin] = /^ORIGIN = "(.*)"$/m.exec(readFileSync(wranglerConfig, 'utf8')) ?? []

const always = {
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
}
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Checks every answer: it sets no cookie and does not name its software. */
function expectSafe(answer: APIResponse): void {
	const headers = answer.headers()
	expect(headers, answer.url()).toMatchObject(always)
	expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
	expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/)
	expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
	expect(headers['cache-control'], answer.url()).toBeTruthy()
	for (const telltale of ['set-cookie', 'x-powered-by', 'server']) expect(headers[telltale], telltale).toBeUndefined()
}

/** Staff pages preload nothing. */
const isForStaff = (path: string) => /^\/(Login|ResetPassword|Admin)/.test(path)

test('Pages with a form: whole policy, a nonce for each answer, and nothing kept', async ({ request }) => {
	const paths = ['/contact', '/Contact', openJobPath, '/Login', '/ResetPassword/a.b.c', '/Admin', '/Admin/Users']
	for (const path of paths) {
		const nonces: string[] = []
		for (const _ of [1, 2]) {
			const answer = await request.get(path)
			expect(answer.status(), path).toBe(200)
			expectSafe(answer)
			const { 'content-security-policy': policy = '', ...headers } = answer.headers()
			expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
			const nonce = policy.match(/script-src 'nonce-([^']+)' 'strict-dynamic'[; ]/)?.[1] ?? ''
			const rules = isForStaff(path) ? '' : ` '${hashOf(speculationRules)}'`
			expect(policy, path).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'${rules};`)
			expect(nonce.length).toBeGreaterThan(20)
			expectClosed(policy)
			const inPage = [...(await answer.text()).matchAll(/ nonce="([^"]*)"/g)].map(([, found]) => found)
			// A document has a script and styles. An application also needs the router's files.
			expect(inPage.length, path).toBeGreaterThan(isForStaff(path) ? 3 : 1)
			expect(new Set(inPage), path).toEqual(new Set([nonce]))
			nonces.push(nonce)
		}
		expect(nonces[0]).not.toBe(nonces[1])
	}
})

test('Documents of the build: kept by their ETag, with a policy that allows nothing inline but the speculation rules and the page transition', async ({
	request,
}) => {
	for (const { path } of prerenderedPages) {
		const answer = await request.get(path, { maxRedirects: 0 })
		expect(answer.status(), path).toBe(200)
		expectSafe(answer)
		const { 'content-security-policy': policy = '', etag = '', ...headers } = answer.headers()
		expect(headers['content-type'], path).toMatch(/^text\/html; charset=utf-8$/i)
		expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate')
		expectClosed(policy)
		const html = await answer.text()
		expect(policy, path).toContain(`style-src 'self' '${hashOf(pageTransition)}';`)
		expect(policy, path).toContain(`script-src 'self' '${hashOf(speculationRules)}';`)
		expect(html).not.toMatch(/<style [^>]*>| nonce=| style=| on\w+="/)
		const again = await request.get(path, { headers: { 'If-None-Match': etag } })
		expect(again.status(), path).toBe(304)
	}
})

test('Documents under another spelling: rendered on request, without anything else inline', async ({ request }) => {
	for (const path of ['/OfficeNote', '/DmsBpm', '/ABOUT', '/management'].filter(isShown)) {
		const answer = await request.get(path, { maxRedirects: 0 })
		expect(answer.status(), path).toBe(200)
		expectSafe(answer)
		const { 'content-security-policy': policy = '', ...headers } = answer.headers()
		expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
		expectClosed(policy)
		expect(policy).toContain(`style-src 'self' '${hashOf(pageTransition)}';`)
		expect(policy).toContain(`script-src 'self' '${hashOf(speculationRules)}';`)
		expect(await answer.text()).not.toMatch(/<style [^>]*>|<script>| nonce=| style=/)
	}
})

/** Checks what every page's policy forbids. */
function expectClosed(policy: string): void {
	for (const part of ["default-src 'none'", "base-uri 'none'", "object-src 'none'", "form-action 'self'"])
		expect(policy).toContain(part)
	expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/)
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('What is one visitor’s own, refused or gone is kept nowhere', async ({ request }) => {
	const pages = ['/contact', openJobPath, '/Login', '/Admin', '/BlogView/987654']
	for (const path of [...pages, '/api/nothing', '/media/nothing', '/health']) {
		const headers = (await request.get(path)).headers()
		expect(headers['cache-control'], path).toBe('no-store')
		expect(headers['cloudflare-cdn-cache-control'], path).toBeUndefined()
		expect(headers['cache-tag'], path).toBeUndefined()
	}
})

test('Pages of staff tell their address to nobody and are not listed', async ({ request }) => {
	for (const path of ['/Login', '/ResetPassword/a.b.c', '/Admin', '/Admin/Account']) {
		const answer = await request.get(path)
		expect(answer.headers()['referrer-policy'], path).toBe('no-referrer')
		expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
	}
})

test('The login page is a document: no script stands before its first paint', async ({ request }) => {
	const html = await (await request.get('/Login')).text()
	expect(html).toContain('rel="stylesheet"')
	expect(html).not.toMatch(/modulepreload|<script[^>]* src=/)
})

test('Paths that are no page', async ({ request }) => {
	for (const path of ['/nothing', '/Contact/us', '/news/2020/5', '/contact/extra']) {
		const answer = await request.get(path, { maxRedirects: 0 })
		expectSafe(answer)
		expect(answer.status(), path).toBe(302)
		expect(answer.headers()).toMatchObject({ location: '/', 'cache-control': 'no-store' })
	}
	for (const path of ['/Admin/Nothing', '/admin/blogs/nothing/1']) {
		const answer = await request.get(path, { maxRedirects: 0 })
		expectSafe(answer)
		expect(answer.status(), path).toBe(302)
		expect(answer.headers()).toMatchObject({ location: '/Admin/', 'cache-control': 'no-store' })
	}
	const files = ['/wp-login.php', '/assets/gone-12345678.js', '/documents/', '/video/intro', '/.well-known/x']
	const missing = await request.get('/media/5')
	expectSafe(missing)
	expect([missing.status(), await missing.json()]).toMatchObject([404, { code: 'file.not-found' }])
	for (const path of [...files, '/api/nothing', '/api/public/contactuscontroller/nothing']) {
		const answer = await request.get(path, { maxRedirects: 0 })
		expectSafe(answer)
		expect(answer.status(), path).toBe(404)
		expect(answer.headers()).toMatchObject({
			'content-type': 'application/json; charset=utf-8',
			'cache-control': 'no-store',
			'content-security-policy': closedPolicy,
		})
		expect(answer.headers().vary, path).toBe(path.startsWith('/api') ? undefined : 'Accept')
		expect(await answer.json()).toEqual({
			code: 'request.not-found',
			errorMsg: 'There is nothing at this address.',
			requestId: expect.stringMatching(/^[\da-f-]{36}$/),
		})
	}
})

test('A file that is not there is a page for readers; the API answers JSON to everybody', async ({ request }) => {
	const headers = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
	const gone = ['/media/5/plan.pdf', '/events/987654/event.ics', '/blog/category/987654/rss.xml']
	for (const path of ['/careers.php', '/nope.html', '/assets/gone-12345678.js', '/documents/gone.pdf', ...gone]) {
		const answer = await request.get(path, { headers, maxRedirects: 0 })
		expectSafe(answer)
		expect(answer.status(), path).toBe(404)
		expect(answer.headers(), path).toMatchObject({
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
			vary: 'Accept',
		})
		expect(await answer.text(), path).toContain('This page is not here')
		const forPrograms = await request.get(path)
		expect([forPrograms.status(), forPrograms.headers().vary], path).toEqual([404, 'Accept'])
		expect(forPrograms.headers()['content-type'], path).toBe('application/json; charset=utf-8')
	}
	const call = await request.get('/api/nope.html', { headers })
	expect([call.status(), call.headers()['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
})

test('Methods that a path does not take', async ({ request }) => {
	for (const [path, method, allowed] of [
		['/contact', 'POST', 'GET, HEAD'],
		['/Admin/Users', 'DELETE', 'GET, HEAD'],
		['/nothing', 'PUT', 'GET, HEAD'],
		['/api/authcontroller/login', 'GET', 'POST'],
		['/api/public/contactuscontroller/saveContactUs', 'PATCH', 'POST'],
	] as const) {
		const answer = await request.fetch(path, { method, maxRedirects: 0 })
		expectSafe(answer)
		expect(answer.status(), `${method} ${path}`).toBe(405)
		expect(answer.headers()).toMatchObject({ allow: allowed, 'cache-control': 'no-store' })
	}
	const head = await request.head('/contact')
	expect(head.status()).toBe(200)
	expect(await head.text()).toBe('')
	expectSafe(head)
})

test('Addresses in a page are the site’s own, whatever Host the request names', async ({ request, baseURL }) => {
	for (const [path, page, title] of [
		['/contact', 'contact', 'Contact'],
		['/Contact?utm_source=x', 'contact', 'Contact'],
		['/about?utm_source=x', 'about', 'About us: Our Work Space'],
		...prerenderedPages
			.flatMap(({ path, aliases = [] }) => aliases.map((alias) => [alias, path.slice(1), '[^<]+'] as const))
			.slice(0, 1),
	] as const) {
		const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
		const html = await (await request.get(path, { headers })).text()
		const has = (part: string | RegExp) =>
			expect(typeof part === 'string' ? html.includes(part) : part.test(html), `${path} has ${part}`).toBe(true)
		// A document of the build has the host of wrangler.toml.
		const origin = path.startsWith('/about') ? builtOrigin : baseURL
		has(`<link rel="canonical" href="${origin}/${page}"/>`)
		has(`<meta property="og:url" content="${origin}/${page}"/>`)
		has(`<meta property="og:image" content="${origin}/share/${page.toLowerCase()}.jpg"/>`)
		has(new RegExp(`<title>${title} \\| ${RegExp.escape(markupText(brand.name))}</title>`))
		has(/<meta name="description" content="[^"]{50,200}"\/>/)
		expect(html.includes('evil.example'), path).toBe(false)
	}
})

test('a body that comes along with a GET means nothing', async ({ baseURL }) => {
	for (const path of ['/contact', '/health', '/Login']) expect(await getWithBody(`${baseURL}${path}`)).toBe(200)
	expect(await getWithBody(`${baseURL}/api/fetchusername`)).toBe(401)
})

/** fetch refuses to send a GET with a body. */
function getWithBody(url: string): Promise<number | undefined> {
	return new Promise((resolve, reject) => {
		const headers = { 'Content-Type': 'application/json', 'Content-Length': 2 }
		const sent = request(url, { method: 'GET', headers }, (answer) => {
			answer.resume()
			resolve(answer.statusCode)
		})
		sent.on('error', reject)
		sent.end('{}')
	})
}
