import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Ends the page's session on the server, as the idle timeout does. */
export async function revokeSession(page: Page): Promise<void> {
	const token = await page.evaluate(() => localStorage.getItem('refresh_token'))
	const answer = await page.request.get('/api/authcontroller/logout', { headers: { Authorization: token ?? '' } })
	expect(answer.ok()).toBe(true)
}

/** A form may still show its own alerts for a moment before the login page replaces it. */
export async function expectSessionExpired(page: Page): Promise<void> {
	await expect(page.getByRole('alert').filter({ hasText: 'Session expired, please log in again!' })).toBeVisible()
}
