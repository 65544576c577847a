import type { Page } from '@playwright/test'
import { unique } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { findByPages } from '#tests/support/browser/publishing-page.ts'
import { addBlog, addBlogCategory, addBlogTag } from '#tests/support/browser/saved-items.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure you want to delete this?' })

/** Opens the dialog of the categories or the tags. */
async function openLabels(page: Page, title: 'Categories' | 'Tags', fieldName: string) {
	await startSession(page, 'blogs')
	await page.goto('/Admin/Blogs')
	await page.getByRole('button', { name: title, exact: true }).click()
	const dialog = page.getByRole('dialog', { name: title })
	const labels = dialog.locator('ol > li')
	await expect(labels.first()).toBeVisible()
	return {
		dialog,
		labels,
		field: dialog.getByLabel(fieldName),
		save: dialog.getByRole('button', { name: 'Save' }),
		/** Finds the button of a row on any page of the dialog. */
		async buttonFor(act: 'Rename' | 'Delete', label: string) {
			const button = dialog.getByRole('button', { name: `${act} ${label}`, exact: true })
			await findByPages(dialog, button)
			return button
		},
	}
}

test('Categories of blogs are added, renamed and deleted, each name once and none that a blog has', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const taken = await addBlogCategory(request)
	await addBlog(request, { category: taken.id })
	const { dialog, labels, field, save, buttonFor } = await openLabels(page, 'Categories', 'Category name')
	await dialog.getByRole('button', { name: 'Add category' }).click()
	await save.click()
	await expect(field).toHaveAccessibleDescription('Category name is required')
	await expect(field).toBeFocused()
	await field.fill(` ${taken.name.toUpperCase()} `)
	await save.click()
	await expect(field).toHaveAccessibleDescription('Category name already exists')
	await expectAccessible(page)

	const own = `Aaa ${unique()}`
	await field.fill(own)
	await save.click()
	await expectToast(page, 'Category saved')
	await (await buttonFor('Rename', own)).click()
	await expect(field).toHaveValue(own)
	await field.fill(`${own}, renamed`)
	await save.click()
	const remove = await buttonFor('Delete', `${own}, renamed`)
	await remove.click()
	await question(page).getByRole('button', { name: 'Cancel' }).click()
	await expect(remove).toBeVisible()
	await remove.click()
	await question(page).getByRole('button', { name: 'Delete' }).click()
	await expect(labels.filter({ hasText: own })).toHaveCount(0)

	await (await buttonFor('Delete', taken.name)).click()
	await question(page).getByRole('button', { name: 'Delete' }).click()
	await expect(question(page).getByRole('alert')).toHaveText(
		'Blogs of this category exist. Give them another category before you delete it.',
	)
	await expectAccessible(page)
})

test('Tags of blogs are added and renamed, each name once, and one that is deleted leaves its blogs', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const [category, tag] = [await addBlogCategory(request), await addBlogTag(request)]
	const { title } = await addBlog(request, { category: category.id, tags: tag.id })
	const { dialog, field, save, buttonFor } = await openLabels(page, 'Tags', 'Tag name')
	await dialog.getByRole('button', { name: 'Add tag' }).click()
	await save.click()
	await expect(field).toHaveAccessibleDescription('Tag name is required')
	await field.fill(` ${tag.name.toUpperCase()} `)
	await save.click()
	await expect(field).toHaveAccessibleDescription('Tag name already exists')
	const own = `Aaa ${unique()}`
	await field.fill(own)
	await save.click()
	await expectToast(page, 'Tag saved')
	await (await buttonFor('Rename', own)).click()
	await field.fill(`${own}, renamed`)
	await save.click()
	await buttonFor('Rename', `${own}, renamed`)

	await (await buttonFor('Delete', tag.name)).click()
	await question(page).getByRole('button', { name: 'Delete' }).click()
	await expectToast(page, 'Tag deleted')
	await page.goto(`/Admin/Blogs?page=1&category=${category.id}`)
	await expect(page.getByRole('row').filter({ hasText: title })).toContainText(category.name)
	await expect(page.getByText(tag.name)).toHaveCount(0)
})
