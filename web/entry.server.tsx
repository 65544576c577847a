import { renderToReadableStream } from 'react-dom/server'
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from 'react-router'
import { isTransient } from '#worker/http/errors.ts'
import { failureOf, log } from '#worker/http/log.ts'
import { type PageContext, pageContext } from '#worker/http/request-context.ts'
import { inlineHash, pagePolicy } from '#worker/http/security-headers.ts'
import { framesOf, hasFlag, needsNonce } from './document/page-handle.ts'
import { pageTransition } from './document/page-transition.ts'
import { speculationRules } from './document/speculation-rules.ts'

/** Renders the whole page before it answers, so that a failure can still set the status. */
export default async function handleRequest(
	request: Request,
	routerStatus: number,
	headers: Headers,
	router: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const page = context.get(pageContext)
	const { nonce } = page
	const status = routerStatus === 500 && isTransient(page.failure) ? 503 : routerStatus
	if (status === 503) headers.set('Retry-After', '2')
	const matches = router.staticHandlerContext.matches.map(({ route }) => router.routeModules[route.id] ?? {})
	const nonced = needsNonce(matches) ? { nonce } : {}
	page.cacheable &&= hasFlag(matches, 'shared')
	headers.set('Content-Type', 'text/html; charset=utf-8')
	// Browsers revalidate each time: a longer lifetime would show unpublished content.
	if (page.cacheable && !nonced.nonce && status === 200)
		headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
	const isPublic = !hasFlag(matches, 'themed')
	headers.set(
		'Content-Security-Policy',
		pagePolicy({
			https: new URL(request.url).protocol === 'https:',
			dev: import.meta.env.DEV,
			frames: framesOf(matches),
			ancestors: page.preview ? ["'self'"] : [],
			// The rules that `enhance/insert-speculation-rules.ts` inserts.
			scripts: hasFlag(matches, 'scriptless') ? null : isPublic ? [await inlineHash(speculationRules)] : [],
			styles: isPublic ? [await inlineHash(pageTransition)] : [],
			...nonced,
		}),
	)
	if (page.preview || page.moment) for (const [name, value] of Object.entries(hiddenHeaders)) headers.set(name, value)
	// The form of an item frames its preview.
	if (page.preview) headers.set('X-Frame-Options', 'SAMEORIGIN')
	const body = await renderToReadableStream(<ServerRouter context={router} url={request.url} {...nonced} />, {
		...nonced,
		onError: (error) => report(error, page),
	})
	await body.allReady
	return new Response(body, { status, headers })
}

/** Of pages that a link for staff or reviewers shows. */
const hiddenHeaders = {
	'X-Robots-Tag': 'noindex, nofollow',
	'Cache-Control': 'no-store',
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || isRouteErrorResponse(error)) return
	const page = context.get(pageContext)
	page.failure = error
	report(error, page)
}

function report(error: unknown, { requestId, route }: PageContext): void {
	log('error', 'page', { requestId, route, ...failureOf(error) })
}
