import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'

test('A filter that the list remembers is seen as a chip, which takes it away again by keyboard', async ({ page }) => {
	await startSession(page, 'userlisting')
	await page.goto('/Admin/Users?page=1&status=active&search=a')
	const chips = page.getByRole('list', { name: 'Filters in use' })
	await expect(chips.getByRole('listitem'), 'the list is there, and remembered').toHaveCount(2)
	await page.goto('/Admin/Users')
	await expect(chips.getByRole('listitem')).toContainText(['User name: a', 'Status: Active'])
	await expectAccessible(page)

	await page.getByRole('button', { name: 'Remove the filter User name: a', exact: true }).press('Enter')
	await expect(chips.getByRole('listitem')).toContainText(['Status: Active'])
	await expect(page).toHaveURL('/Admin/Users?page=1&status=active')
	await expect(page.getByLabel('Search by user name')).toHaveValue('')
	const last = page.getByRole('button', { name: 'Remove the filter Status: Active' })
	await expect(last, 'the focus goes to the next chip').toBeFocused()
	await last.press('Enter')
	await expect(chips).toHaveCount(0)
	await expect(page).toHaveURL('/Admin/Users?page=1')
	await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked()
	await expect(page.getByRole('table', { name: 'Users' }), 'and then to the table').toBeFocused()
})

test('A search that finds nothing says so and can be cleared there; an empty list keeps its own words', async ({
	page,
}) => {
	await startSession(page, 'admin')
	await page.goto('/Admin/Blogs?page=1&search=nobody+has+written+this')
	const table = page.getByRole('table', { name: 'Blogs' })
	await expect(table).toContainText('Nothing matches')
	await expect(page.getByRole('status').filter({ hasText: 'Nothing matches' })).toHaveCount(1)
	await expectAccessible(page)
	await table.getByRole('button', { name: 'Clear filters' }).click()
	await expect(page).toHaveURL('/Admin/Blogs?page=1')
	await expect(page.getByRole('list', { name: 'Filters in use' })).toHaveCount(0)
	await expect(page.getByRole('row').nth(10)).toBeVisible()
	await expect(table).toBeFocused()

	const none = { content: [], totalElements: 0, totalPages: 0 }
	await page.route('**/fetchAllBlogs', (route) => route.fulfill({ json: none }))
	await page.goto('/Admin/Blogs?page=1')
	await expect(table).toContainText('No Blogs Available')
	await expect(table.getByRole('button')).toHaveText(['Add blog'])
})
