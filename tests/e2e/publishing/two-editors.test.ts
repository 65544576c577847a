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

test('Two people who type in one form see each other, and the second autosave merges without a question', async ({
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
	await expect(mine.field('Description')).toHaveValue('Their description')
	await expect(mine.field('Title'), 'typing goes on').toBeFocused()
	await page.keyboard.press('End')
	await page.keyboard.type(' too')
	await expect(mine.field('Title')).toHaveValue(`${title}, mine too`)
	await expect(mine.form).toContainText(/Draft saved \d\d:\d\d/)
	const notice = mine.form.getByRole('status').filter({ hasText: 'Merged with another version: Yusra Haddadin' })
	await notice.getByRole('button', { name: 'Show changes' }).click()
	const changes = page.getByRole('dialog', { name: 'What came from the other version' })
	await expect(changes).toContainText('Their description')
	await expect(changes).not.toContainText('mine too')
	await expectAccessible(page)
	await page.keyboard.press('Escape')

	await theirs.field('Title').fill(`${title}, theirs`)
	const held = theirs.form.getByRole('status').filter({ hasText: 'This draft has changed in the meantime.' })
	await expect(held, 'what needs a choice waits').toBeVisible()
	await expect(theirs.field('Title')).toBeFocused()
	await held.getByRole('button', { name: 'Compare both versions' }).click()
	const dialog = other.getByRole('dialog', { name: 'Somebody else has changed this draft' })
	await dialog.getByRole('radio', { name: 'Yours' }).check()
	await dialog.getByRole('button', { name: 'Use this' }).click()
	await expect(theirs.field('Title')).toHaveValue(`${title}, theirs`)
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
	await expect(pictures(mine)).toHaveCount(4)
	await expect(mine.form.getByRole('button', { name: 'Show changes' })).toBeVisible()
	await expect(pictures(mine).nth(0).getByLabel('Alternative text')).toHaveValue('The banner')
	await expect(pictures(mine).nth(2)).toContainText('mine')
	await expect(pictures(mine).nth(3).getByLabel('Alternative text')).toHaveValue('A bell')

	// What a colleague has deleted does not come back.
	const stored = await asAdmin(request, `/api/eventscontroller/fetcheventsbyid?id=${id}`, {})
	const deleted = `/api/eventscontroller/deleteimage/${stored.thumbnailImages[1].id}`
	await request.delete(deleted, { headers: await adminHeaders(request) })
	await mine.save.click()
	await expect(pictures(mine)).toHaveCount(3)
	await expect(pictures(mine).nth(1)).toContainText('mine')
})

test('Two people who write in one article merge block by block, and the caret stays in its field', async ({
	page,
	request,
	newVisitor,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const { id } = await addBlog(request, { content: '<p>The weir opens at six.</p><p>Boats leave with the tide.</p>' })
	const colleague = await addColleague(request, { permissions: ['Blogs'] })
	const other = await newVisitor()
	await startSession(other, colleague.userName, colleague.password)
	await other.goto(`/Admin/Blogs/Edit/${id}`)
	const theirs = formOn(other, 'Edit blog')
	const theirText = theirs.form.getByRole('textbox', { name: 'Content' })
	await theirText.getByText('Boats leave').click()
	await startSession(page, 'blogs')
	await page.goto(`/Admin/Blogs/Edit/${id}`)
	const mine = formOn(page, 'Edit blog')
	const text = mine.form.getByRole('textbox', { name: 'Content' })
	await text.getByText('The weir opens').click()
	await mine.field('Heading').press('End')

	await other.keyboard.press('End')
	await other.keyboard.type(' Theirs.')
	await expect(theirs.form).toContainText(/Draft saved \d\d:\d\d/)
	await page.keyboard.type(', mine')
	await expect(text).toContainText('Boats leave with the tide. Theirs.')
	await expect(mine.field('Heading'), 'the text takes the focus from no field').toBeFocused()
	await page.keyboard.type(' alone')
	await expect(mine.field('Heading')).toHaveValue(/, mine alone$/)
	await expect(mine.form).toContainText(/Draft saved \d\d:\d\d/)
	await text.getByText('The weir opens').click()
	await page.keyboard.press('End')
	const saved = page.waitForResponse((answer) => answer.url().endsWith('/savedraft') && answer.ok())
	await page.keyboard.type(' Mine.')
	await saved

	await other.keyboard.type(' Theirs too.')
	await expect(theirs.form.getByRole('button', { name: 'Compare both versions' }), 'not amid typing').toBeVisible()
	await theirs.field('Sub heading').focus()
	await expect(theirs.field('Heading')).toHaveValue(/, mine alone$/)
	await expect(theirText).toContainText('The weir opens at six. Mine.')
	await expect(theirText).toContainText('Theirs. Theirs too.')
	await expect(theirs.field('Sub heading')).toBeFocused()
})

test('While a colleague publishes, the open form says so with its next report, and a save merges', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const { id, title } = await addNews(request)
	await startSession(page, 'newsadmin')
	await page.goto(`/Admin/NewsAdmin/AddNewsPage/${id}`)
	const { form, field, save } = formOn(page, 'Edit news')
	const notice = form.getByRole('status').filter({ hasText: 'A newer version was published or saved' })
	const report = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
	await expect(field('Title')).toHaveValue(title)
	await addNews(request, { id, title, description: 'Their description' })
	await report()
	await notice.getByRole('button', { name: 'Show it' }).click()
	await expect(field('Description')).toHaveValue('Their description')
	await expect(notice).toHaveCount(0)

	await addNews(request, { id, title, description: 'Their other description' })
	await field('Title').fill(`${title}, mine`)
	await report()
	await expect(notice.getByRole('button', { name: 'Merge now' })).toBeVisible()
	await expect(field('Title')).toBeFocused()
	await expectAccessible(page)
	await save.click()
	await expect(form.getByRole('status').filter({ hasText: 'Merged with another version' })).toBeVisible()
	await expect(field('Description')).toHaveValue('Their other description')
	await expect(field('Title')).toHaveValue(`${title}, mine`)
	await save.click()
	await expectToast(page, 'News Details Saved Successfully')
})

test('What is typed while a merge is on its way is not lost: the form asks', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const { id, title } = await addNews(request)
	await startSession(page, 'newsadmin')
	await page.goto(`/Admin/NewsAdmin/AddNewsPage/${id}`)
	const { form, field, save } = formOn(page, 'Edit news')
	await field('Title').fill(`${title}, mine`)
	await expect(form).toContainText(/Draft saved \d\d:\d\d/)
	await addNews(request, { id, title, description: 'Their description' })
	let release = () => {}
	const released = new Promise<void>((resolve) => {
		release = resolve
	})
	await page.route('**/savedraft', async (route) => {
		await released
		await route.continue()
	})
	const sent = page.waitForRequest('**/savedraft')
	await save.click()
	await sent
	await field('Title').fill(`${title}, mine and more`)
	release()
	const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this draft' })
	await dialog.getByRole('button', { name: 'Use this' }).click()
	await expect(field('Description')).toHaveValue('Their description')
	await expect(field('Title')).toHaveValue(`${title}, mine and more`)
})
