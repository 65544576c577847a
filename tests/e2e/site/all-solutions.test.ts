import type { Page } from '@playwright/test'
import { openEnhanced, scrolledTo, stopClock } from '#tests/support/document-page.ts'
import { expect, test } from '#tests/support/journey.ts'

const toSectionMs = 350
const backMs = 500
const frameMs = 20
const appearsBelow = 2500

const list = (page: Page) => page.getByRole('region', { name: 'All solutions' })
const back = (page: Page) => page.getByRole('link', { name: 'All Solutions', exact: true })

const jumpTo = (page: Page, top: number) =>
	page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

/** How far the top of the element is from where it rests below the bar, in whole pixels. */
const distanceBelowBar = (page: Page, id: string) =>
	page.evaluate((name) => {
		const top = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN
		return Math.abs(Math.round(top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)))
	}, id)

async function open(page: Page): Promise<void> {
	await stopClock(page)
	await openEnhanced(page, '/customer-onboarding', 'scroll-to', 'floating-button')
}

test.describe('With motion', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } })

	test('More Details travels to its section in 350 ms and puts the keyboard there', async ({ page }) => {
		await open(page)
		await list(page).getByRole('link', { name: 'More Details on Risk analysis' }).click()
		const start = await scrolledTo(page)
		await page.clock.runFor(toSectionMs - 2 * frameMs)
		expect(await scrolledTo(page)).toBeGreaterThan(start)
		await expect(page.locator('#RiskAnalysisSolution')).not.toBeFocused()
		await page.clock.runFor(3 * frameMs)
		expect(await distanceBelowBar(page, 'RiskAnalysisSolution')).toBeLessThanOrEqual(2)
		await expect(page.locator('#RiskAnalysisSolution')).toBeFocused()
		await expect(page).toHaveURL('/customer-onboarding#RiskAnalysisSolution')
	})

	test('Each of the eight cards leads to its own section', async ({ page }) => {
		await open(page)
		const hrefs = await list(page)
			.getByRole('link', { name: /^More Details/ })
			.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
		expect(hrefs).toEqual([
			'#SelfOnboardingPortal',
			'#CentralizedKYC',
			'#BranchAssistedOnboarding',
			'#MobileApplicationForAgents',
			'#DeduplicationSolution',
			'#NegativeListScreening',
			'#RiskAnalysisSolution',
			'#KYCandReKYCSolution',
		])
		for (const href of hrefs) await expect(page.locator(href ?? '')).toHaveCount(1)
	})

	test('All Solutions travels back to the list in 500 ms', async ({ page }) => {
		await open(page)
		await jumpTo(page, 4000)
		await back(page).click()
		await page.clock.runFor(backMs - 2 * frameMs)
		expect(await scrolledTo(page)).toBeLessThan(4000)
		await expect(page.locator('#solutions')).not.toBeFocused()
		await page.clock.runFor(3 * frameMs)
		expect(await distanceBelowBar(page, 'solutions')).toBeLessThanOrEqual(2)
		await expect(page.locator('#solutions')).toBeFocused()
		await expect(back(page)).toBeHidden()
	})

	test('Whoever turns the wheel on the way back takes over', async ({ page }) => {
		await open(page)
		await jumpTo(page, 6000)
		await back(page).click()
		await page.clock.runFor(100)
		await page.mouse.wheel(0, 30)
		await page.clock.runFor(2 * frameMs)
		const taken = await scrolledTo(page)
		await page.clock.runFor(4 * backMs)
		expect(Math.abs((await scrolledTo(page)) - taken)).toBeLessThanOrEqual(30)
		expect(taken).toBeGreaterThan(appearsBelow)
	})

	test('A click with Ctrl opens the section elsewhere and leaves this page where it is', async ({ page, context }) => {
		await open(page)
		const opened = context.waitForEvent('page')
		await list(page)
			.getByRole('link', { name: 'More Details on Risk analysis' })
			.click({ modifiers: ['Control'] })
		expect((await opened).url()).toMatch(/#RiskAnalysisSolution$/)
		await page.clock.runFor(2 * toSectionMs)
		await expect(page).toHaveURL('/customer-onboarding')
	})
})

test('All Solutions comes after 2500 px, and before that neither eyes nor keyboard find it', async ({ page }) => {
	await open(page)
	const box = page.locator('[data-enhance="floating-button"]')
	for (const [top, shown] of [
		[0, false],
		[appearsBelow, false],
		[appearsBelow + 1, true],
		[9000, true],
		[appearsBelow, false],
	] as const) {
		await jumpTo(page, top)
		if (shown) await expect(back(page)).toBeVisible()
		else await expect(box).toBeHidden()
		await box.locator('a').focus()
		if (shown) await expect(back(page)).toBeFocused()
		else await expect(box.locator('a')).not.toBeFocused()
	}
})

test('Where less motion is asked for, both are there at once', async ({ page }) => {
	await open(page)
	await list(page).getByRole('link', { name: 'More Details on Risk analysis' }).click()
	await expect.poll(() => distanceBelowBar(page, 'RiskAnalysisSolution')).toBeLessThanOrEqual(2)
	await back(page).click()
	await expect.poll(() => distanceBelowBar(page, 'solutions')).toBeLessThanOrEqual(2)
})
