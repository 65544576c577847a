import type { Page } from '@playwright/test'
import { openEnhanced, scrolledTo, stopClock } from '#tests/support/document-page.ts'
import { expect, test } from '#tests/support/journey.ts'

const minuteMs = 60_000

/** What is being animated, by what moves. A fade is no motion; nothing of ours takes longer than this. */
const running = (page: Page) =>
	page.evaluate(() =>
		document.getAnimations().flatMap(({ effect, playState }) => {
			const longest = 300
			const { duration } = effect?.getComputedTiming() ?? {}
			return playState === 'running' && Number(duration) > longest && effect instanceof KeyframeEffect
				? [`${effect.target?.className} ${duration} ms`]
				: []
		}),
	)

for (const path of [
	'/',
	'/trade-finance-solution',
	'/business-process-management',
	'/customer-onboarding',
	'/services',
]) {
	test(`Nothing on ${path} moves by itself`, async ({ page }) => {
		await stopClock(page)
		await page.goto(path)
		await expect.poll(() => running(page)).toEqual([])
		const top = await scrolledTo(page)
		await page.clock.runFor(minuteMs)
		expect(await running(page)).toEqual([])
		expect(await scrolledTo(page)).toBe(top)
		await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
	})
}

test('The hero stands at its first slide, and a dot changes it at once', async ({ page }) => {
	await stopClock(page)
	await openEnhanced(page, '/', 'hero')
	const current = page.locator('[data-hero-slides] > [data-current]')
	await page.clock.runFor(minuteMs)
	await expect(current).toHaveAttribute('aria-label', '1 of 7')
	await page.getByRole('link', { name: 'Slide 3: Customer Onboarding' }).click()
	await expect(current).toHaveAttribute('aria-label', '3 of 7')
	await expect(current).toHaveCSS('opacity', '1')
	await page.clock.runFor(minuteMs)
	await expect(current).toHaveAttribute('aria-label', '3 of 7')
})

test.describe('With motion', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } })

	test('Whoever asks for less of it while a page is open is heard', async ({ page }) => {
		await stopClock(page)
		await openEnhanced(page, '/', 'hero')
		const current = page.locator('[data-hero-slides] > [data-current]')
		await page.clock.runFor(5000)
		await expect(current).toHaveAttribute('aria-label', '2 of 7')
		await wish(page, 'reduce')
		await page.clock.runFor(minuteMs)
		await expect(current).toHaveAttribute('aria-label', '2 of 7')
		await wish(page, 'no-preference')
		await page.clock.runFor(5000)
		await expect(current).toHaveAttribute('aria-label', '3 of 7')
	})
})

/** Changes what the visitor wishes, and returns once the page has been told. */
async function wish(page: Page, reducedMotion: 'reduce' | 'no-preference'): Promise<void> {
	await page.evaluate(() => {
		const query = matchMedia('(prefers-reduced-motion: reduce)')
		query.addEventListener('change', () => document.documentElement.setAttribute('data-told', ''), { once: true })
	})
	await page.emulateMedia({ reducedMotion })
	await page.locator('html[data-told]').waitFor({ state: 'attached' })
	await page.evaluate(() => document.documentElement.removeAttribute('data-told'))
}
