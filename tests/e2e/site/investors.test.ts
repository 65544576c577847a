import { expect, test } from '#tests/support/browser/journey.ts'
import { hasInvestors } from '#web/content/switched-off.ts'

test('On a phone each person is a card, and nothing has to be scrolled sideways', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto('/Management')
	const boxes = await page
		.getByRole('main')
		.locator('tbody tr')
		.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()))
	expect(boxes.length).toBeGreaterThanOrEqual(9 + 4 * 3)
	for (const { left, right } of boxes) {
		expect(left).toBeGreaterThanOrEqual(0)
		expect(right).toBeLessThanOrEqual(390)
	}
	const people = page.getByRole('table', { name: 'Board and key managerial personnel' })
	const first = people
		.getByRole('row')
		.filter({ has: page.getByRole('rowheader') })
		.first()
	const [name, position] = [first.getByRole('rowheader'), first.getByRole('cell').first()]
	const nameBox = await name.boundingBox()
	expect((await position.boundingBox())?.y).toBeGreaterThanOrEqual((nameBox?.y ?? 0) + (nameBox?.height ?? 0))
	const label = await position.evaluate((cell) => getComputedStyle(cell, '::before').content)
	expect(label).toContain('Position')
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test.skip(!hasInvestors, 'the brand has no investor section')

test('Every document that the pages offer is served as a PDF', async ({ request }) => {
	for (const path of ['/Ipo', '/AnnualReport', '/AnnualReturn', '/CodeofConduct', '/Policies']) {
		const html = await (await request.get(path)).text()
		const hrefs = [...html.matchAll(/href="(\/documents\/investors\/[^"]+)"/g)].map(([, href = '']) => href)
		expect(hrefs.length, path).toBeGreaterThan(0)
		for (const href of new Set(hrefs)) {
			const file = await request.head(href)
			expect([href, file.status(), file.headers()['content-type']]).toEqual([href, 200, 'application/pdf'])
		}
	}
})
