import { asAdmin, unique } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { chooseFiles, chooser, formOn, pictureFile, rowOf } from '#tests/support/browser/publishing-page.ts'
import { addNews } from '#tests/support/browser/saved-items.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

test('What was typed in a browser that dies goes on in another one, its picture included', async ({
	browser,
	page,
}) => {
	const title = `Half written ${unique()}`
	const dying = await browser.newPage()
	await startSession(dying, 'newsadmin')
	await dying.goto('/Admin/NewsAdmin/AddNewsPage')
	const first = formOn(dying, 'Add news')
	await first.field('Title').fill(title)
	await chooseFiles(chooser(first.group('Image')), pictureFile(800, 450, 'half.png', 30))
	await first.field('Description').fill('It goes on')
	await expect(first.form).toContainText(/Draft saved \d\d:\d\d/)
	await dying.context().close()

	await startSession(page, 'newsadmin')
	await page.goto('/Admin/NewsAdmin')
	const drafts = page.getByRole('region', { name: 'Drafts' })
	const line = drafts.getByRole('button', { name: /^\d+ draft/ })
	await expect(drafts.getByRole('listitem'), 'the block is one line').toHaveCount(0)
	await line.click()
	await page.getByLabel('Search by title').fill(title)
	await expect(line, 'the search finds drafts too').toHaveText('1 draft with this title, 1 yours')
	await drafts.getByRole('link', { name: `Edit ${title}` }).click()
	const second = formOn(page, 'Add news')
	await expect(second.form).toContainText('It has no live version yet.')
	await expect(second.field('Title')).toHaveValue(title)
	await expect(second.field('Description')).toHaveValue('It goes on')
	await expect(second.group('Image')).toContainText('half.png')
	await expectAccessible(page)
	await second.field('Url').fill('/blog')
	await second.save.click()
	await expectToast(page, 'News Details Saved Successfully')
	await expect(rowOf(page, title)).toBeVisible()
	await expect(drafts.getByText(title)).toHaveCount(0)
})

test('A draft does not touch the live version until it is saved, and can be discarded', async ({ page, request }) => {
	const { id, title } = await addNews(request)
	await startSession(page, 'newsadmin')
	await page.goto(`/Admin/NewsAdmin/AddNewsPage/${id}`)
	const { form, field } = formOn(page, 'Edit news')
	await field('Title').fill(`${title}, better`)
	await page.keyboard.press('Control+s')
	await expect(form).toContainText(/Draft saved \d\d:\d\d/)
	expect((await asAdmin(request, `/api/newscontroller/fetchnewsdetailsbyid?id=${id}`, {})).title).toBe(title)
	await form.getByRole('button', { name: 'Back' }).click()
	await expect(rowOf(page, title)).toContainText('Live with changes')

	await page.getByRole('link', { name: `Edit ${title}` }).click()
	await expect(field('Title')).toHaveValue(`${title}, better`)
	await expect(form).toContainText('The live version stays as it is until you save.')
	await form.getByRole('button', { name: 'Discard changes' }).click()
	await page.getByRole('alertdialog', { name: 'Discard the changes?' }).getByRole('button', { name: 'Discard' }).click()
	await expect(field('Title')).toHaveValue(title)
	await expect(form.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
})

test('Without a connection typing goes on, and is saved when it is back', async ({
	page,
	context,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|manifest patches/)
	const title = `Typed in a tunnel ${unique()}`
	await startSession(page, 'newsadmin')
	await page.goto('/Admin/NewsAdmin/AddNewsPage')
	const { form, field } = formOn(page, 'Add news')
	await expect(field('Title')).toBeEditable()
	await context.setOffline(true)
	await field('Title').fill(title)
	await expect(form).toContainText('Not saved: no connection, trying again')
	await field('Description').fill('Still typing')
	await context.setOffline(false)
	await expect(form).toContainText(/Draft saved \d\d:\d\d/)
	await page.reload()
	await expect(field('Title')).toHaveValue(title)
	await expect(field('Description')).toHaveValue('Still typing')
})
