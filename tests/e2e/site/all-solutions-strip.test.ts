import { expect, test } from '#tests/support/browser/journey.ts'

test('All Solutions has a strip of its own from edge to edge: nothing shines through, and the end of the page stays above it', async ({
	page,
}) => {
	await page.goto('/customer-onboarding')
	const strip = page.locator('[data-enhance="floating-button"]')
	const look = () =>
		strip.evaluate((element) => {
			window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
			const { left, right, top, bottom } = element.getBoundingClientRect()
			const { backgroundColor, borderTopWidth } = getComputedStyle(element)
			const end = document.querySelector('body > footer')?.getBoundingClientRect().bottom ?? Number.NaN
			return { box: [left, right, bottom], gap: Math.abs(Math.round(top - end)), backgroundColor, borderTopWidth }
		})
	for (const width of [390, 820, 1280]) {
		await page.setViewportSize({ width, height: 800 })
		// Pictures load late and move the end of the page down.
		await expect.poll(look, `${width} px`).toEqual({
			box: [0, width, 800],
			gap: 0,
			backgroundColor: expect.stringMatching(/^(rgb|oklch)\([^/]*\)$/),
			borderTopWidth: '1px',
		})
	}
	// The strip does not cover the focused element.
	const last = page.getByRole('contentinfo').getByRole('link').last()
	await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }))
	await last.focus()
	await expect
		.poll(async () => ((await last.boundingBox())?.y ?? 800) < ((await strip.boundingBox())?.y ?? 0))
		.toBe(true)
})
