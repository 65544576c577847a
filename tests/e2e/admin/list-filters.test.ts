import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'

test('A filter that the list remembers is seen in its control, which takes it away again by keyboard', async ({
	page,
}) => {
	await startSession(page, 'jobapplicants')
	await page.goto('/Admin/Receivedapplication?page=1&notice=Immediate&to=4')
	const filters = page.getByRole('search')
	const remove = filters.getByRole('button', { name: /^Remove the filter/ })
	await expect(remove, 'the list is there, and remembered').toHaveCount(2)
	await page.goto('/Admin/Receivedapplication')
	await expect(remove).toHaveText([
		'Remove the filter Notice period: Immediate',
		'Remove the filter Experience: up to 4 years',
	])
	await expectAccessible(page)

	await remove.first().press('Enter')
	await expect(page).toHaveURL('/Admin/Receivedapplication?page=1&to=4')
	await expect(page.getByLabel('Notice period'), 'the focus stays at the filter').toBeFocused()
	await remove.press('Enter')
	await expect(page).toHaveURL('/Admin/Receivedapplication?page=1')
	await expect(remove).toHaveCount(0)
	await expect(filters.getByRole('button', { name: 'Clear Filters' }), 'there is nothing to clear').toHaveCount(0)
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
	await expect(page.getByLabel('Search by heading')).toHaveValue('')
	await expect(page.getByRole('row').nth(10)).toBeVisible()
	await expect(table).toBeFocused()

	const none = { content: [], totalElements: 0, totalPages: 0 }
	await page.route('**/fetchAllBlogs', (route) => route.fulfill({ json: none }))
	await page.goto('/Admin/Blogs?page=1')
	await expect(table).toContainText('No Blogs Available')
	await expect(table.getByRole('cell').getByRole('button')).toHaveText(['Add blog'])
})
