import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { pagesOf } from '#tests/support/browser/publishing-page.ts'
import { addBlog, addBlogCategory, addBlogTag } from '#tests/support/browser/saved-items.ts'

test('Blogs are filtered by heading, category, tags and status, and all filters are cleared at once', async ({
	page,
	request,
}) => {
	const [category, tag] = [await addBlogCategory(request), await addBlogTag(request)]
	const both = await addBlog(request, { category: category.id, tags: tag.id })
	const ofCategory = await addBlog(request, { category: category.id, active: false })
	const ofTag = await addBlog(request, { tags: tag.id })
	await startSession(page, 'blogs')
	await page.goto('/Admin/Blogs?page=2')
	const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
	const serials = page.getByRole('row').locator('td:first-child')
	await expect(serials).toHaveText(Array.from({ length: 10 }, (_, index) => String(11 + index)))

	await page.getByLabel('Category').selectOption(category.name)
	await expect(page, 'a filter begins at page 1').toHaveURL(`/Admin/Blogs?page=1&category=${category.id}`)
	await expect(rows).toContainText([ofCategory.title, both.title])
	await expect(serials).toHaveText(['1', '2'])
	const tags = page.getByRole('search').getByRole('button', { name: /^Filter by tags/ })
	await tags.click()
	await page.getByRole('checkbox', { name: tag.name }).check()
	await expect(serials).toHaveText(['1'])
	await expectAccessible(page, [1280])
	await page.keyboard.press('Escape')
	await expect(tags).toBeFocused()
	await expect(tags).toHaveAccessibleName(`Filter by tags: ${tag.name}`)
	await page.getByLabel('Category').selectOption('All')
	await expect(rows).toContainText([ofTag.title, both.title])
	await page.getByLabel('Search by heading').fill(both.title.toUpperCase())
	await page.getByRole('radio', { name: 'Inactive' }).check()
	await expect(page.getByRole('cell', { name: 'Nothing matches' }), 'the one does not undo the other').toBeVisible()
	await expectAccessible(page)
	await page.getByRole('radio', { name: 'Active', exact: true }).check()
	await expect(serials).toHaveText(['1'])
	await page.reload()
	await expect(page.getByLabel('Search by heading'), 'an address can be kept').toHaveValue(both.title.toUpperCase())
	await expect(tags).toHaveAccessibleName(`Filter by tags: ${tag.name}`)

	await page.getByRole('button', { name: 'Clear Filters' }).click()
	await expect(page).toHaveURL('/Admin/Blogs?page=1')
	await expect(page.getByLabel('Search by heading')).toHaveValue('')
	await expect(tags).toHaveAccessibleName('Filter by tags')
	await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked()
	await expect(rows).toHaveCount(10)
	await pagesOf(page).getByRole('link', { name: 'Last page' }).click()
	await expect(pagesOf(page).getByRole('link', { name: 'Next page' })).toBeDisabled()
})
