import type { Locator } from '@playwright/test'
import { requestsIn } from '#tests/support/browser/enquiry-page.ts'
import { expect, startSession, test } from '#tests/support/browser/journey.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** What forced colours leave of an element's box. */
const boxOf = (element: Locator) =>
	element.evaluate((each) => {
		const { outlineStyle, outlineColor, backgroundColor, border } = getComputedStyle(each)
		return [outlineStyle === 'none' ? 'none' : outlineColor, backgroundColor, border].join(', ')
	})

async function expectTold(chosen: Locator, other: Locator): Promise<void> {
	await expect(chosen).toHaveCount(1)
	await expect(async () => expect(await boxOf(chosen)).not.toBe(await boxOf(other.first()))).toPass()
}

const colourOf = (element: Locator, name: 'color' | 'border-top-color' | 'background-color') =>
	element.evaluate((each, property) => getComputedStyle(each).getPropertyValue(property), name)

test('In forced colours the page in the menu, a tab, an open request, a writing field and a result can be told from the others', async ({
	page,
}) => {
	await startSession(page, 'admin')
	await page.goto('/Admin/Contactpage?page=1&status=all')
	const menu = page.getByRole('navigation', { name: 'Sections' })
	const current = menu.locator('a[aria-current="page"]')
	await expectTold(current, menu.locator('a:not([aria-current])'))
	const tabs = page.getByRole('group', { name: 'Status' }).locator('label')
	await expectTold(tabs.filter({ has: page.locator(':checked') }), tabs)

	const number = current.locator('span', { hasText: /^\d+$/ })
	const dot = current.locator('svg + span')
	expect(await colourOf(number, 'color')).toBe(await colourOf(current, 'color'))
	expect(await colourOf(dot, 'border-top-color')).toBe(await colourOf(current, 'color'))

	const rows = requestsIn(page).getByRole('link')
	await rows.nth(1).click()
	await expectTold(rows.and(page.locator('[aria-current]')), rows)
	const writing = page.getByRole('tablist', { name: 'Write' }).getByRole('tab')
	await expectTold(writing.and(page.getByRole('tab', { selected: true })), writing.last())

	await page.getByRole('button', { name: 'Theme' }).press('ArrowDown')
	const themes = page.getByRole('menuitemradio')
	await expectTold(themes.and(page.locator('[data-highlighted]')), themes.last())
	await page.keyboard.press('Escape')

	await page.keyboard.press('Control+k')
	const results = page.getByRole('listbox', { name: 'Results' }).getByRole('option')
	await expectTold(results.and(page.locator('[aria-selected="true"]')), results.last())
})
