import { unique } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { chooseFiles, chooser, cropDialog, formOn, pictureFile, rowOf } from '#tests/support/browser/publishing-page.ts'
import { addBlog } from '#tests/support/browser/saved-items.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

test('The blog form makes labels, knows authors with their portraits, and cuts cover, thumbnail and share card from one picture', async ({
	page,
	request,
}) => {
	const authorName = `Kamala Iyer ${unique()}`
	const [heading, tag, category] = ['From one picture', 'Slipway', 'Shipyards'].map((word) => `${word} ${unique()}`)
	await addBlog(request, { authorName, profileAlt: 'At the slipway' })
	await startSession(page, 'blogs')
	await page.goto('/Admin/Blogs/Add')
	const { field, group, save } = formOn(page, 'Add blog')
	await field('Heading').fill(heading ?? '')

	await page.getByRole('button', { name: 'New category', exact: true }).click()
	const dialog = page.getByRole('dialog', { name: 'New category' })
	await dialog.getByLabel('Category name').fill(category ?? '')
	await dialog.getByLabel('Category name').press('Enter')
	await expect(dialog).toBeHidden()
	await expect(page, 'the form behind is not saved').toHaveURL(/\/Admin\/Blogs\/Add/)
	await expect(field('Category').locator('option:checked')).toHaveText(category ?? '')

	await group('Tags')
		.getByLabel('Find or add a tag')
		.fill(tag ?? '')
	await group('Tags').getByLabel('Find or add a tag').press('Enter')
	await expect(group('Tags').getByRole('checkbox', { name: tag, exact: true })).toBeChecked()

	await field('Author name').fill(authorName.toLowerCase())
	await expect(page.getByRole('option', { name: authorName, exact: true })).toBeVisible()
	await expectAccessible(page)
	await field('Author name').press('ArrowDown')
	await field('Author name').press('Enter')
	await expect(field('Author name')).toHaveValue(authorName)
	await expect(group('Profile image').getByRole('img')).toHaveJSProperty('naturalWidth', 40)
	await expect(page.getByLabel('Alternative text: Profile image')).toHaveValue('At the slipway')

	await chooseFiles(chooser(group('Picture of the post')), pictureFile(700, 900, 'narrow.png'))
	await expect(group('Picture of the post')).toContainText('This picture is 700 pixels wide.')
	await chooseFiles(chooser(group('Picture of the post')), pictureFile(1600, 1200, 'harbour.png'))
	const crops = cropDialog(page)
	await expect(crops.getByRole('button', { name: /^Thumbnail 336 × 247 pixels/ })).toBeVisible()
	await crops.getByRole('button', { name: /^Share card 1200 × 630 pixels/ }).click()
	await crops.getByRole('slider', { name: 'Zoom' }).press('End')
	await expectAccessible(page)
	await crops.getByRole('button', { name: 'Use all three' }).click()
	await expect(crops).toBeHidden()
	await expect(group('Cover')).toContainText(/harbour\.\w+, 760 × 427 pixels/)
	await expect(group('Thumbnail')).toContainText(/harbour\.\w+, 336 × 247 pixels/)
	await expect(group('Share card')).toContainText(/harbour\.\w+, \d+ × \d+ pixels/)

	await save.click()
	await expectToast(page, 'Blog details saved successfully')
	await expect(rowOf(page, heading ?? '')).toContainText(category ?? '')
	await expect(rowOf(page, heading ?? '')).toContainText(tag ?? '')
})
