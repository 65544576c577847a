import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Ends the page's session on the server, as the idle timeout does. */
export async function revokeSession(page: Page): Promise<void> {
	const token = await page.evaluate(() => localStorage.getItem('refresh_token'))
	const answer = await page.request.get('/api/authcontroller/logout', { headers: { Authorization: token ?? '' } })
	expect(answer.ok()).toBe(true)
}
