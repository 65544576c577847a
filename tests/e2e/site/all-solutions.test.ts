import type { Page } from '@playwright/test'
import { openEnhanced, scrolledTo, stopClock } from '#tests/support/browser/document-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'

const toSectionMs = 350
const backMs = 500
const frameMs = 20
const appearsBelow = 2500

const list = (page: Page) => page.getByRole('region', { name: 'All solutions' })
const more = (page: Page) => list(page).getByRole('link', { name: 'More Details on Risk analysis' })
const back = (page: Page) => page.getByRole('link', { name: 'All Solutions', exact: true })

const jumpTo = (page: Page, top: number) =>
	page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

/** Distance between the top of the element and its resting place below the bar, in pixels. */
const distanceBelowBar = (page: Page, id: string) =>
	page.evaluate((name) => {
		const top = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN
		return Math.abs(Math.round(top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)))
	}, id)

/** Turns the wheel and waits for the event in the page: it arrives after Playwright returns. */
async function turnWheel(page: Page, by: number): Promise<void> {
	const heard = page.evaluate(
		() => new Promise<void>((done) => window.addEventListener('wheel', () => done(), { once: true })),
	)
	await page.mouse.wheel(0, by)
	await heard
}

async function open(page: Page): Promise<void> {
	await stopClock(page)
	await openEnhanced(page, '/customer-onboarding', 'scroll-to', 'floating-button')
}

test.describe('With motion', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } })

	test('More Details travels to its section and All Solutions back; the keyboard follows, and the wheel takes over', async ({
		page,
	}) => {
		await open(page)
		await expect(more(page)).toHaveAttribute('href', /#RiskAnalysisSolution$/)
		// In a fresh browser a new tab can hang, so the click ends here.
		const isLeftAlone = page.evaluate(
			() =>
				new Promise<boolean>((resolve) => {
					const end = (event: Event) => {
						resolve(!event.defaultPrevented)
						event.preventDefault()
					}
					window.addEventListener('click', end, { once: true })
				}),
		)
		await more(page).click({ modifiers: ['Control'] })
		expect(await isLeftAlone, 'the browser opens a tab').toBe(true)
		await page.clock.runFor(2 * toSectionMs)
		await expect(page, 'a click with Ctrl leaves this page where it is').toHaveURL('/customer-onboarding')

		await more(page).click()
		const start = await scrolledTo(page)
		await page.clock.runFor(toSectionMs - 2 * frameMs)
		expect(await scrolledTo(page)).toBeGreaterThan(start)
		await expect(page.locator('#RiskAnalysisSolution')).not.toBeFocused()
		await page.clock.runFor(3 * frameMs)
		expect(await distanceBelowBar(page, 'RiskAnalysisSolution')).toBeLessThanOrEqual(2)
		await expect(page.locator('#RiskAnalysisSolution')).toBeFocused()
		await expect(page).toHaveURL('/customer-onboarding#RiskAnalysisSolution')

		await jumpTo(page, 6000)
		await back(page).click()
		await page.clock.runFor(100)
		await turnWheel(page, 30)
		await page.clock.runFor(2 * frameMs)
		const taken = await scrolledTo(page)
		await page.clock.runFor(4 * backMs)
		expect(Math.abs((await scrolledTo(page)) - taken)).toBeLessThanOrEqual(30)
		expect(taken).toBeGreaterThan(appearsBelow)

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
})

test('All Solutions comes after 2500 px, before that nobody finds it; with less motion both links are there at once', async ({
	page,
}) => {
	await open(page)
	const box = page.locator('[data-enhance="floating-button"]')
	for (const [top, shown] of [
		[appearsBelow, false],
		[appearsBelow + 1, true],
		[appearsBelow, false],
	] as const) {
		await jumpTo(page, top)
		if (shown) await expect(back(page)).toBeVisible()
		else await expect(box).toBeHidden()
		await box.locator('a').focus()
		if (shown) await expect(back(page)).toBeFocused()
		else await expect(box.locator('a')).not.toBeFocused()
	}
	await more(page).click()
	await expect.poll(() => distanceBelowBar(page, 'RiskAnalysisSolution')).toBeLessThanOrEqual(2)
	await back(page).click()
	await expect.poll(() => distanceBelowBar(page, 'solutions')).toBeLessThanOrEqual(2)
})
