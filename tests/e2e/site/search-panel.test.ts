import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, violationsOn } from '#tests/support/browser/journey.ts'
import { isDemoCompany } from '#tests/support/specification.ts'

test.skip(!isDemoCompany, 'finds pages of the demo company')

const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })
const field = (page: Page) => page.getByRole('search', { name: 'Site' }).getByRole('searchbox')
const hits = (page: Page) => page.getByRole('banner').locator('ol').getByRole('listitem')
const status = (page: Page) => page.getByRole('banner').getByRole('status')

/** Before its script runs, the link leads to the page of the search. */
async function openPanel(page: Page) {
	await expect(async () => {
		await opener(page).press('Enter')
		await expect(field(page)).toBeFocused({ timeout: 2_000 })
	}).toPass()
}

/** The searches of the page so far. */
function searchesOf(page: Page): string[] {
	const all: string[] = []
	page.on('request', (request) => {
		const { pathname, searchParams } = new URL(request.url())
		if (pathname === '/search') all.push(searchParams.get('q') ?? '')
	})
	return all
}

test('By keyboard: results while typing, arrows through them, Enter opens one, Escape gives the focus back', async ({
	page,
}) => {
	await page.goto('/about')
	await openPanel(page)
	await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
	await page.keyboard.type('office note')
	await expect(status(page)).toHaveText(/^\d+ results for “office note”\.$/)
	await expect(hits(page).first().getByRole('link')).toHaveText('Office Note')
	await expect(page.getByRole('heading', { level: 1 }), 'hits are no headings').toHaveCount(1)
	await expectAccessible(page, [390, 820, 1280])

	await page.keyboard.press('ArrowDown')
	await expect(hits(page).first().getByRole('link')).toBeFocused()
	await page.keyboard.press('ArrowDown')
	await expect(hits(page).nth(1).getByRole('link')).toBeFocused()
	await page.keyboard.press('ArrowUp')
	await page.keyboard.press('ArrowUp')
	await expect(field(page)).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(field(page)).toBeHidden()
	await expect(opener(page)).toBeFocused()
	await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')

	await page.keyboard.press('Enter')
	await expect(field(page), 'the words are still there').toHaveValue('office note')
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL('/office-note')

	await openPanel(page)
	await page.keyboard.type('brochure')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL('/search?q=brochure')
	await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
	await openPanel(page)
	expect(await violationsOn(page), 'above the page of results').toEqual([])
})

test('By mouse: the button opens and closes the panel, and so does a click on the page', async ({ page }) => {
	await page.goto('/about')
	for (const close of [() => opener(page).click(), () => page.mouse.click(20, 790)]) {
		await opener(page).click()
		await expect(field(page)).toBeFocused()
		await close()
		await expect(field(page)).toBeHidden()
	}
	await page.getByRole('button', { name: 'Company' }).click()
	await opener(page).click()
	await expect(page.getByRole('link', { name: 'About us' }), 'one panel at a time').toBeHidden()
	await page.emulateMedia({ media: 'print' })
	await expect(field(page)).toBeHidden()
	await expect(opener(page)).toBeHidden()
})

test('A hit that the arrows reach scrolls into view as a whole', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 600 })
	await page.goto('/about')
	await openPanel(page)
	await page.keyboard.type('invoice')
	await expect(hits(page)).toHaveCount(10)
	for (const hit of await hits(page).all()) {
		await page.keyboard.press('ArrowDown')
		await expect(hit.getByRole('link')).toBeFocused()
		await expect(hit).toBeInViewport({ ratio: 1 })
	}
})

test('A burst of keys is one search, a new text ends the one before, and one letter searches nothing', async ({
	page,
}) => {
	await page.goto('/about')
	await openPanel(page)
	const searches = searchesOf(page)
	await page.route(/q=kyc$/, () => {})
	const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=kyc'))
	const begun = page.waitForRequest(/q=kyc$/)
	await page.keyboard.type('kyc')
	await begun
	expect(searches).toEqual(['kyc'])
	await page.keyboard.type(' card')
	expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
	await expect(status(page)).toContainText('“kyc card”')
	await field(page).fill('k')
	await expect(status(page)).toBeEmpty()
	await expect(hits(page)).toHaveCount(0)
	await field(page).fill('qqqqqqzzz')
	await expect(status(page)).toHaveText('Nothing found for “qqqqqqzzz”.')
	expect(searches).toEqual(['kyc', 'kyc card', 'qqqqqqzzz'])
	await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('A search that does not answer says so, and the next one shows its results', async ({
	page,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 503/)
	await page.goto('/contact')
	await openPanel(page)
	await page.route(/q=kyc$/, (route) => route.fulfill({ status: 503, body: 'Down' }))
	await page.keyboard.type('kyc')
	await expect(status(page)).toHaveText('The search does not answer. Press Enter to try the whole page.')
	await page.unrouteAll()
	await field(page).fill('ckyc')
	await expect(hits(page).first().getByRole('link')).toHaveText('CKYC')
	await expect(status(page)).toContainText('“ckyc”')
})

test('On a phone the panel fills the width, and its script is loaded once it opens', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	const scripts: string[] = []
	page.on('request', (request) => void scripts.push(request.url()))
	await page.goto('/')
	await page.getByRole('button', { name: 'Open menu' }).click()
	await expect(page.getByRole('search', { name: 'Site' })).toBeVisible()
	await page.keyboard.press('Escape')
	expect(scripts.filter((url) => url.includes('search-panel'))).toEqual([])
	await opener(page).click()
	await expect(field(page)).toBeFocused()
	await page.keyboard.type('trade finance')
	await expect(hits(page).first()).toBeVisible()
	expect(scripts.filter((url) => url.includes('search-panel'))).toHaveLength(1)
	const wide = await page.evaluate(() => document.documentElement.scrollWidth)
	expect(wide, 'nothing sticks out').toBe(390)
})

test.describe('Without script', () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

	test('the button leads to the search, and the menu of a phone has its field', async ({ page }) => {
		await page.goto('/about')
		await opener(page).click()
		await expect(page).toHaveURL('/search')
		await page.goto('/')
		await page.getByRole('button', { name: 'Open menu' }).click()
		await field(page).fill('office note')
		await field(page).press('Enter')
		await expect(page).toHaveURL('/search?q=office+note')
		await expect(page.locator('#results').getByRole('link').first()).toHaveText('Office Note')
	})
})
