import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { pages } from '#web/content/pages.ts'
import { products } from '#web/content/products/all.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Stops every movement of a scene at a part of its way, and says how many there are; those that go with scrolling are not among them. */
const stopOnTheirWay = (page: Page, part: number) =>
	page.evaluate((part) => {
		const movements = document
			.getAnimations()
			.filter((each) => each instanceof CSSAnimation && each.animationName.startsWith('scene-'))
			.filter(({ timeline }) => timeline === document.timeline)
		for (const movement of movements) {
			const { delay, duration } = movement.effect?.getComputedTiming() ?? {}
			movement.pause()
			movement.currentTime = Number(delay) + Number(duration) * part
		}
		return movements.length
	}, part)

/** The two pages of services show films instead. */
const withScenes = [pages.home, ...products.filter(({ path }) => !path.endsWith('services'))]

for (const { path } of withScenes) {
	test(`The scenes of ${path} break no rule while their parts are still coming`, async ({ page }) => {
		await page.goto(path)
		// The main heading stands on the first slide.
		if (path === pages.home.path) await page.getByRole('button', { name: 'Pause: slides' }).click()
		for (const part of [0.1, 0.25, 0.5]) {
			await expect.poll(() => stopOnTheirWay(page, part)).toBeGreaterThan(0)
			await expectAccessible(page, [1280])
		}
	})
}
