import autocannon from 'autocannon'

export type Load = {
	name: string
	path: string
	connections?: number
	/** One per connection, so that no two share what is counted per visitor or account. */
	visitors?: { headers?: Record<string, string>; body?: string }[]
	method?: 'GET' | 'POST'
	headers?: Record<string, string>
}

export type Measured = { name: string; perSecond: number; p50: number; p99: number; refused: number; errors: number }

const seconds = 6
const usualConnections = 16

/** Loads one address for six seconds. */
export async function measure(origin: string, load: Load): Promise<Measured> {
	let next = 0
	const result = await autocannon({
		url: origin + load.path,
		method: load.method ?? 'GET',
		headers: load.headers ?? {},
		connections: load.connections ?? load.visitors?.length ?? usualConnections,
		duration: seconds,
		setupClient: (client) => {
			const visitor = load.visitors?.[next % load.visitors.length]
			next += 1
			if (visitor?.body) client.setBody(visitor.body)
			if (visitor?.headers) client.setHeaders({ ...load.headers, ...visitor.headers })
		},
	})
	const { requests, latency, non2xx, errors, timeouts } = result
	return {
		name: load.name,
		perSecond: requests.average,
		p50: latency.p50,
		p99: latency.p99,
		refused: non2xx,
		errors: errors + timeouts,
	}
}

export function middle(figures: readonly number[]): number {
	const sorted = [...figures].sort((a, b) => a - b)
	return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The middle one of each figure over the rounds. */
export function medianOf(rounds: Measured[]): Measured {
	return {
		name: rounds[0]?.name ?? '',
		perSecond: middle(rounds.map((measured) => measured.perSecond)),
		p50: middle(rounds.map((measured) => measured.p50)),
		p99: middle(rounds.map((measured) => measured.p99)),
		refused: Math.max(...rounds.map((measured) => measured.refused)),
		errors: Math.max(...rounds.map((measured) => measured.errors)),
	}
}
