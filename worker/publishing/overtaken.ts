import { AppError } from '#worker/http/errors.ts'

/** What an attempt answers when another save of the row came first. */
export const overtaken = Symbol('overtaken')

const mostAttempts = 16
/** A pause is a random part of at most so many times what an attempt takes. */
const mostTurns = 32
const shortestTurnMs = 2
const longestPauseMs = 2_000

/**
 * Repeats an attempt until no other save comes first, and answers what it answers. The pauses between are random and grow, so that many saves of
 * one row soon meet one at a time. Throws `service.busy` when they do not.
 */
export async function untilNotOvertaken<T>(attempt: () => Promise<T | typeof overtaken>): Promise<T> {
	for (let attempts = 1; attempts <= mostAttempts; attempts += 1) {
		const started = Date.now()
		const answer = await attempt()
		if (answer !== overtaken) return answer
		if (attempts < mostAttempts) await pause(Date.now() - started, attempts)
	}
	throw new AppError('service.busy', { retryAfterSeconds: 1 })
}

/** Wait on a timer, not on another request's promise: workerd binds I/O to the request that started it. */
function pause(tookMs: number, attempts: number): Promise<void> {
	const turns = Math.min(2 ** attempts, mostTurns)
	const longest = Math.min(turns * Math.max(tookMs, shortestTurnMs), longestPauseMs)
	return new Promise((resolve) => setTimeout(resolve, Math.random() * longest))
}
