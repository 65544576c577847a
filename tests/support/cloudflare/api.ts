import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A request to the stand-in, with its body read. */
type ApiCall = {
	method: string
	path: string
	query: URLSearchParams
	body: Buffer
	headers: IncomingMessage['headers']
	/** The parts of the path that the pattern has named. */
	params: Record<string, string>
}

export class ApiError extends Error {
	status: number
	code: number
	constructor(status: number, code: number, message: string) {
		super(message)
		this.status = status
		this.code = code
	}
}

/** Maps `GET /accounts/:account/...` to the `result` of Cloudflare's answer. */
export type Routes = Record<string, (call: ApiCall) => unknown>

/**
 * Serves the routes as Cloudflare's API on loopback. Unknown calls are refused and collected in `unknown`. `refuse` has it
 * refuse the paths that match, as for a token without the permission; null: none.
 */
export async function serveApi(routes: Routes) {
	const unknown: string[] = []
	const calls: string[] = []
	let refused: RegExp | null = null
	const patterns = Object.entries(routes).map(([route, answer]) => {
		const [method, path = ''] = route.split(' ')
		return { method, pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`), answer }
	})
	const server = createServer(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
		const method = request.method ?? 'GET'
		const body = await buffer(request)
		calls.push(`${method} ${pathname}`)
		const found = patterns.find((route) => route.method === method && route.pattern.test(pathname))
		const reply = (status: number, fields: object) => {
			response.writeHead(status, { 'Content-Type': 'application/json' })
			response.end(JSON.stringify({ errors: [], messages: [], ...fields }))
		}
		if (!found) {
			unknown.push(`${method} ${request.url}`)
			return reply(404, { success: false, errors: [{ code: 7003, message: `Unknown call: ${method} ${request.url}` }] })
		}
		if (refused?.test(pathname))
			return reply(403, { success: false, result: null, errors: [{ code: 10000, message: 'Authentication error' }] })
		const params = { ...found.pattern.exec(pathname)?.groups }
		const { headers } = request
		try {
			const result = await found.answer({ method, path: pathname, query: searchParams, body, headers, params })
			reply(200, { success: true, result, result_info: { page: 1, per_page: 100, count: 1, total_count: 1 } })
		} catch (error) {
			const { status, code } = error instanceof ApiError ? error : { status: 500, code: 10000 }
			reply(status, { success: false, result: null, errors: [{ code, message: String(error) }] })
		}
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	const refuse = (paths: RegExp | null) => {
		refused = paths
	}
	return { origin: `http://127.0.0.1:${port}`, calls, unknown, refuse, stop: () => server.close() }
}
