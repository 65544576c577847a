/** What the gate needs of the site's Worker, which it reaches by a binding. */
type Site = {
	fetch: (request: Request) => Promise<Response>
	scheduled: (options: { scheduledTime: Date; cron: string }) => Promise<unknown>
}

/** What a request may tell the runtime of the work that it begins. */
type Lifetime = { waitUntil: (work: Promise<unknown>) => void }

/**
 * A Worker before the site's: lets so many requests in at once, the others in the order in which they came. Locally one thread runs D1,
 * R2, the assets and the site, and each step of a request queues behind the steps of all others: with 256 connections, a save of many
 * steps took half a minute, and some of them ran into their time limit. Served by its text, so it must need nothing outside itself.
 *
 * Each request waits by a clock of its own, a millisecond for each one before it. Woken by a promise that another request resolves, it may
 * go on in the other's name, as happens once this code is hot, and workerd then refuses it its own request.
 */
export function gate(mostAtOnce: number) {
	let came = 0
	let left = 0

	async function enter(): Promise<void> {
		const place = came
		came += 1
		while (place - left >= mostAtOnce) {
			await wait(place - left - mostAtOnce + 1)
		}
	}

	const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

	/** workerd reads a file of the assets by 4 KB and sends each of them by itself. Only what Cloudflare would keep at its edge has the header. */
	async function inOnePiece(answer: Response): Promise<Response> {
		if (!answer.body || !answer.headers.has('CF-Cache-Status')) return answer
		return new Response(await answer.arrayBuffer(), answer)
	}

	async function answerInTurn(request: Request, site: Site): Promise<Response> {
		// workerd looks at its sockets when no step is left to do: some connections waited for six seconds while others sent one form after
		// the other, and for three beside pages. A clock rings only after such a look, and every fourth page is enough.
		if (request.body || came % 4 === 3) await wait(0)
		await enter()
		try {
			return await inOnePiece(await site.fetch(request))
		} finally {
			left += 1
		}
	}

	return {
		fetch(request: Request, { SITE }: { SITE: Site }, lifetime: Lifetime): Promise<Response> {
			const answer = answerInTurn(request, SITE)
			// Also when nobody waits for it any more: who leaves without a word would keep his place for ever.
			lifetime.waitUntil(answer.catch(() => undefined))
			return answer
		},
		async scheduled({ scheduledTime, cron }: { scheduledTime: number; cron: string }, { SITE }: { SITE: Site }) {
			await SITE.scheduled({ scheduledTime: new Date(scheduledTime), cron })
		},
	}
}
