import { createRequestHandler, RouterContextProvider } from 'react-router'
import { etagOf, noncePlaceholder, pageAnswer } from './cache/page-answer.ts'
import { cachedPage } from './cache/page-cache.ts'
import { type Database, openDatabase } from './data/db.ts'
import { log, whereThrown } from './http/log.ts'
import { prefersPage } from './http/prefers-page.ts'
import { readToEnd } from './http/read-body.ts'
import { type Bindings, type PageContext, pageContext } from './http/request-context.ts'
import { secure } from './http/security-headers.ts'

const render = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE)

/** A path that looks like a missing file: its route answers the page for readers. See `web/site/unknown-path.tsx`. */
const noFile = '/none.html'

/** Replaces the JSON answer for a missing file by a page, if a browser opens its address. */
export async function withMissingFilePage(answer: Response, request: Request, bindings: Bindings): Promise<Response> {
	const isMissingFile = answer.status === 404 && answer.headers.get('Content-Type')?.startsWith('application/json')
	if (!isMissingFile || answer.headers.has('Vary')) return answer
	if (prefersPage(request)) return answerPage(new Request(new URL(noFile, request.url), request), bindings)
	answer.headers.append('Vary', 'Accept')
	return answer
}

/** Answers a page that React Router renders, with the common headers. */
export async function answerPage(request: Request, bindings: Bindings): Promise<Response> {
	const answer = await withMissingFilePage(await answerTo(request, bindings).catch(notRendered), request, bindings)
	const type = answer.headers.get('Content-Type')
	if (type?.startsWith('text/') && !type.includes('charset'))
		answer.headers.set('Content-Type', `${type}; charset=utf-8`)
	secure(answer.headers, { https: new URL(request.url).protocol === 'https:' })
	return answer
}

async function answerTo(request: Request, bindings: Bindings): Promise<Response> {
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		await readToEnd(request.body)
		return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
	}
	// The primary has the current content version. Later queries go to any replica that has seen it.
	const db = openDatabase(bindings.DB, 'primary')
	const { protocol, pathname, search } = new URL(request.url)
	const address = isQueryOfList(search) ? protocol + pathname + search : null
	const page = await cachedPage(db, address, () => renderPage(request, bindings, db))
	return pageAnswer(page, request)
}

/** Whether a query is a list's page or filter by id. Other queries bypass the cache: their number is unlimited. */
const isQueryOfList = (search: string) =>
	search === '' || /^\?(?:page|category|tag)=\d{1,6}(?:&(?:page|category|tag)=\d{1,6}){0,2}$/.test(search)

/** Whether the route has marked the page as the same for every visitor. */
const isPublic = (headers: Headers) => headers.get('Cache-Control')?.startsWith('public') ?? false

/** For a failure of the error page itself. */
function notRendered(error: unknown): Response {
	log('error', 'page', { at: whereThrown(error) })
	return new Response('Something went wrong on our side. Please try again.', { status: 500 })
}

async function renderPage(request: Request, bindings: Bindings, db: Database) {
	// In development code changes make rendered pages stale.
	const rendering: PageContext = {
		bindings,
		db,
		nonce: noncePlaceholder(),
		sections: new Set(),
		address: null,
		cacheable: !import.meta.env.DEV,
		keepUntil: null,
		retryable: false,
	}
	const context = new RouterContextProvider()
	context.set(pageContext, rendering)
	// Render a HEAD as a GET: both share a cached page.
	const answer = await render(new Request(request.url, { headers: request.headers, signal: request.signal }), context)
	const body = await answer.text()
	const isShared = rendering.cacheable && answer.status === 200
	const page = {
		status: answer.status,
		// Shows in an answer whether the page came from the cache.
		headers: [...answer.headers, ['Server-Timing', `rendered;desc=${Date.now()}`]] satisfies [string, string][],
		body,
		etag: isShared ? await etagOf(body) : null,
		tags: isShared && isPublic(answer.headers) ? [...rendering.sections] : null,
		until: rendering.keepUntil,
	}
	const { pathname, search } = new URL(request.url)
	// Other spellings of an address must not evict popular pages: their number is unlimited.
	return { page, keep: isShared && pathname + search === rendering.address }
}
