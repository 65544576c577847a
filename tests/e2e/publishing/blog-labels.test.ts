import type { Page } from '@playwright/test'
import { unique } from '#tests/support/colleague.ts'
import { expect, expectAccessible, signIn, test } from '#tests/support/journey.ts'
import { findByPages, noticeBesideDialog } from '#tests/support/publishing-page.ts'
import { addBlog, addBlogCategory, addBlogTag } from '#tests/support/saved-items.ts'

const kinds = [
	{ title: 'Categories', what: 'category', name: 'Category name', add: addBlogCategory },
	{ title: 'Tags', what: 'tag', name: 'Tag name', add: addBlogTag },
]

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure you want to delete this?' })

for (const { title, what, name, add } of kinds)
	test(`${title} of blogs are added, renamed and deleted, each name once`, async ({
		page,
		request,
		allowConsoleErrors,
	}) => {
		allowConsoleErrors(/status of 409/)
		const taken = await add(request)
		await signIn(page, 'blogs')
		await page.goto('/Admin/Blogs')
		await page.getByRole('button', { name: title, exact: true }).click()
		const dialog = page.getByRole('dialog', { name: title })
		const field = dialog.getByLabel(name)
		const save = dialog.getByRole('button', { name: 'Save' })
		const labels = dialog.locator('ol > li')
		await expect(labels.first()).toBeVisible()
		await expectAccessible(page)
		await dialog.getByRole('button', { name: `Add ${what}` }).click()
		await save.click()
		await expect(field).toHaveAccessibleDescription(`${name} is required`)
		await expect(field).toBeFocused()
		await field.fill(` ${taken.name.toUpperCase()} `)
		await save.click()
		await expect(field).toHaveAccessibleDescription(`${name} already exists`)
		await expectAccessible(page)

		const own = `Aaa ${unique()}`
		const saved = `${what.charAt(0).toUpperCase()}${what.slice(1)} saved`
		await field.fill(own)
		await save.click()
		await expect(noticeBesideDialog(page, saved)).toBeVisible()
		const button = (act: string, label: string) => dialog.getByRole('button', { name: `${act} ${label}`, exact: true })
		await findByPages(dialog, button('Rename', own))
		await button('Rename', own).click()
		await expect(field).toHaveValue(own)
		await field.fill(`${own}, renamed`)
		await save.click()
		await findByPages(dialog, button('Delete', `${own}, renamed`))
		await button('Delete', `${own}, renamed`).click()
		await question(page).getByRole('button', { name: 'Cancel' }).click()
		await expect(button('Delete', `${own}, renamed`)).toBeVisible()
		await button('Delete', `${own}, renamed`).click()
		await question(page).getByRole('button', { name: 'Delete' }).click()
		await expect(labels.filter({ hasText: own })).toHaveCount(0)
	})

test('A category that a blog has is not deleted, and a tag that is deleted leaves its blogs', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const [category, tag] = [await addBlogCategory(request), await addBlogTag(request)]
	const { title } = await addBlog(request, { category: category.id, tags: tag.id })
	await signIn(page, 'blogs')
	const deleteLabel = async (dialog: 'Categories' | 'Tags', label: string) => {
		await page.goto('/Admin/Blogs')
		await page.getByRole('button', { name: dialog, exact: true }).click()
		const button = page.getByRole('button', { name: `Delete ${label}`, exact: true })
		await findByPages(page.getByRole('dialog', { name: dialog }), button)
		await button.click()
		await question(page).getByRole('button', { name: 'Delete' }).click()
	}
	await deleteLabel('Categories', category.name)
	await expect(question(page).getByRole('alert')).toHaveText(
		'Blogs of this category exist. Give them another category before you delete it.',
	)
	await expectAccessible(page)
	await deleteLabel('Tags', tag.name)
	await expect(noticeBesideDialog(page, 'Tag deleted')).toBeVisible()
	await page.goto(`/Admin/Blogs?page=1&category=${category.id}`)
	await expect(page.getByRole('row').filter({ hasText: title })).toContainText(category.name)
	await expect(page.getByText(tag.name)).toHaveCount(0)
})
