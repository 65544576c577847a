import type { Page } from '@playwright/test'
import { openEnhanced, scrolledTo, stopClock } from '#tests/support/browser/document-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { isDemoCompany } from '#tests/support/specification.ts'
import { heroSlides } from '#web/content/home-slides.ts'
import { servicePhrases } from '#web/content/service-phrases.ts'

const minuteMs = 60_000

/** Running animations, by element. A fade is no motion, and none of ours takes longer than this. */
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

/** For a minute nothing moves, and there is no pause button. */
async function expectStillness(page: Page, path: string): Promise<void> {
	await expect.poll(() => running(page), path).toEqual([])
	const top = await scrolledTo(page)
	await page.clock.runFor(minuteMs)
	expect(await running(page), path).toEqual([])
	expect(await scrolledTo(page), path).toBe(top)
	await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
}

test('Nothing moves by itself', async ({ page }) => {
	await stopClock(page)
	for (const path of ['/trade-finance-solution', '/business-process-management', '/customer-onboarding']) {
		await page.goto(path)
		await expectStillness(page, path)
	}
	await openEnhanced(page, '/services', 'typewriter')
	await expectStillness(page, '/services')
	await expect(page.locator('[data-typed]')).toHaveText(servicePhrases[0])
})

test('On the home page slides, figures and logos stand; a dot and a button change them at once', async ({ page }) => {
	test.skip(!isDemoCompany, 'follows the slides of the demo company')
	await stopClock(page)
	await openEnhanced(page, '/', 'hero', 'carousel', 'count-up')
	const current = page.locator('[data-hero-slides] > [data-current]')
	const figure = page.locator('[data-enhance="count-up"]').first()
	const final = await figure.textContent()
	await figure.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
	await expect(figure).toBeInViewport()
	await expectStillness(page, '/')
	await expect(figure).toHaveText(final ?? '')
	await expect(current).toHaveAttribute('aria-label', `1 of ${heroSlides.length}`)
	await page.getByRole('link', { name: 'Slide 3: Customer Onboarding' }).click()
	await expect(current).toHaveAttribute('aria-label', `3 of ${heroSlides.length}`)
	await expect(current).toHaveCSS('opacity', '1')

	const logos = page.getByRole('region', { name: 'Our Customers' })
	const leftOf = async (number: number) =>
		(
			await logos
				.getByRole('listitem')
				.nth(number - 1)
				.boundingBox()
		)?.x
	const first = await leftOf(1)
	await logos.getByRole('button', { name: 'Next: Our Customers' }).click()
	await page.clock.runFor(40)
	expect(await leftOf(2)).toBeCloseTo(first ?? Number.NaN, 0)
	await page.clock.runFor(minuteMs)
	await expect(current).toHaveAttribute('aria-label', `3 of ${heroSlides.length}`)
	expect(await leftOf(2)).toBeCloseTo(first ?? Number.NaN, 0)
})

test.describe('With motion', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } })

	test('A preference for less motion takes effect on an open page', async ({ page }) => {
		await stopClock(page)
		await openEnhanced(page, '/', 'hero')
		const current = page.locator('[data-hero-slides] > [data-current]')
		await page.clock.runFor(5000)
		await expect(current).toHaveAttribute('aria-label', `2 of ${heroSlides.length}`)
		await wish(page, 'reduce')
		await page.clock.runFor(minuteMs)
		await expect(current).toHaveAttribute('aria-label', `2 of ${heroSlides.length}`)
		await wish(page, 'no-preference')
		await page.clock.runFor(5000)
		await expect(current).toHaveAttribute('aria-label', `3 of ${heroSlides.length}`)
	})
})

/** Changes the visitor's preference and waits until the page has applied it. */
async function wish(page: Page, reducedMotion: 'reduce' | 'no-preference'): Promise<void> {
	await page.evaluate(() => {
		const query = matchMedia('(prefers-reduced-motion: reduce)')
		query.addEventListener('change', () => document.documentElement.setAttribute('data-told', ''), { once: true })
	})
	await page.emulateMedia({ reducedMotion })
	await page.locator('html[data-told]').waitFor({ state: 'attached' })
	await page.evaluate(() => document.documentElement.removeAttribute('data-told'))
}
