import { createRequestHandler, RouterContextProvider } from 'react-router'
import { etagOf, noncePlaceholder, pageAnswer } from './cache/page-answer.ts'
import { cachedPage } from './cache/page-cache.ts'
import { type Database, openDatabase } from './data/db.ts'
import { readToEnd } from './http/body.ts'
import { log, whereThrown } from './http/log.ts'
import { prefersPage } from './http/prefers-page.ts'
import { type Bindings, type PageContext, pageContext } from './http/request-context.ts'
import { secure } from './http/security-headers.ts'

const render = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE)

/** Looks like a file and is none, so that its route answers the page for readers: `web/site/unknown-path.tsx`. */
const noFile = '/none.html'

/** A file that is not there, such as a picture that was deleted: programs get the JSON, readers a page that says so. */
export async function forReaders(answer: Response, request: Request, bindings: Bindings): Promise<Response> {
	const isMissingFile = answer.status === 404 && answer.headers.get('Content-Type')?.startsWith('application/json')
	if (!isMissingFile || answer.headers.has('Vary')) return answer
	if (prefersPage(request)) return answerPage(new Request(new URL(noFile, request.url), request), bindings)
	answer.headers.append('Vary', 'Accept')
	return answer
}

/** Answers a page: React Router renders it, with the headers that every answer has. */
export async function answerPage(request: Request, bindings: Bindings): Promise<Response> {
	const answer = await forReaders(await answerTo(request, bindings).catch(notRendered), request, bindings)
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
	// The content version comes from the primary; what is then read, from wherever it is not older.
	const db = openDatabase(bindings.DB, 'primary')
	const { protocol, pathname, search } = new URL(request.url)
	const address = isQueryOfList(search) ? protocol + pathname + search : null
	const page = await cachedPage(db, address, () => renderPage(request, bindings, db))
	return pageAnswer(page, request)
}

/** Pages of lists and their filters by id. Anybody can make up other queries: for those it is not even asked whether they are kept. */
const isQueryOfList = (search: string) =>
	search === '' || /^\?(?:page|category|tag)=\d{1,6}(?:&(?:page|category|tag)=\d{1,6}){0,2}$/.test(search)

/** The page itself says that it is the same for everybody, and carries nothing of one answer only. */
const isPublic = (headers: Headers) => headers.get('Cache-Control')?.startsWith('public') ?? false

/** Not even the error page could be made. */
function notRendered(error: unknown): Response {
	log('error', 'page', { at: whereThrown(error) })
	return new Response('Something went wrong on our side. Please try again.', { status: 500 })
}

async function renderPage(request: Request, bindings: Bindings, db: Database) {
	// In development the code changes, and with it what was rendered.
	const rendering: PageContext = {
		bindings,
		db,
		nonce: noncePlaceholder(),
		shows: new Set(),
		address: null,
		keep: !import.meta.env.DEV,
		keepUntil: null,
		busy: false,
	}
	const context = new RouterContextProvider()
	context.set(pageContext, rendering)
	// A HEAD gets the headers of the GET, so both are one page here; a body that came along means nothing.
	const answer = await render(new Request(request.url, { headers: request.headers, signal: request.signal }), context)
	const body = await answer.text()
	const isShared = rendering.keep && answer.status === 200
	const page = {
		status: answer.status,
		// Whoever looks into an answer sees whether the page was kept.
		headers: [...answer.headers, ['Server-Timing', `rendered;desc=${Date.now()}`]] satisfies [string, string][],
		body,
		etag: isShared ? await etagOf(body) : null,
		tags: isShared && isPublic(answer.headers) ? [...rendering.shows] : null,
		until: rendering.keepUntil,
	}
	const { pathname, search } = new URL(request.url)
	// Anybody can make up spellings and ids too, and they must not crowd out what everybody asks for.
	return { page, keep: isShared && pathname + search === rendering.address }
}
