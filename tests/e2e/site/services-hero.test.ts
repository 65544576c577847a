import { openEnhanced } from '#tests/support/browser/document-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('The one pause control of the typed text stands right beside it', async ({ page }) => {
	await openEnhanced(page, '/services', 'typewriter')
	const typewriter = page.locator('[data-enhance="typewriter"]')
	const pause = typewriter.getByRole('button')
	await expect(pause).toHaveAccessibleName('Pause: typed text')
	await pause.click()
	for (const width of [390, 820, 1280]) {
		await page.setViewportSize({ width, height: 800 })
		const [button, text] = await Promise.all([pause.boundingBox(), typewriter.locator('[data-typed]').boundingBox()])
		if (!button || !text) throw new Error('One of them is not shown')
		expect(text.x - (button.x + button.width), `${width} px`).toBeLessThanOrEqual(16)
		expect(text.x, `${width} px`).toBeGreaterThanOrEqual(button.x + button.width)
	}
})
