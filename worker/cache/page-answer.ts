import { sha256 } from '../crypto/hashes.ts'
import { isCurrent, opaqueTag } from '../http/etag.ts'
import { edgeHeaders } from './edge-cache.ts'
import type { RenderedPage } from './page-cache.ts'

let placeholder: string | undefined

/** Placeholder for the nonce in a rendered page. Only this isolate knows it, so no text on a page can contain it. */
export function noncePlaceholder(): string {
	// Workers have no random values at start-up.
	placeholder ??= crypto.randomUUID()
	return placeholder
}

/** The ETag of a page; null for a page with a nonce, because no two of its answers are the same. */
export const etagOf = async (body: string): Promise<string | null> =>
	body.includes(noncePlaceholder()) ? null : `W/"${(await sha256(body)).slice(0, 32)}"`

/** Answers one request with a rendered page and a fresh nonce, or with 304 if the browser has it already. */
export function pageAnswer(page: RenderedPage, request: Request, now = Date.now()): Response {
	const { status, body, etag, tags, until } = page
	const withNonce = nonceWriter(body)
	const headers = new Headers(page.headers.map(([name, value]): [string, string] => [name, withNonce(value)]))
	if (tags !== null) for (const [name, value] of Object.entries(edgeHeaders(tags, until, now))) headers.set(name, value)
	if (etag !== null) {
		headers.set('ETag', etag)
		// A script cannot read the ETag of its own page, but it can read this.
		headers.append('Server-Timing', `page;desc=${opaqueTag(etag)}`)
	}
	if (etag !== null && isCurrent(request.headers.get('If-None-Match'), etag))
		return new Response(null, { status: 304, headers })
	const hasBody = request.method !== 'HEAD' && ![204, 302, 304].includes(status)
	return new Response(hasBody ? withNonce(body) : null, { status, headers })
}

function nonceWriter(body: string): (text: string) => string {
	if (!body.includes(noncePlaceholder())) return (text) => text
	const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
	return (text) => text.replaceAll(noncePlaceholder(), nonce)
}
