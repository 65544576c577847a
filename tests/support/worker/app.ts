import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { api } from '#worker/api.ts'
import type { EdgeCache } from '#worker/cache/edge-cache.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { expectDescribed } from './described-answer.ts'

/** The bindings of the test's own D1 and R2. */
export const bindings: Bindings = env

type Call = {
	method?: string
	json?: unknown
	body?: BodyInit
	headers?: Record<string, string>
	bindings?: Partial<Bindings>
	origin?: string
	/** The edge in front of the Worker; absent as on a local machine. */
	cache?: EdgeCache | undefined
}

const withCache = (context: ExecutionContext, cache: EdgeCache) =>
	new Proxy(context, {
		get(target, name) {
			if (name === 'cache') return cache
			const value: unknown = Reflect.get(target, name)
			return typeof value === 'function' ? value.bind(target) : value
		},
	})

/**
 * Calls the API as a client does and waits for the tasks after the answer. A `json` body makes it a POST. Expects the
 * answer that `/openapi.json` describes.
 */
export async function call(
	path: string,
	{ method, json, body, headers = {}, bindings: others = {}, origin = bindings.ORIGIN, cache }: Call = {},
): Promise<Response> {
	const context = createExecutionContext()
	const request = new Request(`${origin}${path}`, {
		method: method ?? (json === undefined && body === undefined ? 'GET' : 'POST'),
		headers: { ...(json === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
		body: json === undefined ? body : JSON.stringify(json),
	})
	const answer = await api.request(
		request,
		undefined,
		{ ...bindings, ...others },
		cache ? withCache(context, cache) : context,
	)
	await waitOnExecutionContext(context)
	await expectDescribed(request.method, new URL(request.url).pathname, answer)
	return answer
}
