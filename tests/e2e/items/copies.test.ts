import { unique } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { chooser, formOn, rowOf } from '#tests/support/browser/publishing-page.ts'
import { addNews } from '#tests/support/browser/saved-items.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

test('Settings that are closed open for what they lack; a copy is a draft until it is saved, and the list then marks it', async ({
	page,
	context,
	request,
}) => {
	const { id, title } = await addNews(request)
	await startSession(page, 'newsadmin')
	await page.goto('/Admin/NewsAdmin/AddNewsPage')
	const add = formOn(page, 'Add news')
	const settings = add.form.getByRole('region', { name: 'Settings' })
	await add.field('Title').fill(`No picture ${unique()}`)
	await add.field('Description').fill('It has none')
	await add.field('Url').fill('/blog')
	await add.form.getByRole('button', { name: 'Close settings' }).click()
	await expect(settings).toBeHidden()
	await expect(add.form.getByRole('button', { name: 'Settings', exact: true })).toBeFocused()
	await add.save.click()
	await expect(settings).toBeVisible()
	await expect(chooser(add.group('Image'))).toBeFocused()

	await page.goto(`/Admin/NewsAdmin/AddNewsPage/${id}`)
	const edit = formOn(page, 'Edit news')
	await expect(edit.form.getByRole('region', { name: 'Settings' }), 'the choice is remembered').toBeHidden()
	await edit.form.getByRole('button', { name: 'More', exact: true }).click()
	await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click()
	await expectToast(page, 'This is the copy. It is a draft until you save it.')
	await expect(add.field('Title')).toHaveValue(`Copy of ${title}`)
	await expect(add.form).toContainText('It has no live version yet.')
	await add.form.getByRole('button', { name: 'Settings', exact: true }).click()
	await expect(add.field('Published')).not.toBeChecked()
	await expect(add.group('Image')).toContainText('800 × 450')
	await expectAccessible(page)

	await add.field('Title').fill(`${title}, again`)
	await add.field('Published').check()
	await add.save.click()
	const row = rowOf(page, `${title}, again`)
	await expect(row.and(page.locator('[data-saved]'))).toBeInViewport()
	await expectAccessible(page)
	const opened = context.waitForEvent('page')
	await row.getByRole('link', { name: `View ${title}, again (opens a new tab)` }).click()
	await expect((await opened).getByRole('heading', { name: `${title}, again`, exact: true })).toBeVisible()
})
