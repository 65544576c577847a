import { expect, test } from '#tests/support/journey.ts'

test('All Solutions has a strip of its own from edge to edge: nothing shines through, and the end of the page stays above it', async ({
	page,
}) => {
	await page.goto('/customer-onboarding')
	const strip = page.locator('[data-enhance="floating-button"]')
	for (const width of [390, 820, 1280]) {
		await page.setViewportSize({ width, height: 800 })
		await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
		await expect(strip).toBeVisible()
		const { box, footer, surface, border } = await strip.evaluate((element) => {
			const { left, right, top, bottom } = element.getBoundingClientRect()
			const { backgroundColor, borderTopWidth } = getComputedStyle(element)
			const end = document.querySelector('body > footer')?.getBoundingClientRect().bottom ?? Number.NaN
			return { box: { left, right, top, bottom }, footer: end, surface: backgroundColor, border: borderTopWidth }
		})
		expect([box.left, box.right, box.bottom], `${width} px`).toEqual([0, width, 800])
		expect(Math.round(footer), `${width} px`).toBeLessThanOrEqual(Math.round(box.top))
		expect(surface, 'opaque').toMatch(/^rgb\(/)
		expect(border).toBe('1px')
	}
	// What the keyboard comes to is not below the strip.
	const last = page.getByRole('contentinfo').getByRole('link').last()
	await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }))
	await last.focus()
	await expect
		.poll(async () => ((await last.boundingBox())?.y ?? 800) < ((await strip.boundingBox())?.y ?? 0))
		.toBe(true)
})
