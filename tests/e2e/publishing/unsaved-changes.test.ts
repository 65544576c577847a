import { addColleague } from '#tests/support/colleague.ts'
import { expect, expectAccessible, sendSignIn, signIn, test } from '#tests/support/journey.ts'
import { chooseFiles, chooser, formOn, pdfFile, pictureFile, rowOf, toasts } from '#tests/support/publishing-page.ts'
import { revokeSession } from '#tests/support/revoke-session.ts'
import { addNews } from '#tests/support/saved-items.ts'

test('What was typed or chosen is not left behind by accident', async ({ page, request }) => {
	const { title } = await addNews(request)
	await signIn(page, 'newsadmin')
	await page.goto('/Admin/NewsAdmin')
	const edit = page.getByRole('link', { name: `Edit ${title}` })
	const { form, field, group } = formOn(page, 'Edit news')
	const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
	const cancel = form.getByRole('button', { name: 'Cancel' })
	await edit.click()
	await expect(field('Title')).toHaveValue(title)
	await cancel.click()
	await expect(edit, 'without a change nothing is asked').toBeVisible()

	await edit.click()
	await chooseFiles(chooser(group('Image')), pictureFile(800, 450, 'another.png', 30))
	await cancel.click()
	await expect(question, 'a picture is a change').toBeVisible()
	await expectAccessible(page)
	await question.getByRole('button', { name: 'Keep editing' }).click()
	await field('Title').fill('Half way')
	await page.goBack()
	await question.getByRole('button', { name: 'Keep editing' }).click()
	await page.getByRole('link', { name: 'Account', exact: true }).click()
	await question.getByRole('button', { name: 'Keep editing' }).click()
	await expect(field('Title')).toHaveValue('Half way')
	await expect(group('Image')).toContainText('another.png')

	const asked = page.waitForEvent('dialog')
	const reload = page.evaluate(() => window.location.reload())
	const browserQuestion = await asked
	expect(browserQuestion.type()).toBe('beforeunload')
	await browserQuestion.dismiss()
	await reload
	await expect(field('Title')).toHaveValue('Half way')

	await cancel.click()
	await question.getByRole('button', { name: 'Discard' }).click()
	await edit.click()
	await expect(field('Title'), 'what was discarded does not come back').toHaveValue(title)
})

test('A form survives the end of the session, its files excepted', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 401/)
	const colleague = await addColleague(request, { permissions: ['Flyers'] })
	await signIn(page, colleague.userName, colleague.password)
	await page.goto('/Admin/FlyersAdmin/AddFlyersPage')
	const { form, field, group, save } = formOn(page, 'Add flyer')
	const title = `Kept through the night ${colleague.userName}`
	await field('Title').fill(title)
	await field('Description').fill('Three lines\nof text,\nevery one of them kept.')
	await field('Alternative text').fill('A lamp on a desk.')
	await field('Published').check()
	await chooseFiles(chooser(group('Thumbnail image')), pictureFile(800, 450))
	await chooseFiles(chooser(group('PDF attachment')), pdfFile('night.pdf'))
	await expect(group('PDF attachment')).toContainText('night.pdf')

	await revokeSession(page)
	await save.click()
	await expect(page.getByRole('alert')).toHaveText('Session expired, please log in again!')
	await sendSignIn(page, colleague.userName, colleague.password)
	await expect(form.getByRole('status').filter({ hasText: 'It is not saved yet.' })).toBeVisible()
	await expect(field('Title')).toHaveValue(title)
	await expect(field('Description')).toHaveValue('Three lines\nof text,\nevery one of them kept.')
	await expect(field('Alternative text')).toHaveValue('A lamp on a desk.')
	await expect(field('Published')).toBeChecked()
	await expect(group('PDF attachment'), 'files cannot be kept').toContainText('Drop a PDF here, or choose one.')
	await expectAccessible(page)

	await save.click()
	await expect(group('Thumbnail image')).toHaveAccessibleDescription('ThumbnailImage is required')
	await expect(group('PDF attachment')).toHaveAccessibleDescription('PDF attachment is required')
	await chooseFiles(chooser(group('Thumbnail image')), pictureFile(800, 450))
	await chooseFiles(chooser(group('PDF attachment')), pdfFile('night.pdf'))
	await save.click()
	await expect(toasts(page)).toContainText('Flyers Details Saved Successfully')
	await expect(rowOf(page, title)).toContainText('Published')
	expect(await page.evaluate(() => Object.keys(sessionStorage)), 'the draft is gone').toEqual([])
})
