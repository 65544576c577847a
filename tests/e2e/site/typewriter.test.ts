import type { Page } from '@playwright/test'
import { openEnhanced, stopClock } from '#tests/support/document-page.ts'
import { expect, test } from '#tests/support/journey.ts'
import { servicePhrases } from '#web/content/products/services.ts'

const typeMs = 60
const deleteMs = 30
const restMs = 3000

const [first, second] = servicePhrases

const typewriter = (page: Page) => page.locator('[data-enhance="typewriter"]')
const typed = (page: Page) => typewriter(page).locator('[data-typed]').textContent()

/** Where the lead below the phrase stands, and how large the place of the phrase is. */
const layout = (page: Page) =>
	typewriter(page).evaluate((element) => {
		const { width, height } = element.getBoundingClientRect()
		return [width, height, element.nextElementSibling?.getBoundingClientRect().top]
	})

async function open(page: Page): Promise<void> {
	await stopClock(page)
	await openEnhanced(page, '/services', 'typewriter')
}

test.describe('With motion', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } })

	test('Two phrases in a loop: 30 ms a character deleted, 60 ms a character typed, 3000 ms of rest', async ({
		page,
	}) => {
		await open(page)
		for (const [phrase, next] of [
			[first, second],
			[second, first],
			[first, second],
		] as const) {
			expect(await typed(page)).toBe(phrase)
			await page.clock.runFor(restMs)
			expect(await typed(page)).toBe(phrase)
			await page.clock.runFor(deleteMs)
			expect(await typed(page)).toBe(phrase.slice(0, -1))
			await page.clock.runFor(deleteMs * (phrase.length - 2))
			expect(await typed(page)).toBe(phrase.slice(0, 1))
			await page.clock.runFor(deleteMs)
			expect(await typed(page)).toBe('')
			await page.clock.runFor(typeMs - 1)
			expect(await typed(page)).toBe('')
			await page.clock.runFor(1)
			expect(await typed(page)).toBe(next.slice(0, 1))
			await page.clock.runFor(typeMs * (next.length - 1) - 1)
			expect(await typed(page)).toBe(next.slice(0, -1))
			await page.clock.runFor(1)
		}
	})

	for (const width of [390, 820, 1280]) {
		test(`What stands around it never moves, ${width} px wide`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 })
			await open(page)
			const still = await layout(page)
			const round = 2 * restMs + (deleteMs + typeMs) * (first.length + second.length)
			for (let passed = 0; passed < round; passed += 500) {
				await page.clock.runFor(500)
				expect(await layout(page)).toEqual(still)
			}
		})
	}

	test('Pause stops it in the middle of a word, Play lets it go on', async ({ page }) => {
		await open(page)
		await page.clock.runFor(restMs + 5 * deleteMs)
		await typewriter(page).getByRole('button', { name: 'Pause: typed text' }).press('Enter')
		await page.locator('#main').focus()
		await page.clock.runFor(10 * restMs)
		expect(await typed(page)).toBe(first.slice(0, -5))
		await typewriter(page).getByRole('button', { name: 'Play: typed text' }).press('Enter')
		await page.clock.runFor(deleteMs)
		expect(await typed(page)).toBe(first.slice(0, -6))
	})

	test('Whoever listens is read both phrases once, and nothing of the typing', async ({ page }) => {
		await open(page)
		const before = await typewriter(page).ariaSnapshot()
		for (const phrase of servicePhrases) expect(before.split(phrase)).toHaveLength(2)
		await page.clock.runFor(restMs + 10 * deleteMs)
		expect(await typewriter(page).ariaSnapshot()).toBe(before)
	})
})

test('Where less motion is asked for, the first phrase stands whole', async ({ page }) => {
	await open(page)
	await page.clock.runFor(10 * restMs)
	expect(await typed(page)).toBe(first)
	await expect(typewriter(page).getByRole('button')).toBeHidden()
})
