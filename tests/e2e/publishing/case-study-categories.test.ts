import type { Page } from '@playwright/test'
import { unique } from '#tests/support/colleague.ts'
import { expect, expectAccessible, signIn, test } from '#tests/support/journey.ts'
import { findByPages, noticeBesideDialog } from '#tests/support/publishing-page.ts'
import { addCaseStudy, addCategory } from '#tests/support/saved-items.ts'

/** The dialog of the categories, open. */
async function openCategories(page: Page) {
	await signIn(page, 'casestudies')
	await page.goto('/Admin/casestudies')
	await page.getByRole('button', { name: 'Categories' }).click()
	const dialog = page.getByRole('dialog', { name: 'Categories' })
	await expect(dialog.getByRole('listitem').first()).toBeVisible()
	return {
		dialog,
		name: dialog.getByLabel('Category name'),
		save: dialog.getByRole('button', { name: 'Save' }),
		/** The button for one of them, on whichever page it stands by now. */
		async buttonFor(act: 'Rename' | 'Delete', category: string) {
			const button = dialog.getByRole('button', { name: `${act} ${category}`, exact: true })
			await findByPages(dialog, button)
			return button
		},
	}
}

test('Categories are added, renamed and deleted, two to a page, each name once', async ({ page, request }) => {
	const other = await addCategory(request)
	const { dialog, name, save, buttonFor } = await openCategories(page)
	await expect(dialog.locator('ol > li')).toHaveCount(2)
	await expectAccessible(page)
	await dialog.getByRole('button', { name: 'Add category' }).click()
	await expect(name).toBeFocused()
	await save.click()
	await expect(name).toHaveAccessibleDescription('Category name is required')
	await name.fill(` ${other.categoryName.toUpperCase()} `)
	await expect(name, 'while one types').toHaveAccessibleDescription('Already exists!')
	await expect(save).toBeDisabled()
	await expectAccessible(page)

	const own = `Ports ${unique()}`
	await name.fill(own)
	await save.click()
	await expect(noticeBesideDialog(page, 'Category saved')).toBeVisible()
	await (await buttonFor('Rename', own)).click()
	await name.fill(`${own}, renamed`)
	await save.click()
	await (await buttonFor('Delete', `${own}, renamed`)).click()
	const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this?' })
	await expectAccessible(page)
	await question.getByRole('button', { name: 'Delete' }).click()
	await expect(noticeBesideDialog(page, 'Category deleted')).toBeVisible()
	await expect(dialog.getByText(own)).toHaveCount(0)
})

test('What the server refuses is said in the dialog', async ({ page, request }) => {
	const taken = await addCategory(request)
	const { dialog, name, save, buttonFor } = await openCategories(page)
	await dialog.getByRole('button', { name: 'Add category' }).click()
	// Somebody else takes the name after it has been looked up.
	await page.route('**/checkIfCategoryNameExists', (route) => route.fulfill({ json: false }))
	await name.fill(taken.categoryName)
	await save.click()
	await expect(dialog.getByRole('alert')).toHaveText(
		`Category with categoryname ${taken.categoryName} Already exists.Hence cannot be saved.`,
	)
	await expect(name).toHaveValue(taken.categoryName)
	await expectAccessible(page)
	await dialog.getByRole('button', { name: 'Cancel' }).click()

	await addCaseStudy(request, { categoryId: taken.categoryId, isPublished: false })
	await (await buttonFor('Delete', taken.categoryName)).click()
	const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this?' })
	await question.getByRole('button', { name: 'Delete' }).click()
	await expect(question.getByRole('alert')).toHaveText(
		`Category with ID ${taken.categoryId} has references in CaseStudy. Skipping deletion.`,
	)
})
