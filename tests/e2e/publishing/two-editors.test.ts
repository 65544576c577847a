import { addColleague, adminHeaders, asAdmin, newToken } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { chooseFiles, chooser, formOn, pictureFile } from '#tests/support/browser/publishing-page.ts'
import { addBlog, addBlogCategory, addBlogTag, addEvent, addNews } from '#tests/support/browser/saved-items.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

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
	await expectToast(page, 'News Details Saved Successfully')
	await expect(page.getByRole('row').filter({ hasText: `${title}, theirs` })).not.toContainText('changes')
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

test('Of a blog that a colleague saves meanwhile, only the paragraph that both have changed is asked about', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const [shared, mineTag, theirTag] = [await addBlogTag(request), await addBlogTag(request), await addBlogTag(request)]
	const category = await addBlogCategory(request)
	const written = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')
	const values = { category: category.id, tags: shared.id }
	const { id } = await addBlog(request, {
		...values,
		content: written('The weir opens at six.', 'Boats leave with the tide.', 'Tickets are sold at the pier.'),
	})
	await startSession(page, 'blogs')
	await page.goto(`/Admin/Blogs/Edit/${id}`)
	const mine = formOn(page, 'Edit blog')
	const text = mine.form.getByRole('textbox', { name: 'Content' })
	await text.getByText('The weir opens').click()
	await page.keyboard.press('End')
	await page.keyboard.type(' Mine alone.')
	await text.getByText('Tickets are').click()
	await page.keyboard.press('End')
	await page.keyboard.type(' Mine too.')
	await mine.group('Tags').getByRole('checkbox', { name: mineTag.name, exact: true }).check()

	await addBlog(request, {
		...values,
		blogsId: id,
		tags: `${shared.id},${theirTag.id}`,
		content: written(
			'The weir opens at six.',
			'Boats leave with the tide. Theirs alone.',
			'Tickets are sold at the pier. Theirs too.',
		),
	})
	await mine.save.click()
	const dialog = page.getByRole('dialog', { name: 'The live version has changed' })
	await expect(dialog.getByRole('heading', { name: '1 choice to make' })).toBeVisible()
	await expect(dialog.getByRole('radio')).toHaveCount(3)
	await expectAccessible(page)
	await dialog.getByText('Changed in one version only').click()
	await expectAccessible(page)
	await dialog.getByRole('button', { name: 'Use this' }).press('Enter')
	const choice = dialog.getByRole('group', { name: 'Use for Content' })
	await expect(choice.getByRole('radio', { name: 'Yours' })).toBeFocused()
	await choice.getByRole('radio', { name: 'Both' }).check()
	await dialog.getByRole('button', { name: 'Use this' }).click()
	await expect(text.locator('> *')).toHaveText([
		'The weir opens at six. Mine alone.',
		'Boats leave with the tide. Theirs alone.',
		'Tickets are sold at the pier. Mine too.',
		'Tickets are sold at the pier. Theirs too.',
	])
	for (const { name } of [shared, mineTag, theirTag])
		await expect(mine.group('Tags').getByRole('checkbox', { name, exact: true })).toBeChecked()
})

test('Pictures that two people add to one gallery are both kept, with their alternative texts', async ({
	page,
	request,
	newVisitor,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const { id } = await addEvent(request)
	const colleague = await addColleague(request, { permissions: ['Events'] })
	const address = `/Admin/EventsAdmin/AddEventsPage/${id}`
	const other = await newVisitor()
	await startSession(other, colleague.userName, colleague.password)
	await other.goto(address)
	const theirs = formOn(other, 'Edit event')
	await startSession(page, 'eventsadmin')
	await page.goto(address)
	const mine = formOn(page, 'Edit event')
	const pictures = (form: typeof mine) => form.group('Additional images').getByRole('listitem')
	await expect(pictures(mine)).toHaveCount(2)

	await chooseFiles(chooser(theirs.group('Additional images')), pictureFile(1600, 900, 'theirs.png', 30))
	await pictures(theirs).nth(2).getByLabel('Alternative text').fill('A bell')
	await pictures(theirs).nth(0).getByLabel('Alternative text').fill('The banner')
	await expect(theirs.form).toContainText(/Draft saved \d\d:\d\d/)
	await chooseFiles(chooser(mine.group('Additional images')), pictureFile(1600, 900, 'mine.png', 200))
	const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this draft' })
	await expect(dialog).toContainText('There is nothing to choose.')
	await dialog.getByText('Changed in one version only').click()
	await expect(dialog).toContainText('Yours: added')
	await dialog.getByRole('button', { name: 'Use this' }).click()
	await expect(pictures(mine)).toHaveCount(4)
	await expect(pictures(mine).nth(0).getByLabel('Alternative text')).toHaveValue('The banner')
	await expect(pictures(mine).nth(2)).toContainText('mine')
	await expect(pictures(mine).nth(3).getByLabel('Alternative text')).toHaveValue('A bell')

	// What a colleague has deleted does not come back.
	const stored = await asAdmin(request, `/api/eventscontroller/fetcheventsbyid?id=${id}`, {})
	const deleted = `/api/eventscontroller/deleteimage/${stored.thumbnailImages[1].id}`
	await request.delete(deleted, { headers: await adminHeaders(request) })
	await mine.save.click()
	await page
		.getByRole('dialog', { name: 'The live version has changed' })
		.getByRole('button', { name: 'Use this' })
		.click()
	await expect(pictures(mine)).toHaveCount(3)
	await expect(pictures(mine).nth(1)).toContainText('mine')
})
