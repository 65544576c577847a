import type { Page } from '@playwright/test'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('row')
const serials = (page: Page) => rows(page).locator('td:first-child')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const ten = (from: number) => Array.from({ length: 10 }, (_, index) => String(from + index))

test('A list that did not load can be loaded again; it has pages, and remembers the last one', async ({
	page,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 503/, /net::ERR_INTERNET_DISCONNECTED/)
	await startSession(page, 'userlisting')
	const errorMsg = 'The service is busy. Please try again in a few seconds.'
	const busy = { status: 503, json: { code: 'service.busy', errorMsg, requestId: 'none' } }
	await page.route('**/getalluserdetails', (route) => route.fulfill(busy), { times: 1 })
	await page.goto('/Admin/Users')
	await expect(page.getByRole('alert')).toContainText(errorMsg)
	await expectAccessible(page)
	await page.route('**/getalluserdetails', (route) => route.abort('internetdisconnected'), { times: 1 })
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(page.getByRole('alert')).toContainText('The list could not be loaded. Check your connection.')
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(serials(page)).toHaveText(ten(1))
	await expect(rows(page).nth(1)).toContainText('admin')
	await expect(pages(page).getByRole('link', { name: 'First page' })).toBeDisabled()

	await pages(page).getByRole('link', { name: 'Page 2', exact: true }).click()
	await expect(page).toHaveURL('/Admin/Users?page=2')
	await expect(serials(page)).toHaveText(ten(11))
	await expect(pages(page).getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
	await pages(page).getByRole('link', { name: 'Next page' }).click()
	await expect(serials(page)).toHaveText(ten(21))

	await page.goto('/Admin/Users')
	await expect(page).toHaveURL('/Admin/Users?page=3')

	await pages(page).getByRole('link', { name: 'First page' }).click()
	await expect(serials(page)).toHaveText(ten(1))
	await expect(page).toHaveURL('/Admin/Users?page=1')
	await page.goBack()
	await expect(serials(page), 'the browser knows the way back').toHaveText(ten(21))

	await page.getByRole('link', { name: 'Account', exact: true }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
	await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Users' }).click()
	await expect(page, 'the menu opens the first page').toHaveURL('/Admin/Users?page=1')
	await expect(serials(page)).toHaveText(ten(1))
	// Again if another journey has just added the user that begins a page.
	await expect(async () => {
		await page.goto('/Admin/Users?page=9999')
		await expect(pages(page).getByRole('link', { name: 'Next page' })).toBeDisabled({ timeout: 3000 })
	}).toPass()
	await expect(rows(page).nth(1), 'behind the last page is the last page').toBeVisible()
})

test('Filters narrow the list, and any change of them begins at page 1', async ({ page }) => {
	await startSession(page, 'userlisting')
	await page.goto('/Admin/Users?page=2')
	await expect(serials(page)).toHaveText(ten(11))
	await page.getByRole('radio', { name: 'Inactive' }).check()
	await expect(page).toHaveURL('/Admin/Users?page=1&status=inactive')
	await expect(rows(page).nth(1)).toContainText('Inactive')
	await expect(rows(page).filter({ hasText: /\bActive\b/ })).toHaveCount(0)
	await page.getByRole('radio', { name: 'Active', exact: true }).check()
	await expect(rows(page).filter({ hasText: 'Inactive' })).toHaveCount(0)
	await expect(rows(page).nth(1)).toContainText('Active')

	const search = page.getByLabel('Search by name or address')
	await search.fill('SØREN')
	await expect(page.getByRole('table').getByText('Nothing matches')).toBeVisible()
	await expectAccessible(page)
	await page.getByRole('radio', { name: 'All' }).check()
	await expect(rows(page)).toHaveCount(2)
	await expect(rows(page).nth(1)).toContainText('Søren Kjærulff')
	await expect(search).toHaveValue('SØREN')

	await page.getByRole('button', { name: 'Clear Filters' }).click()
	await expect(search).toHaveValue('')
	await expect(page).toHaveURL('/Admin/Users?page=1')
	await expect(serials(page)).toHaveText(ten(1))
	await search.fill(`%_'";--`)
	await expect(page.getByRole('table').getByText('Nothing matches')).toBeVisible()
})
