import { expect, test } from '#tests/support/browser/journey.ts'

test('All Solutions floats in a corner: the footer ends at the window, and a focused link stays clear of it', async ({
	page,
}) => {
	await page.goto('/customer-onboarding')
	const button = page.locator('[data-enhance="floating-button"]')
	const look = () =>
		button.evaluate((element) => {
			window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
			const { left, right, bottom, width } = element.getBoundingClientRect()
			const end = document.querySelector('body > footer')?.getBoundingClientRect().bottom ?? Number.NaN
			return {
				inWindow: left > 0 && right < innerWidth && bottom < innerHeight,
				small: width < 200,
				end: Math.round(end),
			}
		})
	for (const width of [390, 820, 1280]) {
		await page.setViewportSize({ width, height: 800 })
		// Pictures load late and move the end of the page down.
		await expect.poll(look, `${width} px`).toEqual({ inWindow: true, small: true, end: 800 })
	}
	const last = page.getByRole('contentinfo').getByRole('link').last()
	await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }))
	await last.focus()
	await expect
		.poll(async () => {
			const [link, box] = [await last.boundingBox(), await button.boundingBox()]
			return (
				link && box && (link.y + link.height <= box.y || link.x + link.width <= box.x || link.x >= box.x + box.width)
			)
		})
		.toBe(true)
})
