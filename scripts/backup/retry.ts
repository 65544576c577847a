import { setTimeout as wait } from 'node:timers/promises'
import { rootMessage } from '#worker/http/errors.ts'
import { Refusal } from '../command/steps.ts'

/** Error of the local D1 while another process writes. */
const busy = /SQLITE_BUSY|database is locked|Failed to get session commit token/
const mostTries = 10
const firstWaitMs = 25
const longestWaitMs = 2_000

/** Retries a statement while another process locks the database, after 25 ms to 2 s. Throws a Refusal after ten tries. */
export async function whileBusy<Answer>(statement: () => Promise<Answer>): Promise<Answer> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await statement()
		} catch (error) {
			if (!busy.test(rootMessage(error))) throw error
			if (tries === mostTries)
				throw new Refusal('The database was busy all the time. Try again, or stop the server first.')
			const longest = Math.min(longestWaitMs, firstWaitMs * 2 ** tries)
			await wait(longest / 2 + (Math.random() * longest) / 2)
		}
	}
}
