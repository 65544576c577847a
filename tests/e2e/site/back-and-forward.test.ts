import type { Locator, Page } from '@playwright/test'
import { scrolledTo, withoutTypeface } from '#tests/support/browser/document-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { isDemoCompany } from '#tests/support/specification.ts'
import { brand } from '#web/content/brand.ts'

test.skip(!isDemoCompany, 'follows the pages of the demo company')

const topOf = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top)

async function scrollDown(page: Page, by: number): Promise<void> {
	await page.waitForLoadState()
	await page.mouse.move(640, 400)
	await page.mouse.wheel(0, by)
	await expect.poll(() => scrolledTo(page)).toBe(by)
}

const expectBackAt = (page: Page, top: number) => expect.poll(() => scrolledTo(page)).toBe(top)

for (const contextOptions of [{ reducedMotion: 'reduce' }, { reducedMotion: 'no-preference' }] as const) {
	test.describe(`Motion: ${contextOptions.reducedMotion}`, () => {
		test.use({ contextOptions })

		test('Back and forward bring a visitor to where they were, on a long page and after a hash too', async ({
			page,
		}) => {
			await withoutTypeface(page)
			await page.goto('/trade-finance-solution')
			await scrollDown(page, 1700)
			const menu = page.getByRole('navigation', { name: 'Main' })
			await menu.getByRole('button', { name: 'Investors' }).click()
			await menu.getByRole('link', { name: 'Policies' }).click()
			await expect(page).toHaveURL('/Policies')
			expect(await scrolledTo(page)).toBe(0)
			await scrollDown(page, 900)

			await page.goBack()
			await expect(page).toHaveURL('/trade-finance-solution')
			await expectBackAt(page, 1700)
			await page.goForward()
			await expect(page).toHaveURL('/Policies')
			await expectBackAt(page, 900)

			await page.goto('/')
			await page.waitForLoadState()
			const link = page.getByRole('link', { name: /^Correspondence Management/ }).last()
			await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
			await expect(link).toBeInViewport()
			const before = await topOf(link)
			await link.click()
			await expect(page).toHaveURL('/correspondence-management')
			await page.goBack()
			await expect(page).toHaveURL('/')
			await expect(link).toBeInViewport()
			await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBe(0)

			await page.goto('/PrivacyPolicy')
			await page.waitForLoadState()
			const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
			await contents.nth(4).click()
			await expect(page).toHaveURL(/#\w/)
			const there = await scrolledTo(page)
			expect(there).toBeGreaterThan(500)
			await page
				.getByRole('banner')
				.getByRole('link', { name: `${brand.name}, home page` })
				.click()
			await expect(page).toHaveURL('/')
			await page.goBack()
			await expectBackAt(page, there)
		})
	})
}
