import type { Page } from '@playwright/test'
import { openEnhanced } from '#tests/support/document-page.ts'
import { expect, test } from '#tests/support/journey.ts'

const cardsOf = (page: Page) => page.locator('.flip')
const cardOf = (page: Page, number: number) => {
	const card = cardsOf(page).nth(number - 1)
	return { card, button: card.getByRole('button') }
}

type Card = ReturnType<typeof cardOf>

async function expectTurned({ card, button }: Card): Promise<void> {
	await expect(button).toHaveAttribute('aria-expanded', 'true')
	await expect(card.locator('.flip-turn')).toHaveCSS('transform', /^matrix3d\(-1, /)
}

async function expectFront({ card, button }: Card): Promise<void> {
	await expect(button).toHaveAttribute('aria-expanded', 'false')
	await expect(card.locator('.flip-turn')).toHaveCSS('transform', 'none')
}

test.describe('With motion', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } })

	test('A card turns under the mouse and back when the mouse leaves', async ({ page }) => {
		await openEnhanced(page, '/customer-onboarding', 'flip')
		const card = cardOf(page, 1)
		await expectFront(card)
		await card.card.hover()
		await expectTurned(card)
		await card.button.click()
		await expectTurned(card)
		await cardOf(page, 2).card.hover()
		await expectFront(card)
		await expectTurned(cardOf(page, 2))
	})

	test('A card turns when the keyboard reaches it, and a key turns it back', async ({ page }) => {
		await openEnhanced(page, '/customer-onboarding', 'flip')
		const [card, next] = [cardOf(page, 1), cardOf(page, 2)]
		await page.locator('#SelfOnboardingPortal').focus()
		await page.keyboard.press('Tab')
		await expect(card.button).toBeFocused()
		await expectTurned(card)
		await page.keyboard.press('Enter')
		await expectFront(card)
		await page.keyboard.press('Space')
		await expectTurned(card)
		await page.keyboard.press('Escape')
		await expectFront(card)
		await page.keyboard.press('Tab')
		await expectTurned(next)
		await expectFront(card)
	})
})

test.describe('By finger', () => {
	test.use({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		contextOptions: { reducedMotion: 'no-preference' },
	})

	test('a card turns when tapped, and back when tapped again', async ({ page }) => {
		await openEnhanced(page, '/customer-onboarding', 'flip')
		const card = cardOf(page, 1)
		await card.button.tap()
		await expectTurned(card)
		await card.button.tap()
		await expectFront(card)
		await card.button.tap()
		await cardOf(page, 2).button.tap()
		await expectFront(card)
		await expectTurned(cardOf(page, 2))
	})
})

test('Both sides of every card are read out, whichever is turned to the eyes', async ({ page }) => {
	await openEnhanced(page, '/customer-onboarding', 'flip')
	const cards = await cardsOf(page).all()
	expect(cards.length).toBeGreaterThanOrEqual(8 * 4)
	for (const card of cards) {
		const heading = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
		const text = (await card.locator('.flip-back').textContent()) ?? ''
		expect(text.length).toBeGreaterThan(heading.length)
		const read = await card.ariaSnapshot()
		expect(read).toContain(`heading "${heading}"`)
		expect(read).toContain(`button "${heading}"`)
		expect(read).toContain(text)
	}
})

test('Where less motion is asked for, the sides fade and nothing turns', async ({ page }) => {
	await openEnhanced(page, '/customer-onboarding', 'flip')
	const { card, button } = cardOf(page, 1)
	await button.focus()
	await page.keyboard.press('Shift+Tab')
	await page.keyboard.press('Tab')
	await expect(card.locator('.flip-back')).toHaveCSS('opacity', '1')
	await expect(card.locator('.flip-front')).toHaveCSS('opacity', '0')
	await expect(card.locator('.flip-turn')).toHaveCSS('transform', 'none')
})
