import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { api } from '#worker/api.ts'
import type { Bindings } from '#worker/context.ts'

/** The bindings of the test's own D1 and R2. */
export const bindings: Bindings = env

type Call = {
	method?: string
	json?: unknown
	body?: BodyInit
	headers?: Record<string, string>
	bindings?: Partial<Bindings>
	origin?: string
}

/** Calls the API as a client would, and waits for what follows the answer. A `json` body makes it a POST. */
export async function call(
	path: string,
	{ method, json, body, headers = {}, bindings: others = {}, origin = bindings.ORIGIN }: Call = {},
): Promise<Response> {
	const context = createExecutionContext()
	const answer = await api.request(
		new Request(`${origin}${path}`, {
			method: method ?? (json === undefined && body === undefined ? 'GET' : 'POST'),
			headers: { ...(json === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
			body: json === undefined ? body : JSON.stringify(json),
		}),
		undefined,
		{ ...bindings, ...others },
		context,
	)
	await waitOnExecutionContext(context)
	return answer
}
