import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { isShown } from '#tests/support/specification.ts'

const widths = Array.from({ length: (1680 - 320) / 20 + 1 }, (_, step) => 320 + 20 * step)

/** Pages, and their cards with text that does not wrap. */
const cards = [
	['/', '.workflow-line [aria-hidden] > *'],
	['/services', 'main nav li > a'],
] as const

/** Texts that leave their card, and the page if it scrolls sideways. */
const leavingAt = (page: Page, cards: string) =>
	page.evaluate((cards) => {
		const leaving = document.documentElement.scrollWidth > innerWidth ? ['the page'] : []
		for (const card of document.querySelectorAll(cards)) {
			const edge = card.getBoundingClientRect()
			const isOut = ({ left, right }: DOMRect) => left < edge.left - 0.5 || right > edge.right + 0.5
			for (const part of card.querySelectorAll('*'))
				if (part.checkVisibility() && isOut(part.getBoundingClientRect())) leaving.push(`${part.textContent}`)
		}
		return leaving
	}, cards)

test('Cards hold their texts in every width of the window', async ({ page }) => {
	for (const [path, selector] of cards.filter(([path]) => isShown(path))) {
		await page.goto(path)
		expect(await page.locator(selector).count(), path).toBeGreaterThan(2)
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 })
			expect(await leavingAt(page, selector), `${path} at ${width} px`).toEqual([])
		}
	}
})
