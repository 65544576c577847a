import type { Page } from '@playwright/test'
import { openEnhanced } from '#tests/support/browser/document-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'

const cardOf = (page: Page, number: number) => {
	const card = page.locator('.flip').nth(number - 1)
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

/** Screen readers read both sides, visible or not. */
async function expectBothRead({ card }: Card): Promise<void> {
	const heading = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
	const read = await card.ariaSnapshot()
	expect(read).toContain(`heading "${heading}"`)
	expect(read).toContain(`button "${heading}"`)
	expect(read).toContain((await card.locator('.flip-front p').textContent()) ?? '')
	expect(read).toContain((await card.locator('.flip-back p').last().textContent()) ?? '')
	await expect(card.locator('.flip-back p').first()).toHaveText(heading)
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('A card turns under the mouse and by keyboard, and back; with less motion its sides fade instead', async ({
	page,
}) => {
	await openEnhanced(page, '/customer-onboarding', 'flip')
	const [card, next] = [cardOf(page, 1), cardOf(page, 2)]
	await expectFront(card)
	await expectBothRead(card)
	await card.card.hover()
	await expectTurned(card)
	await expectBothRead(card)
	await card.button.click()
	await expectTurned(card)
	await next.card.hover()
	await expectFront(card)
	await expectTurned(next)

	await page.mouse.move(5, 5)
	await expectFront(next)
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

	await page.emulateMedia({ reducedMotion: 'reduce' })
	await page.keyboard.press('Shift+Tab')
	await expect(card.button).toBeFocused()
	await expect(card.card.locator('.flip-back')).toHaveCSS('opacity', '1')
	await expect(card.card.locator('.flip-front')).toHaveCSS('opacity', '0')
	await expect(card.card.locator('.flip-turn')).toHaveCSS('transform', 'none')
})

test.describe('By finger', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

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
