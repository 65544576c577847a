import type { Page } from '@playwright/test'
import { openEnhanced, scrolledTo, stopClock } from '#tests/support/browser/document-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { highlights } from '#web/content/home.ts'

const frameMs = 20
const countMs = 1400

const shown = [highlights.largest, ...highlights.figures].map(({ figure }) => figure)

/** A figure below ten stays as it is. */
const counts = (figure: string) => /\d\d/.test(figure)

const figuresOf = (page: Page) => page.locator('section', { has: page.locator('#highlights') })
const bringIntoView = async (page: Page) => {
	await figuresOf(page).evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }))
	await expect(figuresOf(page).locator('dd').last()).toBeInViewport()
}

const counted = (page: Page) => figuresOf(page).locator('[data-enhance="count-up"]').allTextContents()

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('Figures count up to themselves when they come into view, and only once', async ({ page }) => {
	await stopClock(page)
	await openEnhanced(page, '/', 'count-up')
	expect(await counted(page)).toEqual(shown)
	await bringIntoView(page)
	await expect(async () => {
		await page.clock.runFor(frameMs)
		const now = await counted(page)
		for (const [index, figure] of shown.entries()) if (counts(figure)) expect(now[index]).not.toBe(figure)
	}).toPass()
	await page.clock.runFor(countMs)
	await expect(async () => {
		await page.clock.runFor(frameMs)
		expect(await counted(page)).toEqual(shown)
	}).toPass()

	await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
	await expect.poll(() => scrolledTo(page)).toBe(0)
	await page.clock.runFor(frameMs)
	await bringIntoView(page)
	for (let frame = 0; frame < 10; frame += 1) {
		await page.clock.runFor(frameMs)
		expect(await counted(page)).toEqual(shown)
	}
})
