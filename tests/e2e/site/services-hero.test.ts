import { openEnhanced } from '#tests/support/browser/document-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { hasFilms } from '#web/content/switched-off.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('The control of movement says its action and stays clear of the typed text', async ({ page }) => {
	await openEnhanced(page, '/services', 'typewriter')
	const typewriter = page.locator('[data-enhance="typewriter"]')
	const control = typewriter.getByRole('button')
	await expect(control).toHaveAccessibleName('Pause movement')
	await expect(control).toHaveText('Pause movement', { useInnerText: true })
	await control.click()
	await expect(control).toHaveText('Play movement', { useInnerText: true })
	for (const width of [390, 820, 1280]) {
		await page.setViewportSize({ width, height: 800 })
		const [button, text] = await Promise.all([control.boundingBox(), typewriter.locator('[data-typed]').boundingBox()])
		if (!button || !text) throw new Error('One of them is not shown')
		const isBeside = button.x >= text.x + text.width
		const isBelow = button.y >= text.y + text.height
		expect(isBeside || isBelow, `${width} px`).toBe(true)
	}
})

test('One control stops the typed text and the film together, and starts both', async ({ page }) => {
	test.skip(!hasFilms, 'the brand has no films')
	await openEnhanced(page, '/services', 'typewriter', 'video')
	const isPlaying = () => page.locator('video').evaluate((video) => video instanceof HTMLVideoElement && !video.paused)
	const typewriter = page.locator('[data-enhance="typewriter"]')
	await expect.poll(isPlaying).toBe(true)
	await typewriter.getByRole('button', { name: 'Pause movement' }).click()
	await expect.poll(isPlaying).toBe(false)
	await expect(typewriter).toHaveAttribute('data-paused')

	await page.locator('.film').getByRole('button', { name: 'Play movement' }).click()
	await expect.poll(isPlaying).toBe(true)
	await expect(typewriter).not.toHaveAttribute('data-paused')
	await page.locator('video').click({ position: { x: 40, y: 40 } })
	await expect.poll(isPlaying).toBe(false)
	await expect(typewriter).toHaveAttribute('data-paused')
})
