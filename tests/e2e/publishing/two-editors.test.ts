import { addColleague, newToken } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { chooseFiles, chooser, formOn, pictureFile, toasts } from '#tests/support/browser/publishing-page.ts'
import { addNews } from '#tests/support/browser/saved-items.ts'

test('A client that saves meanwhile is no loss: the editor sees both versions, chooses field by field, and saves the result', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const { id, title } = await addNews(request)
	const first = await addColleague(request, { permissions: ['News'], fullName: 'Yusra Haddadin' })
	await startSession(page, 'newsadmin')
	await page.goto(`/Admin/NewsAdmin/AddNewsPage/${id}`)
	const mine = formOn(page, 'Edit news')
	await mine.field('Description').fill('My description')
	await chooseFiles(chooser(mine.group('Image')), pictureFile(800, 450, 'mine.png', 30))

	const headers = { Authorization: await newToken(request, first.userName, first.password) }
	await addNews(request, { id, title: `${title}, theirs`, description: 'Their description' }, headers)

	await mine.save.click()
	const dialog = page.getByRole('dialog', { name: 'The live version has changed' })
	await expect(dialog).toContainText(/My.* description.*Their.* description/)
	await expectAccessible(page)
	await dialog.getByRole('button', { name: 'Cancel' }).click()
	// The dialog hides the form while it is open.
	await expect(mine.form.getByRole('alert')).toContainText(
		/Yusra Haddadin changed this on \d{1,2} \w+ 20\d\d, \d\d:\d\d\. What/,
	)
	await expect(mine.field('Description'), 'nothing is dropped before the choice').toHaveValue('My description')
	await expect(mine.group('Image')).toContainText('mine.png')

	await mine.form.getByRole('button', { name: 'Compare both versions' }).click()
	await dialog.getByRole('group', { name: 'Use for Description' }).getByRole('radio', { name: 'Both' }).check()
	await dialog.getByRole('button', { name: 'Use this' }).click()
	await expect(mine.field('Description')).toHaveValue('My description\n\nTheir description')
	await expect(mine.field('Title'), 'what only they changed is theirs').toHaveValue(`${title}, theirs`)
	await expect(mine.group('Image')).toContainText('mine.png')
	await mine.save.click()
	await expect(toasts(page)).toContainText('News Details Saved Successfully')
	await expect(page.getByRole('row').filter({ hasText: `${title}, theirs` })).not.toContainText('Changed')
})

test('Two people who type in one form see each other, and the second autosave opens a comparison', async ({
	page,
	request,
	newVisitor,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const { id, title } = await addNews(request)
	const colleague = await addColleague(request, { permissions: ['News'], fullName: 'Yusra Haddadin' })
	const address = `/Admin/NewsAdmin/AddNewsPage/${id}`
	const other = await newVisitor()
	await startSession(other, colleague.userName, colleague.password)
	await other.goto(address)
	const theirs = formOn(other, 'Edit news')
	await expect(theirs.field('Title')).toHaveValue(title)
	await startSession(page, 'newsadmin')
	await page.goto(address)
	const mine = formOn(page, 'Edit news')
	await expect(mine.form).toContainText('Yusra Haddadin has this form open too.')

	await theirs.field('Description').fill('Their description')
	await expect(theirs.form).toContainText(/Draft saved \d\d:\d\d/)
	await mine.field('Title').fill(`${title}, mine`)
	const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this draft' })
	await dialog.getByRole('button', { name: 'Use this' }).click()
	await expect(mine.field('Title')).toHaveValue(`${title}, mine`)
	await expect(mine.field('Description')).toHaveValue('Their description')
})
