import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader, middleware } from '#web/site/unknown-path.tsx'
import { prefersPage } from '#worker/http/prefers-page.ts'
import { type PageContext, pageContext } from '#worker/http/request-context.ts'

const site = 'https://www.company.test'

function contextOfPage(): RouterContextProvider {
	const context = new RouterContextProvider()
	context.set(pageContext, { requestId: 'of this request' } as PageContext)
	return context
}

/** `rendered` means that the layout renders the page. */
async function answerAt(path: string, accept = '*/*') {
	const url = new URL(path, site)
	const request = new Request(url, { headers: { Accept: accept } })
	const args = {
		request,
		url,
		params: { '*': path.slice(1) },
		pattern: '/*',
		context: contextOfPage(),
	} as const
	const rendered = async () => new Response('rendered', { status: 404 })
	const [answer] = await Promise.all(middleware.map((each) => each(args, rendered)))
	if (!(answer instanceof Response)) throw new Error('No answer')
	return answer
}

function leadFrom(path: string) {
	const url = new URL(path, site)
	const args = { params: { '*': path.slice(1) }, pattern: '/*', context: contextOfPage() } as const
	return loader({ request: new Request(url), url, ...args })
}

const browsers = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

test.each(['/nowhere', '/a/b/c', '/assetsandmore', '/v1.2/notes'])('%s leads home', (path) => {
	const answer = leadFrom(path)
	expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/'])
	expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

test.each([
	'/robots.php',
	'/a/b.png',
	'/assets/gone',
	'/Assets',
	'/media/1/picture',
	'/documents/x',
	'/video/x',
	'/.well-known/x',
	'/.env',
])('%s is a file that does not exist: JSON for programs, a page for readers', async (path) => {
	const answer = await answerAt(path)
	expect(answer.status).toBe(404)
	expect(answer.headers.get('Cache-Control')).toBe('no-store')
	expect(answer.headers.get('Vary')).toBe('Accept')
	expect(await answer.json()).toEqual({
		code: 'request.not-found',
		errorMsg: expect.any(String),
		requestId: 'of this request',
	})
	const page = await answerAt(path, browsers)
	expect([page.status, page.headers.get('Vary'), await page.text()]).toEqual([404, 'Accept', 'rendered'])
})

test.each([
	[browsers, true],
	['text/html', true],
	['image/png, TEXT/HTML ;q=0.2', true],
	['text/html;level=1', true],
	['application/json', false],
	['*/*', false],
	['text/*', false],
	['text/html;q=0', false],
	['text/html;q=0.00, */*', false],
	['text/html-sandboxed', false],
	['', false],
])('who accepts "%s" prefers a page: %s', (accept, prefers) => {
	expect(prefersPage(new Request(site, { headers: { Accept: accept } }))).toBe(prefers)
})

test('who names no type prefers no page', () => {
	expect(prefersPage(new Request(site))).toBe(false)
})
