import { createRequestHandler, RouterContextProvider } from 'react-router'
import { etagOf, noncePlaceholder, pageAnswer } from './cache/page-answer.ts'
import { cachedPage, type RenderedPage } from './cache/page-cache.ts'
import type { ErrorBody } from './contracts/shared/error-body.ts'
import { errors } from './contracts/shared/error-catalogue.ts'
import { type Database, openDatabase } from './data/db.ts'
import { postToApplicantsPage, secretIn } from './features/applications/status/post-to-page.ts'
import { openPreview } from './features/previews/open-preview.ts'
import { asksForPreview } from './features/previews/preview-paths.ts'
import { asksForMoment, openMoment, withMoment } from './features/previews/site-at.ts'
import { applyDueReplacements } from './features/schedule/apply-replacements.ts'
import { isReplacementDue } from './features/schedule/claim-replacement.ts'
import { nextBoundary } from './features/schedule/next-boundary.ts'
import { isTransient } from './http/errors.ts'
import { failureOf, log } from './http/log.ts'
import { prefersPage } from './http/prefers-page.ts'
import { readToEnd } from './http/read-body.ts'
import { type Bindings, type PageContext, pageContext } from './http/request-context.ts'
import { type Answered, logRequest } from './http/request-line.ts'
import { secure } from './http/security-headers.ts'
import { errorOf, setUpRetrySeconds } from './set-up/fault.ts'
import { setUpFaults } from './set-up/set-up-faults.ts'

const render = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE)

/** A path that looks like a missing file: its route answers the page for readers. See `web/site/unknown-path.tsx`. */
const noFile = '/none.html'

/** A path without a page, whose route says that the preview has ended: `PageContext.endedPreview`. */
const endedPath = '/preview-ended'

/** The answer to a page request, with what the log line says of it. */
type Answering = { answer: Response } & Pick<Answered, 'route' | 'code' | 'failure'>

/** Answers a page that React Router renders, with the common headers. */
export async function answerPage(request: Request, bindings: Bindings): Promise<Response> {
	const [requestId, startedAt] = [crypto.randomUUID(), Date.now()]
	const { answer, ...facts } = await pageOf(request, bindings, requestId)
	logRequest(bindings, { requestId, method: request.method, status: answer.status, startedAt, ...facts })
	return bindings.RENDERS_BUILD && facts.failure !== undefined ? causeAnswer(facts.failure) : answer
}

const causeAnswer = (failure: unknown) =>
	new Response(failure instanceof Error ? failure.stack : String(failure), { status: 500 })

/** Replaces the JSON answer for a missing file by a page, if a browser opens its address. */
export async function withMissingFilePage(answer: Response, request: Request, bindings: Bindings): Promise<Response> {
	const isMissingFile = answer.status === 404 && answer.headers.get('Content-Type')?.startsWith('application/json')
	if (!isMissingFile || answer.headers.has('Vary')) return answer
	const requestId = answer.headers.get('X-Request-Id') ?? ''
	if (prefersPage(request)) {
		const page = await pageOf(new Request(new URL(noFile, request.url), request), bindings, requestId)
		return page.answer
	}
	answer.headers.append('Vary', 'Accept')
	return answer
}

async function pageOf(request: Request, bindings: Bindings, requestId: string): Promise<Answering> {
	const { answer: found, ...facts } = await answerTo(request, bindings, requestId).catch((error: unknown) =>
		notRendered(error, requestId),
	)
	found.headers.set('X-Request-Id', requestId)
	const answer = await withMissingFilePage(found, request, bindings)
	const type = answer.headers.get('Content-Type')
	if (/^(text\/|application\/json$)/.test(type ?? '') && !type?.includes('charset'))
		answer.headers.set('Content-Type', `${type}; charset=utf-8`)
	secure(answer.headers, { https: new URL(request.url).protocol === 'https:' })
	return { answer, ...facts }
}

const isLoginPage = ({ url }: Request) => /^\/login\/?$/i.test(new URL(url).pathname)

async function answerTo(request: Request, bindings: Bindings, requestId: string): Promise<Answering> {
	if (request.method === 'POST' && isLoginPage(request)) {
		// Without script, the login form comes here. Its page says what it needs.
		await readToEnd(request.body)
		return answerTo(new Request(request.url, { headers: request.headers }), bindings, requestId)
	}
	const secret = request.method === 'POST' ? secretIn(request.url) : null
	if (secret === null && request.method !== 'GET' && request.method !== 'HEAD') {
		await readToEnd(request.body)
		const answer = new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
		return { answer, route: anyRoute, code: 'request.method' }
	}
	// The primary has the current content version. Later queries go to any replica that has seen it.
	const db = openDatabase(bindings.DB, 'primary')
	const now = new Date()
	const faults = await setUpFaults(bindings)
	const open = async () => {
		const { url } = request
		return (await openPreview(db, bindings, url, now)) ?? openMoment(db, bindings, url, now)
	}
	const opened = faults.length === 0 ? await open() : null
	const post = () => postToApplicantsPage(secret ?? '', { request, bindings, db, requestId, now })
	const posted = secret !== null && faults.length === 0 ? await post() : null
	if (posted instanceof Response) return { answer: posted, route: '/application/:secret' }
	const present = { db, preview: null, moment: null, now, posted }
	const endedPreview = faults.length === 0 && !opened && (asksForPreview(request.url) || asksForMoment(request.url))
	const rendering = newRendering({ bindings, requestId, setUpFaults: faults, endedPreview, ...present, ...opened })
	const { protocol, pathname, search } = new URL(request.url)
	const isKnown = rendering.setUpFaults.length === 0 && isQueryOfList(search)
	const address = isKnown ? protocol + pathname + search : null
	const rendered = endedPreview ? new Request(new URL(endedPath, request.url), request) : request
	const page = await cachedPage(db, address, () => renderPage(rendered, rendering), {
		now: now.getTime(),
		...(faults.length === 0 &&
			!opened && { due: { condition: isReplacementDue(now), apply: () => applyDue(db, bindings, now) } }),
	})
	const failed = whyFailed(page.status, rendering)
	const answer = failed.code === 'service.not-set-up' ? notSetUp(page, request, requestId) : pageAnswer(page, request)
	return { answer, route: page.route, ...failed }
}

/** If it fails, the page shows the live version and the cron retries: a retry here would slow down every visitor. */
const applyDue = (db: Database, bindings: Bindings, now: Date): Promise<void> =>
	applyDueReplacements(db, bindings, now, { untried: true }).catch((error: unknown) =>
		log('error', 'replacements', failureOf(error)),
	)

/** A feed or another file answers as a call does, and a page shows what the site lacks. */
function notSetUp(page: RenderedPage, request: Request, requestId: string): Response {
	const isPage = page.headers.some(([name, value]) => /^content-type$/i.test(name) && value.startsWith('text/'))
	const { message } = errors['service.not-set-up']
	const answer = isPage
		? pageAnswer(page, request)
		: Response.json({ code: 'service.not-set-up', errorMsg: message, requestId } satisfies ErrorBody, page)
	answer.headers.set('Retry-After', String(setUpRetrySeconds))
	return answer
}

/** In the log, if no route matches. */
const anyRoute = '/*'

function whyFailed(status: number, { setUpFaults, failure }: PageContext): Pick<Answered, 'code' | 'failure'> {
	if (status < 500) return { code: status === 404 ? 'request.not-found' : undefined, failure }
	if (setUpFaults.length > 0 && failure === undefined)
		return { code: 'service.not-set-up', failure: errorOf(setUpFaults) }
	return { code: isTransient(failure) ? 'service.busy' : 'unexpected', failure }
}

/** Whether a query is a list's page or filter by id. Other queries bypass the cache: their number is unlimited. */
const isQueryOfList = (search: string) =>
	search === '' || /^\?(?:page|category|tag)=\d{1,6}(?:&(?:page|category|tag)=\d{1,6}){0,2}$/.test(search)

/** Whether the route has marked the page as the same for every visitor. */
const isPublic = (headers: Headers) => headers.get('Cache-Control')?.startsWith('public') ?? false

/** For a failure of the error page itself. */
function notRendered(error: unknown, requestId: string): Answering {
	log('error', 'page', { requestId, ...failureOf(error) })
	const answer = new Response('Something went wrong on our side. Please try again.', { status: 500 })
	return { answer, route: anyRoute, code: 'unexpected', failure: error }
}

const newRendering = (
	of: Omit<PageContext, 'nonce' | 'sections' | 'route' | 'address' | 'cacheable' | 'keepUntil' | 'failure'>,
): PageContext => ({
	...of,
	nonce: noncePlaceholder(),
	sections: new Set(),
	route: anyRoute,
	address: null,
	// In development code changes make rendered pages stale.
	cacheable: !import.meta.env.DEV && of.preview === null && of.moment === null,
	keepUntil: null,
	failure: undefined,
})

/** The next time at which visitors see something else. A page is not cached if it cannot be read. */
const boundaryOf = ({ db, now, setUpFaults }: PageContext): Promise<number | null> =>
	setUpFaults.length > 0 ? Promise.resolve(null) : nextBoundary(db, now).catch(() => now.getTime())

const earlier = (one: number | null, other: number | null) =>
	one === null || other === null ? (one ?? other) : Math.min(one, other)

async function renderPage(request: Request, rendering: PageContext) {
	const context = new RouterContextProvider()
	context.set(pageContext, rendering)
	// Render a HEAD as a GET: both share a cached page.
	const shown = new Request(request.url, { headers: request.headers, signal: request.signal })
	const [answer, boundary] = await Promise.all([render(shown, context), boundaryOf(rendering)])
	const text = await answer.text()
	const body = rendering.moment ? withMoment(text, rendering.moment) : text
	const isShared = rendering.cacheable && answer.status === 200
	const page = {
		status: answer.status,
		// Shows in an answer whether the page came from the cache.
		headers: [...answer.headers, ['Server-Timing', `rendered;desc=${Date.now()}`]] satisfies [string, string][],
		body,
		etag: isShared ? await etagOf(body) : null,
		tags: isShared && isPublic(answer.headers) ? [...rendering.sections] : null,
		until: earlier(rendering.keepUntil, boundary),
		route: rendering.route,
	}
	const { pathname, search } = new URL(request.url)
	// Other spellings of an address must not evict popular pages: their number is unlimited.
	return { page, keep: isShared && pathname + search === rendering.address }
}
