import { addColleague, newToken } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { chooseFiles, chooser, formOn, pictureFile, toasts } from '#tests/support/browser/publishing-page.ts'
import { addNews } from '#tests/support/browser/saved-items.ts'

test('Two editors of one item: the second is told who was first, keeps what was typed, and loads the newest on demand', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const { id, title } = await addNews(request)
	const first = await addColleague(request, { permissions: ['News'], fullName: 'Yusra Haddadin' })
	const address = `/Admin/NewsAdmin/AddNewsPage/${id}`
	await startSession(page, 'newsadmin')
	await page.goto(address)
	const mine = formOn(page, 'Edit news')
	await mine.field('Description').fill('My description')
	await chooseFiles(chooser(mine.group('Image')), pictureFile(800, 450, 'mine.png', 30))

	const headers = { Authorization: await newToken(request, first.userName, first.password) }
	await addNews(request, { id, title: `${title}, theirs` }, headers)

	await mine.save.click()
	await expect(mine.form.getByRole('alert')).toContainText(
		/Yusra Haddadin changed this on \d{1,2} \w+ 20\d\d, \d\d:\d\d UTC/,
	)
	await expect(mine.field('Description')).toHaveValue('My description')
	await expect(mine.field('Title'), 'nothing of theirs is mixed in').toHaveValue(title)
	await expect(mine.group('Image')).toContainText('mine.png')
	await expectAccessible(page)
	await page.reload()
	await expect(mine.field('Description'), 'as a draft, too').toHaveValue('My description')
	await expect(mine.field('Title')).toHaveValue(title)

	await mine.save.click()
	await mine.form.getByRole('button', { name: 'Load the newest version' }).click()
	await expect(mine.field('Title')).toHaveValue(`${title}, theirs`)
	await expect(mine.field('Description')).not.toHaveValue('My description')
	await expect(mine.form).toContainText('Last changed by Yusra Haddadin')
	await mine.field('Description').fill('Both of us')
	await mine.save.click()
	await expect(toasts(page)).toContainText('News Details Saved Successfully')
	await expect(page.getByRole('row').filter({ hasText: `${title}, theirs` })).toBeVisible()
})
