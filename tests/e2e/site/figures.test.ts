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

/** Waits until the observers of the page have reported: an observer that is made now reports after them. */
const untilObserved = (page: Page) =>
	figuresOf(page).evaluate(
		(section) =>
			new Promise<void>((resolve) => {
				const observer = new IntersectionObserver(() => {
					observer.disconnect()
					resolve()
				})
				observer.observe(section)
			}),
	)

const bringIntoView = async (page: Page) => {
	await figuresOf(page).evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }))
	await expect(figuresOf(page).locator('dd').last()).toBeInViewport()
}

const countersOf = (page: Page) => figuresOf(page).locator('[data-enhance="count-up"]')

/** What is drawn over each figure while it counts. */
const drawn = (page: Page) =>
	countersOf(page).evaluateAll((figures) => figures.map((each) => getComputedStyle(each, '::after').content))

const nothing = shown.map(() => 'none')

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('A number counts up over each figure when it comes into view, and only once; the page, its print and its texts keep the figure', async ({
	page,
}) => {
	await stopClock(page)
	await openEnhanced(page, '/', 'count-up')
	expect(await countersOf(page).allTextContents()).toEqual(shown)
	await untilObserved(page)
	await bringIntoView(page)
	await expect(async () => {
		await page.clock.runFor(frameMs)
		const now = await drawn(page)
		for (const [index, figure] of shown.entries()) expect(now[index] === 'none', figure).toBe(!counts(figure))
	}).toPass()
	expect(await countersOf(page).allTextContents()).toEqual(shown)
	await page.emulateMedia({ media: 'print' })
	expect(await drawn(page), 'in print').toEqual(nothing)
	await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
	expect(await drawn(page), 'in forced colours').toEqual(nothing)
	await page.emulateMedia({ forcedColors: 'none' })
	await page.clock.runFor(countMs)
	await expect(async () => {
		await page.clock.runFor(frameMs)
		expect(await drawn(page)).toEqual(nothing)
	}).toPass()

	await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
	await expect.poll(() => scrolledTo(page)).toBe(0)
	await page.clock.runFor(frameMs)
	await bringIntoView(page)
	for (let frame = 0; frame < 10; frame += 1) {
		await page.clock.runFor(frameMs)
		expect(await drawn(page)).toEqual(nothing)
	}
})

test("The figures below the slides are whole, or below the edge of a laptop's window", async ({ page }) => {
	for (const [width, height] of [
		[1280, 720],
		[1280, 800],
		[1366, 768],
		[1440, 900],
	] as const) {
		await page.setViewportSize({ width, height })
		await page.goto('/')
		const box = await page.getByRole('region', { name: 'What it brings' }).getByRole('list').boundingBox()
		const top = box?.y ?? Number.NaN
		const isWhole = top + (box?.height ?? Number.NaN) <= height
		expect(isWhole || top >= height, `${width} by ${height}: from ${top} px`).toBe(true)
	}
})
