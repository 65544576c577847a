import { middle, rounded } from '../measure.ts'

/** A request that a part repeats. */
export type Ask = () => Promise<Response>

/** The milliseconds of each request, by its name. */
export type Times = Record<string, number>

const json = { 'Content-Type': 'application/json' }

/** Makes the requests of a client with these headers. */
export function client(origin: string, headers: Record<string, string> = {}) {
	return {
		get: (path: string) => () => fetch(`${origin}/api/${path}`, { headers }),
		post: (path: string, body: object) => () =>
			fetch(`${origin}/api/${path}`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) }),
		// The page cache keeps no response to an unknown query, such as a search.
		page: (path: string) => () => fetch(origin + path),
	}
}

/** Times each request once in each round. They take turns, so that other load on the machine slows all of them alike. */
export async function inTurns(asked: Record<string, Ask>, rounds: number): Promise<Record<string, number[]>> {
	const taken: Record<string, number[]> = {}
	for (let round = 0; round < rounds; round += 1)
		for (const [name, ask] of Object.entries(asked)) {
			taken[name] ??= []
			taken[name].push(await timeOf(name, ask))
		}
	return taken
}

/** The median of each request. */
export async function mediansInTurns(asked: Record<string, Ask>, rounds: number): Promise<Times> {
	const taken = await inTurns(asked, rounds)
	return Object.fromEntries(Object.entries(taken).map(([name, each]) => [name, rounded(middle(each), 1)]))
}

async function timeOf(name: string, ask: Ask): Promise<number> {
	const start = performance.now()
	await answerTo(name, ask)
	return performance.now() - start
}

/** Reads the whole answer. Throws unless it is a success. */
export async function answerTo(name: string, ask: Ask): Promise<{ headers: Headers; text: string }> {
	const answer = await ask()
	const text = await answer.text()
	if (!answer.ok || answer.redirected) throw new Error(`${name} is answered ${answer.status} by ${answer.url}`)
	return { headers: answer.headers, text }
}
