import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { pages } from '#web/content/pages.ts'
import { products } from '#web/content/products/all.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Stops every movement of a scene soon after it began, and says how many there are; those that go with scrolling are not among them. */
const stopOnTheirWay = (page: Page) =>
	page.evaluate(() => {
		const movements = document
			.getAnimations()
			.filter((each) => each instanceof CSSAnimation && each.animationName.startsWith('scene-'))
			.filter(({ timeline }) => timeline === document.timeline)
		for (const movement of movements) {
			const { delay, duration } = movement.effect?.getComputedTiming() ?? {}
			movement.pause()
			movement.currentTime = Number(delay) + Number(duration) / 10
		}
		return movements.length
	})

/** The two pages of services show films instead. */
const withScenes = [pages.home, ...products.filter(({ path }) => !path.endsWith('services'))]

for (const { path } of withScenes) {
	test(`What is still coming into the scenes of ${path} can be read already`, async ({ page }) => {
		await page.goto(path)
		await expect.poll(() => stopOnTheirWay(page)).toBeGreaterThan(0)
		await expectAccessible(page, [1280])
	})
}
