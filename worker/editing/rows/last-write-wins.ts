import { AppError } from '#worker/http/errors.ts'

/** Upper bound on concurrent saves of one row. */
const mostAttempts = 16
/** A pause is a random part of at most this many times the duration of an attempt. */
const mostTurns = 32
const shortestTurnMs = 2
const longestPauseMs = 2_000

const isStale = (error: unknown) => error instanceof AppError && error.code === 'write.stale'

/**
 * Runs a save that reads the row at each attempt. Without a version the last write wins: a stale attempt is repeated.
 * Throws `service.busy` when every attempt is stale.
 */
export async function lastWriteWins<T>(startedFrom: number | undefined, save: () => Promise<T>): Promise<T> {
	for (let attempts = 1; attempts <= mostAttempts; attempts += 1) {
		const started = Date.now()
		try {
			return await save()
		} catch (error) {
			if (startedFrom !== undefined || !isStale(error)) throw error
		}
		if (attempts < mostAttempts) await pause(Date.now() - started, attempts)
	}
	throw new AppError('service.busy', { retryAfterSeconds: 1 })
}

/** Pauses for a random time that grows with the attempts. On a timer: workerd binds I/O to the request that started it. */
function pause(tookMs: number, attempts: number): Promise<void> {
	const turns = Math.min(2 ** attempts, mostTurns)
	const longest = Math.min(turns * Math.max(tookMs, shortestTurnMs), longestPauseMs)
	return new Promise((resolve) => setTimeout(resolve, Math.random() * longest))
}
