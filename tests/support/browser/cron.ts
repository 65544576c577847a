import type { APIRequestContext } from '@playwright/test'
import { expect } from './journey.ts'

/**
 * Runs the jobs of the server, which has no cron of its own, and waits for their end. They do what is due at this moment, so that
 * no journey waits for it.
 */
export async function runCron(request: APIRequestContext, at: number): Promise<void> {
	const answer = await request.get(`/cdn-cgi/local/scheduled?time=${at}`)
	expect(answer.status(), 'the jobs ran').toBe(200)
}
