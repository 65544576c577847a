import type { Page } from '@playwright/test'
import { openEnhanced, stopClock } from '#tests/support/browser/document-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { servicePhrases } from '#web/content/service-phrases.ts'

const typeMs = 60
const deleteMs = 30
const restMs = 3000

const [first, second] = servicePhrases

const typewriter = (page: Page) => page.locator('[data-enhance="typewriter"]')
const typed = (page: Page) => typewriter(page).locator('[data-typed]').textContent()

/** Position of the lead below the phrase and size of the phrase, by the width of the window. */
async function layouts(page: Page) {
	const found = []
	for (const width of [390, 820, 1280]) {
		await page.setViewportSize({ width, height: 800 })
		const layout = await typewriter(page).evaluate((element) => {
			const { width, height } = element.getBoundingClientRect()
			return [width, height, element.nextElementSibling?.getBoundingClientRect().top]
		})
		found.push(layout)
	}
	return found
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('A phrase is deleted and the next one typed, nothing around it moves, Pause stops it, and readers hear both phrases', async ({
	page,
}) => {
	await stopClock(page)
	await openEnhanced(page, '/services', 'typewriter')
	const still = await layouts(page)
	const read = await typewriter(page).ariaSnapshot()
	for (const phrase of servicePhrases) expect(read.split(phrase)).toHaveLength(2)
	for (const [passed, shown] of [
		[restMs, first],
		[5 * deleteMs, first.slice(0, -5)],
		[deleteMs * (first.length - 5), ''],
		[typeMs * 12, second.slice(0, 12)],
		[typeMs * (second.length - 12), second],
	] as const) {
		await page.clock.runFor(passed)
		expect(await typed(page)).toBe(shown)
		expect(await layouts(page), shown).toEqual(still)
		expect(await typewriter(page).ariaSnapshot()).toBe(read)
	}

	await page.clock.runFor(restMs + 5 * deleteMs)
	await typewriter(page).getByRole('button', { name: 'Pause movement' }).press('Enter')
	await page.locator('#main').focus()
	await page.clock.runFor(restMs)
	expect(await typed(page)).toBe(second.slice(0, -5))
	await typewriter(page).getByRole('button', { name: 'Play movement' }).press('Enter')
	await page.clock.runFor(deleteMs)
	expect(await typed(page)).toBe(second.slice(0, -6))
})
