import autocannon from 'autocannon'
import { watchMemory } from './server/workerd.ts'

type Sent = { headers?: Record<string, string>; body?: string }

export type Load = {
	name: string
	/** The load requests several paths in turn. */
	path: string | readonly string[]
	/** One for each connection, so that no two share a rate limit. */
	visitors?: Sent[]
	/** Makes the headers and the body of each request. */
	each?: () => Sent
	method?: 'GET' | 'POST'
	headers?: Record<string, string>
	body?: string
}

/** The length of a measurement: a time or a number of responses. */
export type Extent = { connections: number } & ({ seconds: number } | { requests: number })

export type Measured = {
	name: string
	perSecond: number
	p50: number
	p99: number
	accepted: number
	/** Responses without a 2xx status. */
	refused: number
	/** Broken connections, and requests without a response within ten seconds. */
	errors: number
	/** Peak memory of all workerd processes. */
	megabytes: number
}

/** Loads an address. Times are in milliseconds. */
export async function measure(origin: string, load: Load, extent: Extent): Promise<Measured> {
	const { method = 'GET', headers = {}, body, each, visitors } = load
	const paths = typeof load.path === 'string' ? [load.path] : load.path
	let next = 0
	const memory = watchMemory()
	const result = await autocannon({
		url: origin,
		connections: extent.connections,
		...('seconds' in extent ? { duration: extent.seconds } : { amount: extent.requests }),
		requests: paths.map((path) => ({
			method,
			path,
			headers,
			...(body !== undefined && { body }),
			...(each && {
				setupRequest: (request: autocannon.Request) => {
					const own = each()
					return { ...request, ...own, headers: { ...request.headers, ...own.headers } }
				},
			}),
		})),
		setupClient: (client) => {
			const visitor = visitors?.[next % visitors.length]
			next += 1
			if (visitor?.body) client.setBody(visitor.body)
			if (visitor?.headers) client.setHeaders({ ...headers, ...visitor.headers })
		},
	})
	const { requests, latency, non2xx, errors } = result
	return {
		name: load.name,
		perSecond: 'seconds' in extent ? requests.average : result['2xx'] / result.duration,
		p50: latency.p50,
		p99: latency.p99,
		accepted: result['2xx'],
		refused: non2xx,
		errors,
		megabytes: memory.end().peak,
	}
}

export const middle = (figures: readonly number[]) => quantile(figures, 0.5)

/** Returns the figure that this share of the others does not exceed. */
export function quantile(figures: readonly number[], share: number): number {
	const sorted = [...figures].sort((a, b) => a - b)
	return sorted[Math.floor(sorted.length * share)] ?? 0
}

/** Returns the median of each figure, but the maximum of errors and memory. */
export function medianOf(rounds: readonly Measured[]): Measured {
	const middleOf = (pick: (measured: Measured) => number) => middle(rounds.map(pick))
	const mostOf = (pick: (measured: Measured) => number) => Math.max(...rounds.map(pick))
	return {
		name: rounds[0]?.name ?? '',
		perSecond: middleOf(({ perSecond }) => perSecond),
		p50: middleOf(({ p50 }) => p50),
		p99: middleOf(({ p99 }) => p99),
		accepted: middleOf(({ accepted }) => accepted),
		refused: mostOf(({ refused }) => refused),
		errors: mostOf(({ errors }) => errors),
		megabytes: mostOf(({ megabytes }) => megabytes),
	}
}

/** Rounds for a table. */
export const rounded = (figure: number, places = 0) => Number(figure.toFixed(places))
