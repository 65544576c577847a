import type { Page } from '@playwright/test'
import { expect, startSession, test, violationsOn } from '#tests/support/browser/journey.ts'
import { tooWide } from '#tests/support/browser/page-measures.ts'
import { staffScreens } from '#tests/support/pages/site-routes.ts'
import { isNightly } from '#tests/support/server/effort.ts'

test.use({ trace: 'off' })

async function expectAccessible(page: Page, what: string, rule?: string): Promise<void> {
	await expect(async () => {
		const violations = await violationsOn(page, rule)
		const isOurs = await Promise.all(violations.map(async (each) => !(await isOfContent(page, each))))
		expect(
			violations.filter((_, index) => isOurs[index]),
			what,
		).toEqual([])
	}).toPass({ timeout: 10_000 })
}

/** Headings in an editor have the levels of the page that will show them. */
async function isOfContent(page: Page, { id, where }: { id: string; where: string[] }): Promise<boolean> {
	if (id !== 'heading-order') return false
	const inEditor = where.map((target) => page.locator(target).and(page.locator('[contenteditable] *')).count())
	return (await Promise.all(inEditor)).every((count) => count > 0)
}

async function expectFitting(page: Page, address: string, width: number): Promise<void> {
	await page.setViewportSize({ width, height: 800 })
	expect(await tooWide(page), `${address}: wider than a window of ${width} px`).toEqual([])
}

/** Checks a loaded screen in narrow and wide windows, light and dark. */
async function expectWellMade(page: Page, address: string): Promise<void> {
	await page.setViewportSize({ width: 1280, height: 800 })
	await page.emulateMedia({ colorScheme: 'light' })
	await page.goto(address)
	await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
	await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0)
	const rows = page.getByRole('main').getByRole('row')
	if ((await rows.count()) > 0) await expect(rows.nth(1), `rows of ${address}`).toBeVisible()

	for (const width of [1280, 390]) {
		await expectFitting(page, address, width)
		await page.emulateMedia({ colorScheme: 'light' })
		await expectAccessible(page, `${address} at ${width} px`)
		// Only colours differ, and they are those of the wide window.
		if (width !== 1280 && !isNightly) continue
		await page.emulateMedia({ colorScheme: 'dark' })
		await expectAccessible(page, `${address} at ${width} px in the dark`, 'color-contrast')
	}
	for (const width of [820, 320]) await expectFitting(page, address, width)
}

for (const [section, addresses] of staffScreens) {
	test(`${section}: every screen fits every window and is accessible, light and dark`, async ({ page }) => {
		if (section.startsWith('/Admin')) await startSession(page, 'admin')
		for (const address of addresses) await expectWellMade(page, address)
	})
}
