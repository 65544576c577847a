import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import getPort from 'get-port'
import { originOf } from '#scripts/local/local-settings.ts'
import { startServer, untilAnswering } from '#scripts/local/server.ts'
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts'
import { isBuilt, isOfStaff, siteRoutes } from '#tests/support/pages/site-routes.ts'
import { chosenServers, settingsOf } from '#tests/support/server/own-server.ts'
import { hasFilms } from '#web/content/switched-off.ts'

/**
 * The answers that Cloudflare's edge may cache, with their tags. Everything else has `no-store`, except files of the build,
 * which the edge serves itself.
 */
const keptAtEdge: Record<string, string[]> = {
	'/news': ['news'],
	'/news/rss.xml': ['news'],
	'/news/atom.xml': ['news'],
	'/blog': ['blogs'],
	'/blog/rss.xml': ['blogs'],
	'/blog/atom.xml': ['blogs'],
	'/blog/category/:category/rss.xml': ['blogs'],
	'/blog/category/:category/atom.xml': ['blogs'],
	'/BlogView/:blogsId': ['blogs'],
	'/events': ['events'],
	'/events/rss.xml': ['events'],
	'/events/atom.xml': ['events'],
	'/events/calendar.ics': ['events'],
	'/events/:event/event.ics': ['events'],
	'/EventsView/:event': ['events'],
	'/case-study': ['caseStudies'],
	'/CasestudyView/:id': ['caseStudies'],
	'/resources': ['flyers', 'whitepapers'],
	'/careers': ['careers'],
	'/careers/rss.xml': ['careers'],
	'/careers/atom.xml': ['careers'],
	'/sitemap.xml': ['blogs', 'careers', 'caseStudies', 'events', 'flyers', 'news', 'whitepapers'],
	'/robots.txt': [],
	'/.well-known/security.txt': [],
}

/** The only pages that may show a frame of the site: the forms of items, which show the item's page. */
const framing = [
	'/Admin/Blogs/Add',
	'/Admin/Blogs/Edit/:id',
	'/Admin/casestudies/addcasestudy/:id?',
	'/Admin/NewsAdmin/AddNewsPage/:id?',
	'/Admin/EventsAdmin/AddEventsPage/:id?',
	'/Admin/FlyersAdmin/AddFlyersPage/:id?',
	'/Admin/WhitepaperAdmin/AddWhitepaperPage/:id?',
	'/Admin/CareersAdmin/AddJobPage/:id?',
]

const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const revalidated = 'public, max-age=0, must-revalidate'

/** Checks every answer: it sets no cookie and does not name its software. */
function expectSafe(answer: APIResponse, what: string): Record<string, string> {
	const headers = answer.headers()
	expect(headers, what).toMatchObject({
		'x-content-type-options': 'nosniff',
		'x-frame-options': 'DENY',
		'cross-origin-opener-policy': 'same-origin',
		'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
		'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer|same-origin)$/),
		'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
		'cross-origin-resource-policy': expect.stringMatching(/^(same-origin|cross-origin)$/),
		'cache-control': expect.stringMatching(/^(no-store|private, no-store|public, max-age=0, must-revalidate)$/),
	})
	expect(headers['content-security-policy'], what).not.toMatch(/unsafe-(inline|eval)|\*/)
	for (const telltale of ['set-cookie', 'x-powered-by', 'server', 'via', 'access-control-allow-origin'])
		expect(headers[telltale], `${what}: ${telltale}`).toBeUndefined()
	return headers
}

const edgeHeaders = (headers: Record<string, string>) => [
	headers['cloudflare-cdn-cache-control'],
	headers['cache-tag'],
	headers.etag,
]

const ask = (request: APIRequestContext, method: string, address: string, headers = {}) =>
	request.fetch(address, { method, headers, maxRedirects: 0 })

test('The list of what the edge keeps names routes that there are', () => {
	const known = siteRoutes.map(({ route }) => route)
	expect(Object.keys(keptAtEdge).filter((route) => !known.includes(route))).toEqual([])
	expect(siteRoutes.filter(({ address }) => /[:*]/.test(address))).toEqual([])
	expect(framing.filter((route) => !known.includes(route))).toEqual([])
	expect(siteRoutes.filter(({ route }) => isBuilt(route)).length).toBeGreaterThan(10)
})

type Kind = 'pages of the build' | 'what the edge keeps' | 'what nobody keeps'

const kindOf = (route: string): Kind =>
	route in keptAtEdge ? 'what the edge keeps' : isBuilt(route) ? 'pages of the build' : 'what nobody keeps'

for (const [kind, routes = []] of Map.groupBy(siteRoutes, ({ route }) => kindOf(route))) {
	test(`Every route, ${kind}: all headers, kept exactly where that is allowed`, async ({ request }) => {
		for (const { route, address } of routes) await expectAllHeaders(request, route, address)
	})
}

async function expectAllHeaders(request: APIRequestContext, route: string, address: string): Promise<void> {
	const answer = await ask(request, 'GET', address)
	const headers = expectSafe(answer, address)
	const isNowhere = route.endsWith('*')
	const isOfApplicant = route === '/application/:secret'
	// The walk has the link of no application.
	expect(answer.status(), address).toBe(isNowhere ? 302 : isOfApplicant ? 404 : 200)
	if (isNowhere) expect(headers['content-security-policy'], address).toBe(closedPolicy)
	else expect(headers['content-security-policy']?.includes("frame-src 'self'"), address).toBe(framing.includes(route))
	if (!isNowhere) expect(headers['content-type'], address).toMatch(/^(text|application)\/[a-z+]+; charset=utf-8$/)
	const ofSite = isOfApplicant ? 'same-origin' : 'strict-origin-when-cross-origin'
	expect(headers['referrer-policy'], address).toBe(isOfStaff(route) && !isNowhere ? 'no-referrer' : ofSite)
	await expectKept(request, route, address, headers)

	const head = await ask(request, 'HEAD', address)
	expect([head.status(), await head.text()], `HEAD ${address}`).toEqual([answer.status(), ''])
	const found = expectSafe(head, `HEAD ${address}`)
	for (const name of ['content-type', 'cache-control', 'cache-tag'])
		expect(found[name], `HEAD ${address}: ${name}`).toBe(headers[name])

	// Without script, the login form and those of applicants are sent to their own pages.
	const takesPosts = isOfApplicant || route === '/Login'
	const refused = ['POST', 'DELETE', 'OPTIONS', 'TRACE'].filter((method) => !(method === 'POST' && takesPosts))
	for (const method of refused) await expectRefused(request, method, route, address)
}

async function expectKept(
	request: APIRequestContext,
	route: string,
	address: string,
	headers: Record<string, string>,
): Promise<void> {
	const askAgain = (etag = '') => ask(request, 'GET', address, { 'If-None-Match': etag })
	if (kindOf(route) === 'what nobody keeps') {
		expect(headers['cache-control'], address).toBe('no-store')
		expect(edgeHeaders(headers), address).toEqual([undefined, undefined, undefined])
		return
	}
	const [edge, tag, etag] = edgeHeaders(headers)
	expect(headers['cache-control'], address).toBe(revalidated)
	const again = await askAgain(etag)
	expect([again.status(), await again.text()], `${address} again`).toEqual([304, ''])
	if (isBuilt(route)) {
		expect([edge, tag], address).toEqual([undefined, undefined])
		return
	}
	// Less than half a minute close to midnight of the company.
	expect(edge, address).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/)
	expect((tag ?? '').split(',').filter(Boolean).sort(), address).toEqual(keptAtEdge[route])
	expect(expectSafe(again, `${address} again`)).toMatchObject({ etag, 'cache-control': revalidated })
	expect((await askAgain('"another"')).status(), address).toBe(200)
}

async function expectRefused(request: APIRequestContext, method: string, route: string, address: string) {
	const what = `${method} ${address}`
	const refused = await ask(request, method, address)
	const found = expectSafe(refused, what)
	expect(refused.status(), what).toBe(405)
	expect(edgeHeaders(found), what).toEqual([undefined, undefined, undefined])
	// Cloudflare's asset service refuses files without further headers.
	if (!isBuilt(route)) expect(found, what).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
}

test('Other spellings of the address of a file lead to it, and nobody keeps that', async ({ request }) => {
	for (const [address, place] of [
		['/about/', '/about'],
		['/about.html', '/about'],
		['/index.html', '/'],
	] as const) {
		const answer = await ask(request, 'GET', address)
		const headers = expectSafe(answer, address)
		expect([answer.status(), headers.location, headers['cache-control']], address).toEqual([307, place, revalidated])
	}
})

const video = '/video/intro.mp4'

test('Files of the site: type, length of life and revalidation', async ({ request }) => {
	const page = await (await request.get('/contact')).text()
	const assets = [...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))]
	for (const ending of ['.js', '.css', '.woff2']) expect(assets.some((name) => name.endsWith(ending))).toBe(true)
	const films = hasFilms ? [video, '/video/intro.vtt'] : []
	const pictures = ['/favicon.svg', '/favicon.ico', '/icon-512.png', '/share/home.jpg']
	const others = [...pictures, '/site.webmanifest', '/speculation-rules.json']
	for (const address of [...assets, ...others, ...films]) {
		const answer = await ask(request, 'GET', address)
		expect(answer.status(), address).toBe(200)
		const { 'cache-control': cache, ...headers } = answer.headers()
		const lasting = assets.includes(address) ? 'public, max-age=31536000, immutable' : revalidated
		expect(cache, address).toBe(lasting)
		expect(headers['content-type'], address).toMatch(
			/^(text\/(javascript|css|vtt); charset=utf-8|image\/\S+|font\/woff2|video\/mp4|application\/(manifest\+)?json)$/,
		)
		expect(headers['content-security-policy'], address).toBe(closedPolicy)
		expect(headers['x-content-type-options'], address).toBe('nosniff')
		const again = await ask(request, 'GET', address, { 'If-None-Match': headers.etag ?? '' })
		expect([again.status(), await again.text()], address).toEqual([304, ''])
	}
})

test('A film is sent in parts', async ({ request }) => {
	test.skip(!hasFilms, 'The brand has no films')
	const part = await ask(request, 'GET', video, { Range: 'bytes=0-99' })
	expect([part.status(), (await part.body()).length]).toEqual([206, 100])
	expect(expectSafe(part, video)['content-type']).toBe('video/mp4')
	const beyond = await ask(request, 'GET', video, { Range: 'bytes=999999999-' })
	expect([beyond.status(), expectSafe(beyond, video)['cache-control']]).toEqual([416, 'no-store'])
})

const contentOf = async (answer: APIResponse) => ({
	status: answer.status(),
	headers: answer.headers(),
	body: await answer.body(),
})

test('Without a database: what shows nothing from it goes on; the rest says what to do, with all headers, and is kept nowhere', async ({
	request,
	page,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 503/)
	test.setTimeout(120_000)
	const [state, port] = [mkdtempSync(join(tmpdir(), 'site-empty-')), await getPort()]
	const server = startServer({ port, state, settings: settingsOf(chosenServers().ofPages), silent: true })
	try {
		await untilAnswering(server, `${originOf(port)}/favicon.ico`)
		for (const [address, status, type] of [
			['/', 200, 'text/html'],
			['/DmsBpm', 200, 'text/html'],
			['/contact', 200, 'text/html'],
			['/Login', 503, 'text/html'],
			['/Admin', 503, 'text/html'],
			['/news', 503, 'text/html'],
			['/BlogView/1', 503, 'text/html'],
			['/news/rss.xml', 503, 'application/json'],
			['/media/1/a.png', 503, 'application/json'],
			['/api/public/newscontroller/nothing', 503, 'application/json'],
		] as const) {
			const answer = await ask(request, 'GET', originOf(port) + address)
			const headers = expectSafe(answer, address)
			expect([answer.status(), headers['content-type']], address).toEqual([status, `${type}; charset=utf-8`])
			if (status === 200) continue
			expect([headers['cache-control'], headers['retry-after']], address).toEqual(['no-store', '60'])
			expect(edgeHeaders(headers), address).toEqual([undefined, undefined, undefined])
			// The name of an asset ends in a hash, which may contain any letters.
			const text = (await answer.text()).replaceAll(/\/assets\/[\w.-]+/g, '')
			expect(text, address).not.toMatch(/sql|no such table|content_version|at .*\.js:\d/i)
		}
		for (const address of ['/news', '/Login']) {
			const { status, headers, body } = await contentOf(await ask(request, 'GET', originOf(port) + address))
			// The page of the other server, with the styles of this one, which has the same build.
			await page.route(address, (route) => route.fulfill({ status, headers, body }))
			await page.goto(address)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('This site is not set up yet')
			await expect(page.getByRole('region', { name: 'For the operator' })).toContainText('npm start')
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
			await expectAccessible(page)
		}
	} finally {
		await server.stop()
		rmSync(state, { recursive: true, force: true })
	}
})
