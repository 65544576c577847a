import type { APIRequestContext } from '@playwright/test'
import { expect } from './journey.ts'

/**
 * Runs the jobs of the server, which has no cron of its own, as if it were this moment, so that no journey waits for it.
 * What other journeys have queued or scheduled for an earlier moment happens, too. Keep it less than a minute ahead.
 */
export async function runCron(request: APIRequestContext, at: number): Promise<void> {
	const answer = await request.get(`/cdn-cgi/local/scheduled?time=${at}`)
	expect(answer.status(), 'the jobs ran').toBe(200)
}
