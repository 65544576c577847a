/** What the gate needs of the site's Worker, which it reaches by a binding. */
type Site = {
	fetch: (request: Request) => Promise<Response>
	scheduled: (options: { scheduledTime: Date; cron: string }) => Promise<unknown>
}

/**
 * A Worker before the site's: lets so many requests in at once, the others in the order in which they came. Locally one thread runs D1,
 * R2, the assets and the site, and each step of a request queues behind the steps of all others: with 256 connections, a save of many
 * steps took half a minute, and some of them ran into their time limit. Served by its text, so it must need nothing outside itself.
 */
export function gate(mostAtOnce: number) {
	let inside = 0
	const waiting: (() => void)[] = []

	async function enter(): Promise<void> {
		if (inside === mostAtOnce) return new Promise((letIn) => void waiting.push(letIn))
		inside += 1
	}

	function leave(): void {
		const letIn = waiting.shift()
		if (letIn) letIn()
		else inside -= 1
	}

	/** workerd reads a file of the assets by 4 KB and sends each of them by itself. Only what Cloudflare would keep at its edge has the header. */
	async function inOnePiece(answer: Response): Promise<Response> {
		if (!answer.body || !answer.headers.has('CF-Cache-Status')) return answer
		return new Response(await answer.arrayBuffer(), answer)
	}

	return {
		async fetch(request: Request, { SITE }: { SITE: Site }): Promise<Response> {
			await enter()
			try {
				return await inOnePiece(await SITE.fetch(request))
			} finally {
				leave()
			}
		},
		async scheduled({ scheduledTime, cron }: { scheduledTime: number; cron: string }, { SITE }: { SITE: Site }) {
			await SITE.scheduled({ scheduledTime: new Date(scheduledTime), cron })
		},
	}
}
