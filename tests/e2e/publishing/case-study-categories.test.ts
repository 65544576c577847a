import { unique } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { findByPages } from '#tests/support/browser/publishing-page.ts'
import { addCaseStudy, addCategory } from '#tests/support/browser/saved-items.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

test('Categories are added, renamed and deleted, two to a page; what the server refuses is said in the dialog', async ({
	page,
	request,
}) => {
	const taken = await addCategory(request)
	await addCaseStudy(request, { categoryId: taken.categoryId, isPublished: false })
	await startSession(page, 'casestudies')
	await page.goto('/Admin/casestudies')
	await page.getByRole('button', { name: 'Categories' }).click()
	const dialog = page.getByRole('dialog', { name: 'Categories' })
	const name = dialog.getByLabel('Category name')
	const save = dialog.getByRole('button', { name: 'Save' })
	const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this?' })
	/** Clicks the button of a row on any page of the dialog. */
	async function press(act: 'Rename' | 'Delete', category: string) {
		const button = dialog.getByRole('button', { name: `${act} ${category}`, exact: true })
		await findByPages(dialog, button)
		await button.click()
	}
	await expect(dialog.locator('ol > li')).toHaveCount(2)
	await dialog.getByRole('button', { name: 'Add category' }).click()
	await expect(name).toBeFocused()
	await save.click()
	await expect(name).toHaveAccessibleDescription('Category name is required')
	await name.fill(` ${taken.categoryName.toUpperCase()} `)
	await expect(name, 'while one types').toHaveAccessibleDescription('Already exists!')
	await expect(save).toBeDisabled()
	await expectAccessible(page)

	const own = `Ports ${unique()}`
	await name.fill(own)
	await save.click()
	await expectToast(page, 'Category saved')
	await press('Rename', own)
	await name.fill(`${own}, renamed`)
	await save.click()
	await press('Delete', `${own}, renamed`)
	await question.getByRole('button', { name: 'Delete' }).click()
	await expectToast(page, 'Category deleted')
	await expect(dialog.getByText(own)).toHaveCount(0)

	await press('Delete', taken.categoryName)
	await question.getByRole('button', { name: 'Delete' }).click()
	await expect(question.getByRole('alert')).toHaveText(
		`Category with ID ${taken.categoryId} has references in CaseStudy. Skipping deletion.`,
	)
	await question.getByRole('button', { name: 'Cancel' }).click()
	await dialog.getByRole('button', { name: 'Add category' }).click()
	// Another user takes the name after the check.
	await page.route('**/checkIfCategoryNameExists', (route) => route.fulfill({ json: false }))
	await name.fill(taken.categoryName)
	await save.click()
	await expect(dialog.getByRole('alert')).toHaveText(
		`Category with categoryname ${taken.categoryName} Already exists.Hence cannot be saved.`,
	)
	await expect(name).toHaveValue(taken.categoryName)
	await expectAccessible(page)
})
