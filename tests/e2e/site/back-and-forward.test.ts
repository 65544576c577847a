import type { Page } from '@playwright/test'
import { scrolledTo } from '#tests/support/document-page.ts'
import { expect, test } from '#tests/support/journey.ts'

/** What stands at the middle of the window, by its text, and how far from its top. */
const inSight = (page: Page) =>
	page.evaluate(() => {
		const element = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
		return [element?.textContent?.slice(0, 80), Math.round(element?.getBoundingClientRect().top ?? 0)]
	})

async function scrollDown(page: Page, by: number): Promise<void> {
	await page.mouse.move(640, 400)
	await page.mouse.wheel(0, by)
	await expect.poll(() => scrolledTo(page)).toBe(by)
}

for (const contextOptions of [{ reducedMotion: 'reduce' }, { reducedMotion: 'no-preference' }] as const) {
	test.describe(`Motion: ${contextOptions.reducedMotion}`, () => {
		test.use({ contextOptions })

		test('Back and forward bring a visitor to where they were on each document', async ({ page }) => {
			await page.goto('/trade-finance-solution')
			await scrollDown(page, 1700)
			const first = await inSight(page)
			await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).press('Enter')
			await expect(page).toHaveURL('/PrivacyPolicy')
			expect(await scrolledTo(page)).toBe(0)
			await scrollDown(page, 900)
			const second = await inSight(page)

			await page.goBack()
			await expect(page).toHaveURL('/trade-finance-solution')
			await expect.poll(() => inSight(page)).toEqual(first)
			await page.goForward()
			await expect(page).toHaveURL('/PrivacyPolicy')
			await expect.poll(() => inSight(page)).toEqual(second)
		})

		test('They do so on the long home page too', async ({ page }) => {
			await page.goto('/')
			const link = page.getByRole('link', { name: /^Correspondence Management/ }).last()
			await expect(async () => {
				await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
				await expect(link).toBeInViewport({ timeout: 500 })
			}).toPass()
			const before = await inSight(page)
			await link.click()
			await expect(page).toHaveURL('/correspondence-management')
			await page.goBack()
			await expect(page).toHaveURL('/')
			await expect.poll(() => inSight(page)).toEqual(before)
		})

		test('A place on a page that was left by its hash is found again', async ({ page }) => {
			await page.goto('/PrivacyPolicy')
			const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
			await contents.nth(4).click()
			await expect(page).toHaveURL(/#\w/)
			const there = await inSight(page)
			expect(await scrolledTo(page)).toBeGreaterThan(500)
			await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).press('Enter')
			await expect(page).toHaveURL('/TermsConditions')
			await page.goBack()
			await expect.poll(() => inSight(page)).toEqual(there)
		})
	})
}
