import { expect, type Page } from '@playwright/test'

/** Opens the local mails, waits for the newest one to this address and returns its locator. */
export async function openMailTo(page: Page, address: string) {
	const mail = page
		.getByRole('article')
		.filter({ hasText: `To ${address}` })
		.first()
	await expect(async () => {
		await page.goto('/dev/mail')
		await expect(mail).toBeVisible({ timeout: 100 })
	}).toPass()
	return mail
}
