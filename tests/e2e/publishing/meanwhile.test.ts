import { asAdmin, unique } from '#tests/support/browser/colleague.ts'
import { expect, startSession, test } from '#tests/support/browser/journey.ts'
import { chooseFiles, chooser, formOn, pictureFile, rowOf } from '#tests/support/browser/publishing-page.ts'
import { addNews } from '#tests/support/browser/saved-items.ts'

test('News that a colleague unpublishes and then deletes meanwhile keeps what was typed', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 40[49]/)
	const { id, title } = await addNews(request)
	await startSession(page, 'newsadmin')
	await page.goto(`/Admin/NewsAdmin/AddNewsPage/${id}`)
	const { form, field, save } = formOn(page, 'Edit news')
	await field('Title').fill(`${title}, mine`)
	await expect(form).toContainText(/Draft saved \d\d:\d\d/)

	const act = (action: 'unpublish' | 'delete') =>
		asAdmin(request, '/api/itemscontroller/news/changeseveral', { action, ids: [id] })
	await act('unpublish')
	await save.click()
	await expect(form.getByRole('button', { name: 'Show changes' }), 'nobody is asked').toBeVisible()
	await expect(form.getByRole('checkbox', { name: 'Published' })).not.toBeChecked()
	await expect(field('Title')).toHaveValue(`${title}, mine`)

	await act('delete')
	await save.click()
	await expect(form.getByRole('alert').first()).toBeVisible()
	await expect(field('Title')).toHaveValue(`${title}, mine`)
})

test('One draft of a new item in two tabs merges, and makes one item', async ({
	page,
	newVisitor,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 40[49]/)
	const title = `Written twice ${unique()}`
	await startSession(page, 'newsadmin')
	await page.goto('/Admin/NewsAdmin/AddNewsPage')
	const mine = formOn(page, 'Add news')
	await mine.field('Title').fill(title)
	await expect(mine.form).toContainText(/Draft saved \d\d:\d\d/)
	const other = await newVisitor()
	await startSession(other, 'newsadmin')
	await other.goto(page.url())
	const theirs = formOn(other, 'Add news')
	await expect(theirs.field('Title')).toHaveValue(title)
	await theirs.field('Description').fill('From the other tab')
	await expect(theirs.form).toContainText(/Draft saved \d\d:\d\d/)

	await mine.field('Url').fill('/blog')
	await expect(mine.field('Description')).toHaveValue('From the other tab')
	await expect(mine.field('Url')).toHaveValue('/blog')
	await chooseFiles(chooser(mine.group('Image')), pictureFile(800, 450, 'twice.png', 30))
	await mine.save.click()
	await expect(rowOf(page, title)).toHaveCount(1)
})
