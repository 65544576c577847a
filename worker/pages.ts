import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type Bindings, pageContext } from './context.ts'
import { openDatabase } from './platform/db.ts'
import { secure } from './platform/security-headers.ts'

const render = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE)

/** 128 random bits for one answer's Content-Security-Policy. */
const newNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

/** Answers a page: React Router renders it, with the headers that every answer has. */
export async function answerPage(request: Request, bindings: Bindings): Promise<Response> {
	const https = new URL(request.url).protocol === 'https:'
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		const refusal = new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
		secure(refusal.headers, { https })
		return refusal
	}
	const context = new RouterContextProvider()
	context.set(pageContext, { bindings, db: openDatabase(bindings.DB, 'nearest'), nonce: newNonce() })
	const rendered = await render(request, context)
	const answer = new Response(rendered.body, rendered)
	secure(answer.headers, { https })
	return answer
}
