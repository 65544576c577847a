import type { Page, Response } from '@playwright/test'
import { itemPaths } from '#scripts/demo/pages.ts'
import { expect, test, violationsOn } from '#tests/support/browser/journey.ts'
import {
	holdTypefaces,
	scrollThrough,
	tooWide,
	watchLoading,
	watchShifts,
} from '#tests/support/browser/page-measures.ts'
import { publicPaths } from '#tests/support/pages/site-routes.ts'
import { isNightly, someOf } from '#tests/support/server/effort.ts'
import { lists, prerenderedPages } from '#web/content/site-map.ts'

// The messages locate each fault. A trace would take longer than the checks.
test.use({ trace: 'off' })

/** Pages that do not hydrate. */
const isDocument = new Set<string>([...[...prerenderedPages, ...lists].map(({ path }) => path), ...itemPaths])

const mostBytes = { script: 12 * 1024, style: 24 * 1024, home: 150 * 1024 }

/** Reported as 0.000: letters may be a fraction of a pixel narrower, but no line breaks elsewhere and nothing grows. */
const leastShift = 0.0005

/** Most rules give the same result at each width. `npm test` checks them on a phone for these pages, the nightly run for all. */
const checkedOnPhone = new Set(someOf(publicPaths, { usual: 14 }))

type Size = { width: number; height: number }
const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** Opens a page as on a slow connection in a window of each size, and scrolls to its end at once. */
async function openEach(page: Page, path: string, sizes: Size[], look = async (_size: Size) => {}): Promise<void> {
	const shifts = await watchShifts(page)
	await holdTypefaces(page)
	for (const size of sizes) {
		await page.setViewportSize(size)
		await page.emulateMedia({ reducedMotion: 'no-preference' })
		await page.goto(path)
		await scrollThrough(page)
		const { score, shifted } = await shifts()
		expect(score, `layout shifts at ${size.width} px: ${shifted}`).toBeLessThan(leastShift)
		await page.emulateMedia({ reducedMotion: 'reduce' })
		await look(size)
	}
}

async function expectFitting(page: Page, size: Size): Promise<void> {
	await page.setViewportSize(size)
	expect(await tooWide(page), `wider than a window of ${size.width} px`).toEqual([])
}

/** The public site has one theme, regardless of the system's preference. */
async function expectAccessible(page: Page, { width }: Size): Promise<void> {
	await expect(async () => {
		expect(await violationsOn(page), `accessibility at ${width} px`).toEqual([])
	}).toPass({ timeout: 10_000 })
}

for (const path of publicPaths) {
	test(`${path} is light, does not shift, fits every window and is accessible`, async ({ page }) => {
		const loaded = watchLoading(page)
		await openEach(page, path, [desk, phone], async (size) => {
			await expect(page.locator('h1'), 'its heading').toBeVisible()
			if (size === desk || checkedOnPhone.has(path)) await expectAccessible(page, size)
			for (const width of size === desk ? [1280, 820] : [390, 320]) await expectFitting(page, { ...size, width })

			if (size === phone || !isDocument.has(path)) return
			// By now everything that the page loads has arrived.
			const { script, style, scripts } = await loaded()
			expect(scripts.join(), 'what livens the page').toContain('data-enhance')
			expect(scripts.join(), 'a framework').not.toMatch(/hydrateRoot|__reactRouterContext/)
			expect(script, 'compressed script').toBeLessThanOrEqual(mostBytes.script)
			expect(style, 'compressed styles').toBeLessThanOrEqual(mostBytes.style)
		})
	})
}

if (isNightly) {
	for (const path of isDocument) {
		test(`${path} does not shift on a wide phone and on a tablet`, async ({ page }) => {
			const sizes = [
				{ width: 412, height: 823 },
				{ width: 820, height: 1180 },
			]
			await openEach(page, path, sizes)
		})
	}
}

test('Home is complete within 150 KB, with its typeface and all that its first screen shows', async ({ page }) => {
	const loaded = watchLoading(page)
	await page.goto('/', { waitUntil: 'networkidle' })
	const { total, scripts } = await loaded()
	expect(scripts.length).toBeGreaterThan(1)
	expect(total).toBeLessThanOrEqual(mostBytes.home)

	const claims = page.getByRole('region', { name: 'What it brings' }).getByRole('list')
	if ((await claims.count()) === 0) return
	const endOf = (element: Element) => Math.round(element.getBoundingClientRect().right)
	const end = await claims.evaluate(endOf)
	expect(await claims.getByRole('listitem').last().evaluate(endOf), 'any number of claims fills its row').toBe(end)
})

const listsOfPictures = ['/news', '/blog', '/events', '/case-study', '/resources']

for (const path of listsOfPictures) {
	test(`${path} loads at most 200 KB of pictures for the first screens of a sharp phone`, async ({
		browser,
		baseURL,
	}) => {
		const context = await browser.newContext({ baseURL, viewport: phone, deviceScaleFactor: 3 })
		const page = await context.newPage()
		// Read at the end: a body that is read later would outlive the page.
		const pictures: Response[] = []
		page.on('response', (answer) => {
			if (answer.request().resourceType() === 'image') pictures.push(answer)
		})
		await page.goto(path, { waitUntil: 'networkidle' })
		await page.evaluate(() => window.scrollTo({ top: window.innerHeight, behavior: 'instant' }))
		await page.waitForLoadState('networkidle')
		const sizes = (await Promise.all(pictures.map((picture) => picture.body()))).map(({ byteLength }) => byteLength)
		expect(sizes.length).toBeGreaterThan(0)
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200_000)
		await context.close()
	})
}
