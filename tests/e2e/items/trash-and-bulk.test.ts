import type { Page } from '@playwright/test'
import { adminHeaders, asAdmin } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { chooseMore, rowOf, stateIn } from '#tests/support/browser/publishing-page.ts'
import { saveDraft } from '#tests/support/browser/saved-drafts.ts'
import { addBlog, addBlogCategory, addNews } from '#tests/support/browser/saved-items.ts'
import { addJob, newName, sendApplication } from '#tests/support/browser/saved-jobs.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

const newsPath = '/Admin/NewsAdmin'
const question = (page: Page, name = 'Are you sure you want to delete this?') => page.getByRole('alertdialog', { name })
const outcome = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' })
const select = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` }).check()

async function deleteRow(page: Page, title: string): Promise<void> {
	await chooseMore(page, title, 'Delete')
	await question(page).getByRole('button', { name: 'Delete' }).click()
	await expectToast(page, 'News deleted')
	await expect(rowOf(page, title)).toHaveCount(0)
}

test('A deleted item comes back by Undo as it was, and from the trash unpublished, until it is deleted for good', async ({
	page,
	request,
}) => {
	const { title } = await addNews(request)
	await startSession(page, 'newsadmin')
	await page.goto(newsPath)
	await deleteRow(page, title)
	await expect(outcome(page, `“${title}” deleted.`)).toBeVisible()
	await expect(undoButton(page), 'the row had the focus').toBeFocused()
	await page.keyboard.press('Enter')
	await expect(outcome(page, 'Undone.')).toBeVisible()
	await expect(stateIn(rowOf(page, title), 'Live')).toBeVisible()
	await expect(undoButton(page)).toHaveCount(0)

	await deleteRow(page, title)
	await page.getByRole('button', { name: 'Trash' }).click()
	const entry = rowOf(page, title)
	await expect(entry).toContainText('by Hamad Al Suwaidan')
	await expectAccessible(page)
	await entry.getByRole('button', { name: `Restore ${title}` }).click()
	await expect(outcome(page, `“${title}” is back, unpublished.`)).toBeFocused()
	await expect(entry).toHaveCount(0)
	await page.getByRole('link', { name: 'Open the news item' }).click()
	await expect(page.getByRole('form', { name: 'Edit news' }).getByLabel(/^Title/)).toHaveValue(title)

	await page.goto(newsPath)
	await expect(stateIn(rowOf(page, title), 'Draft')).toBeVisible()
	await deleteRow(page, title)
	await page.goto('/Admin/Trash/news')
	await entry.getByRole('button', { name: `Delete for good ${title}` }).click()
	await question(page, 'Delete this for good?').getByRole('button', { name: 'Delete for good' }).click()
	await expect(outcome(page, `“${title}” is deleted for good.`)).toBeVisible()
	await expect(entry).toHaveCount(0)
})

test('Several items are published at once and unpublished by Undo; another page of the list forgets them', async ({
	page,
	request,
}) => {
	const [one, other] = [
		await addNews(request, { isPublished: false, publishedDate: '2099-01-01' }),
		await addNews(request, { isPublished: false, publishedDate: '2099-01-01' }),
	]
	await startSession(page, 'newsadmin')
	await page.goto(newsPath)
	await select(page, one.title)
	await select(page, other.title)
	await expect(bar(page)).toContainText('2 selected')
	await expectAccessible(page, [390, 1280])
	await bar(page).getByRole('button', { name: 'Publish', exact: true }).click()
	await expect(outcome(page, '2 news items published.')).toBeVisible()
	await expect(bar(page)).toHaveCount(0)
	await expect(undoButton(page), 'it takes the place of the bar that had the focus').toBeFocused()
	await expect(undoButton(page)).toBeInViewport()
	await expectAccessible(page, [390, 1280])
	for (const { title } of [one, other]) await expect(stateIn(rowOf(page, title), 'Live')).toBeVisible()

	await select(page, one.title)
	await select(page, other.title)
	await bar(page).getByRole('button', { name: 'Unpublish' }).click()
	const asked = question(page, 'Unpublish these?')
	await expect(asked).toContainText('2 news items vanish from the website at once.')
	await asked.getByRole('button', { name: 'Cancel' }).click()
	await expect(bar(page).getByRole('button', { name: 'Unpublish' })).toBeFocused()
	await bar(page).getByRole('button', { name: 'Unpublish' }).click()
	await asked.getByRole('button', { name: 'Unpublish' }).click()
	await expect(outcome(page, '2 news items unpublished.')).toBeVisible()
	await expect(undoButton(page), 'the dialog gives the focus to the page').toBeFocused()
	await undoButton(page).click()
	await expect(outcome(page, 'Undone.')).toBeVisible()
	for (const { title } of [one, other]) await expect(stateIn(rowOf(page, title), 'Live')).toBeVisible()

	await select(page, one.title)
	await bar(page).getByRole('button', { name: 'Unpublish' }).click()
	await expect(outcome(page, `“${one.title}” unpublished.`), 'a single one is not asked about').toBeVisible()
	await undoButton(page).click()
	await expect(outcome(page, 'Undone.')).toBeVisible()
	await select(page, one.title)
	await select(page, other.title)
	await bar(page).getByRole('button', { name: 'Unpublish' }).click()
	await asked.getByRole('button', { name: 'Unpublish' }).click()
	await expect(outcome(page, '2 news items unpublished.')).toBeVisible()
	for (const { title } of [one, other]) await expect(stateIn(rowOf(page, title), 'Draft')).toBeVisible()

	await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
	await expect(bar(page)).toContainText('10 selected')
	await page.getByRole('link', { name: 'Page 2', exact: true }).click()
	await expect(page).toHaveURL(`${newsPath}?page=2`)
	await expect(bar(page)).toHaveCount(0)
	await expect(outcome(page, 'Undone.')).toHaveCount(0)
})

test('Of several jobs the one with an application stays, and the list says why', async ({ page, request }) => {
	const word = newName('Weir')
	const free = await addJob(request, { jobPosition: `${word} north` })
	const applied = await addJob(request, { jobPosition: `${word} south` })
	await sendApplication(request, applied)
	await startSession(page, 'careers')
	await page.goto(`/Admin/CareersAdmin?position=${encodeURIComponent(word)}`)
	await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
	await expect(bar(page).getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
	await bar(page).getByRole('button', { name: 'Delete' }).click()
	await expect(question(page)).toContainText('2 job posts go to the trash for 30 days.')
	await question(page).getByRole('button', { name: 'Delete' }).click()
	const told = outcome(page, `“${free.title}” deleted. 1 refused:`)
	await expect(told.getByRole('listitem')).toHaveText(
		`${applied.title}: Job Post Cannot Be Deleted Due to Existing Applicants`,
	)
	await expect(rowOf(page, free.title)).toHaveCount(0)
	await expect(rowOf(page, applied.title)).toBeVisible()
	await expectAccessible(page)
	await undoButton(page).click()
	await expect(rowOf(page, free.title)).toBeVisible()
})

test('After the only row of the last page is deleted, the page before offers Undo', async ({ page, request }) => {
	const word = newName('Ferry')
	const places = ['north', 'south', 'east', 'west', 'upper', 'lower']
	for (const place of places) await addJob(request, { jobPosition: `${word} ${place}` })
	await startSession(page, 'careers')
	await page.goto(`/Admin/CareersAdmin?page=2&position=${encodeURIComponent(word)}`)
	const last = page.getByRole('row').filter({ hasText: word })
	await expect(last).toHaveCount(1)
	await last.getByRole('button', { name: /^More for / }).click()
	await page.getByRole('menuitem', { name: 'Delete' }).click()
	await question(page).getByRole('button', { name: 'Delete' }).click()
	await expect(last).toHaveCount(5)
	await expect(page).toHaveURL(/page=1/)
	await expect(outcome(page, /“.+” deleted\./)).toBeVisible()
	await expect(undoButton(page)).toBeFocused()
	await undoButton(page).click()
	await page.getByRole('link', { name: 'Page 2', exact: true }).click()
	await expect(last).toHaveCount(1)
})

test('A blog that was deleted comes back active by Undo, and as a draft once its category is gone; the trash is for its role', async ({
	page,
	request,
}) => {
	const category = await addBlogCategory(request)
	const { title, publicPath } = await addBlog(request, { category: category.id })
	await startSession(page, 'blogs')
	await page.goto('/Admin/Blogs')
	await chooseMore(page, title, 'Delete')
	await expect(question(page)).toContainText(`${title} goes to the trash for 30 days, with its pictures.`)
	await question(page).getByRole('button', { name: 'Delete' }).click()
	await expectToast(page, 'Blog deleted')
	await undoButton(page).click()
	await expect(outcome(page, 'Undone. 1 blog is as it was before.')).toBeVisible()
	await expect(stateIn(rowOf(page, title), 'Live')).toBeVisible()
	expect((await request.get(publicPath)).status()).toBe(200)

	await chooseMore(page, title, 'Delete')
	await question(page).getByRole('button', { name: 'Delete' }).click()
	await expect(outcome(page, `“${title}” deleted.`)).toBeVisible()
	const headers = await adminHeaders(request)
	expect((await request.delete(`/api/blogscontroller/deletecategory/${category.id}`, { headers })).ok()).toBe(true)
	await page.goto('/Admin/Trash/blogs')
	await rowOf(page, title)
		.getByRole('button', { name: `Restore ${title}` })
		.click()
	await expect(outcome(page, `“${title}” is back as a draft without its category “${category.name}”.`)).toBeVisible()
	await expectAccessible(page, [390])
	await page.getByRole('link', { name: 'Open the draft' }).click()
	await expect(page.getByRole('form', { name: 'Add blog' }).getByLabel(/^Heading/)).toHaveValue(title)

	for (const path of ['/Admin/Trash/news', '/Admin/History/news/1', '/Admin/Trash/nothing']) {
		await page.goto(path)
		await expect(page).toHaveURL(/\/Admin\/?$/)
	}
})

test('The list shows drafts of new items, and marks items with a draft, which can be published there', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 400/)
	const { id, title } = await addNews(request)
	const [changed, unfinished] = [`${title}, again`, `${title}, not written yet`]
	await saveDraft(request, 'news', { title: changed }, id)
	await saveDraft(request, 'news', { title: unfinished })
	await startSession(page, 'newsadmin')
	await page.goto(newsPath)
	const drafts = page.getByRole('region', { name: 'Drafts' })
	await drafts.getByRole('button', { name: /^\d+ draft/ }).click()
	const draft = drafts.getByRole('listitem').filter({ hasText: unfinished })
	await expect(draft).toContainText('Nila Varrier, last changed')
	await expect(rowOf(page, title)).toContainText('Live with changes')
	await chooseMore(page, title, 'Publish changes')
	await expect(outcome(page, `Changes of “${changed}” saved.`)).toBeVisible()
	await expect(rowOf(page, changed)).not.toContainText('changes')

	await draft.getByRole('button', { name: `Publish changes ${unfinished}` }).click()
	const refused = outcome(page, 'The changes are not live:')
	await expect(refused).toContainText('Image is required')
	await expect(refused.getByRole('link', { name: unfinished })).toHaveAttribute(
		'href',
		/^\/Admin\/NewsAdmin\/AddNewsPage\?draft=\d+$/,
	)
	await expectAccessible(page)
	await draft.getByRole('button', { name: `Discard ${unfinished}` }).click()
	await question(page, 'Discard this draft?').getByRole('button', { name: 'Discard' }).click()
	await expect(outcome(page, `The draft “${unfinished}” is discarded.`)).toBeVisible()
	await expect(draft).toHaveCount(0)
})

test('The history shows how two versions differ, and makes an old one the draft', async ({ page, request }) => {
	const { id, title } = await addNews(request)
	const later = `${title}, once more`
	await addNews(request, { id, title: later })
	await saveDraft(request, 'news', { title: 'In the way' }, id)
	await startSession(page, 'newsadmin')
	await page.goto(newsPath)
	await chooseMore(page, later, 'History')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`History of “${later}”`)
	const first = rowOf(page, 'Added')
	await expect(first).toContainText('Title, Description, Url')
	await expect(rowOf(page, 'Changed')).toContainText('Current, visitors see this')
	await expectAccessible(page)

	await page.getByRole('checkbox', { name: 'Select Version 1' }).check()
	await page.getByRole('checkbox', { name: 'Select Version 2' }).check()
	await page.getByRole('button', { name: 'Compare both' }).click()
	const dialog = page.getByRole('dialog', { name: 'Compare versions' })
	await expect(dialog).toContainText('once more')
	await expectAccessible(page)
	await page.goBack()
	await expect(dialog).toHaveCount(0)

	await first.getByRole('button', { name: 'Restore Version 1' }).click()
	const restore = question(page, 'Restore version 1?')
	await expect(restore).toContainText('The draft of Nila Varrier')
	await restore.getByRole('button', { name: 'Replace the draft' }).click()
	await expect(page).toHaveURL(`${newsPath}/AddNewsPage/${id}`)
	await expectToast(page, 'Version 1 is the draft now.')
	const draft = await asAdmin(request, `/api/itemscontroller/news/draftof/${id}`)
	expect(draft).toMatchObject({ title, values: { title } })
	const live = await asAdmin(request, `/api/itemscontroller/news/live/${id}`)
	expect(live.title, 'visitors see no change').toBe(later)
})
