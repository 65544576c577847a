import type { Page } from '@playwright/test'
import { itemPaths, openJobPath } from '#scripts/demo/pages.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { holdTypefaces, scrollThrough, tooWide, watchLoading, watchShifts } from '#tests/support/page-measures.ts'
import { allPages, documents, lists } from '#web/content/site-map.ts'

// The messages say what is wrong where; a recording of each step would take longer than all that is looked at.
test.use({ trace: 'off' })

const isDocument = new Set<string>([...[...documents, ...lists].map(({ path }) => path), ...itemPaths])

const mostBytes = { script: 12 * 1024, style: 12 * 1024, home: 150 * 1024 }

/** Reported as 0.000: no line breaks elsewhere and nothing gets higher. Letters may be a fraction of a pixel narrower. */
const leastShift = 0.0005

/** Opens a page as on a slow line, and goes to its end at once. */
async function expectStill(page: Page, path: string): Promise<void> {
	const shifts = await watchShifts(page)
	await holdTypefaces(page)
	await page.emulateMedia({ reducedMotion: 'no-preference' })
	await page.goto(path)
	await scrollThrough(page)
	const { score, shifted } = await shifts()
	expect(score, `layout shifts: ${shifted}`).toBeLessThan(leastShift)
}

for (const path of [...allPages.map((page) => page.path), ...itemPaths, openJobPath]) {
	test(`${path} is light, stands still, fits every window and is accessible`, async ({ page }) => {
		const loaded = watchLoading(page)
		await expectStill(page, path)
		await expect(page.locator('h1'), 'its heading').toBeVisible()

		await page.emulateMedia({ reducedMotion: 'reduce' })
		for (const width of [320, 390, 820, 1280]) {
			await page.setViewportSize({ width, height: 800 })
			expect(await tooWide(page), `wider than a window of ${width} px`).toEqual([])
		}
		await expectAccessible(page, [390, 820, 1280])

		if (!isDocument.has(path)) return
		// All this time later, whatever the page loads has come.
		const { script, style, scripts } = await loaded()
		expect(scripts.join(), 'what livens the page').toContain('data-enhance')
		expect(scripts.join(), 'a framework').not.toMatch(/hydrateRoot|__reactRouterContext/)
		expect(script, 'compressed script').toBeLessThanOrEqual(mostBytes.script)
		expect(style, 'compressed styles').toBeLessThanOrEqual(mostBytes.style)
	})
}

for (const path of isDocument) {
	for (const [device, viewport] of Object.entries({
		phone: { width: 390, height: 844 },
		'wide phone': { width: 412, height: 823 },
		tablet: { width: 820, height: 1180 },
	})) {
		test(`${path} stands still on a ${device}`, async ({ page }) => {
			await page.setViewportSize(viewport)
			await expectStill(page, path)
		})
	}
}

test('Home is complete within 150 KB, with its typeface and all that its first screen shows', async ({ page }) => {
	const loaded = watchLoading(page)
	await page.goto('/', { waitUntil: 'networkidle' })
	const { total, scripts } = await loaded()
	expect(scripts.length).toBeGreaterThan(1)
	expect(total).toBeLessThanOrEqual(mostBytes.home)
})
