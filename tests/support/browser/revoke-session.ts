import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Ends the session of this page on the server, as it happens when it has been idle for too long. */
export async function revokeSession(page: Page): Promise<void> {
	const token = await page.evaluate(() => localStorage.getItem('refresh_token'))
	const answer = await page.request.get('/api/authcontroller/logout', { headers: { Authorization: token ?? '' } })
	expect(answer.ok()).toBe(true)
}
