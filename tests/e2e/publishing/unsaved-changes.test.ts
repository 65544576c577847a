import type { Locator } from '@playwright/test'
import { addColleague } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, sendSignIn, startSession, test } from '#tests/support/browser/journey.ts'
import {
	chooseFiles,
	chooser,
	formOn,
	pdfFile,
	pictureFile,
	rowOf,
	stateIn,
} from '#tests/support/browser/publishing-page.ts'
import { expectSessionExpired, revokeSession } from '#tests/support/browser/revoke-session.ts'
import { addNews } from '#tests/support/browser/saved-items.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

test('What was typed or chosen stays as a draft when the form is left, by any way', async ({ page, request }) => {
	const { title } = await addNews(request)
	await startSession(page, 'newsadmin')
	await page.goto('/Admin/NewsAdmin')
	const edit = page.getByRole('link', { name: `Edit ${title}` })
	const { form, field, group } = formOn(page, 'Edit news')
	const back = form.getByRole('button', { name: 'Back' })
	await edit.click()
	await expect(field('Title')).toHaveValue(title)
	await back.click()
	await expect(rowOf(page, title), 'without a change there is no draft').not.toContainText('changes')

	await edit.click()
	await chooseFiles(chooser(group('Image')), pictureFile(800, 450, 'another.png', 30))
	await expect(group('Image')).toContainText('another.png')
	await back.click()
	await expect(rowOf(page, title), 'a picture is a change').toContainText('Live with changes')
	await edit.click()
	await expect(group('Image')).toContainText('another.png')
	await field('Title').fill(`${title}, half way`)
	await page.goBack()
	await edit.click()
	await expect(field('Title')).toHaveValue(`${title}, half way`)
	await field('Title').fill(`${title}, at the end`)
	await page.reload()
	await expect(field('Title')).toHaveValue(`${title}, at the end`)
	await expect(group('Image')).toContainText('another.png')
})

test('If the last changes cannot be sent, leaving the form needs a confirmation', async ({
	page,
	context,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|manifest patches/)
	const { id, title } = await addNews(request)
	await startSession(page, 'newsadmin')
	await page.goto(`/Admin/NewsAdmin/AddNewsPage/${id}`)
	const { form, field } = formOn(page, 'Edit news')
	const question = page.getByRole('alertdialog', { name: 'Leave before the draft is saved?' })
	const back = form.getByRole('button', { name: 'Back' })
	await expect(field('Title')).toHaveValue(title)
	await context.setOffline(true)
	await field('Title').fill('Half way')
	await back.click()
	// The check below hides the button, and the dialog remembers the element that had the focus when it opened.
	await expect(question).toBeVisible()
	await expectAccessible(page)
	// The page may still be on its way back to the width of a desktop.
	await expect(page.locator('form button', { hasText: /^Back$/ })).toBeVisible()
	await question.getByRole('button', { name: 'Keep editing' }).click()
	await expect(back, 'what was pressed has the focus again').toBeFocused()
	await expect(field('Title')).toHaveValue('Half way')
	await context.setOffline(false)
	await expect(form).toContainText(/Draft saved \d\d:\d\d/)
})

test('What is typed while a save is on its way stays in the form, as changes to what was saved', async ({
	page,
	request,
}) => {
	await startSession(page, 'newsadmin')
	const { id, title } = await addNews(request)
	let answered = () => {}
	const answering = new Promise<void>((resolve) => {
		answered = resolve
	})
	await page.route('**/api/newscontroller/savenewsdetails', async (route) => {
		const response = await route.fetch()
		await answering
		await route.fulfill({ response })
	})
	await page.goto(`/Admin/NewsAdmin/AddNewsPage/${id}`)
	const { form, field, save } = formOn(page, 'Edit news')
	await field('Title').fill(`${title}, saved`)
	const sent = page.waitForRequest('**/api/newscontroller/savenewsdetails')
	await save.click()
	await sent
	await field('Title').fill(`${title}, typed on`)
	answered()
	await expectToast(page, 'News Details Saved Successfully')
	await expect(form).toContainText(/Draft saved \d\d:\d\d/)
	await expect(field('Title')).toHaveValue(`${title}, typed on`)
	await page.goto('/Admin/NewsAdmin')
	await expect(rowOf(page, `${title}, saved`)).toContainText('Live with changes')
})

test('A form survives the end of the session, its files included', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 401/)
	const colleague = await addColleague(request, { permissions: ['Flyers'] })
	await startSession(page, colleague.userName, colleague.password)
	await page.goto('/Admin/FlyersAdmin/AddFlyersPage')
	const { form, field, group, save } = formOn(page, 'Add flyer')
	const title = `Kept through the night ${colleague.userName}`
	await field('Title').fill(title)
	await field('Alternative text').fill('A lamp on a desk.')
	await field('Published').check()
	await chooseFiles(chooser(group('Thumbnail image')), pictureFile(800, 450))
	await chooseFiles(chooser(group('PDF attachment')), pdfFile('night.pdf'))
	await expect(group('PDF attachment')).toContainText('night.pdf')
	await page.keyboard.press('Control+s')
	await expect(form).toContainText(/Draft saved \d\d:\d\d/)

	await revokeSession(page)
	await field('Description').fill('Three lines\nof text,\nevery one of them kept.')
	await save.click()
	await expectSessionExpired(page)
	await sendSignIn(page, colleague.userName, colleague.password)
	await expect(field('Title')).toHaveValue(title)
	await expect(field('Description')).toHaveValue('Three lines\nof text,\nevery one of them kept.')
	await expect(field('Alternative text')).toHaveValue('A lamp on a desk.')
	await expect(field('Published')).toBeChecked()
	await expect(group('PDF attachment')).toContainText('night.pdf')

	await save.click()
	await expectToast(page, 'Flyers Details Saved Successfully')
	await expect(stateIn(rowOf(page, title), 'Live')).toBeVisible()
	expect(await page.evaluate(() => Object.keys(sessionStorage)), 'nothing is left').toEqual([])
})

test('So do the text of a blog and the lists of a case study', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 401/)
	const { userName, password } = await addColleague(request, { permissions: ['Blogs', 'Case studies'] })
	async function endSessionAndReturn(save: Locator) {
		await revokeSession(page)
		await save.click()
		await expectSessionExpired(page)
		await sendSignIn(page, userName, password)
	}

	await startSession(page, userName, password)
	await page.goto('/Admin/Blogs/Add')
	const blog = formOn(page, 'Add blog')
	const text = blog.form.getByRole('textbox', { name: 'Content' })
	await blog.field('Heading').fill('Kept through the night')
	await blog.group('Tags').getByRole('checkbox').nth(1).check()
	await text.click()
	await page.keyboard.type('## A lamp\nIt burned until *four*.')
	await expect(text.getByRole('heading')).toHaveText('A lamp')
	await endSessionAndReturn(blog.save)
	await expect(blog.field('Heading')).toHaveValue('Kept through the night')
	await expect(text.getByRole('heading')).toHaveText('A lamp')
	await expect(text).toContainText('It burned until four.')
	await expect(blog.group('Tags').getByRole('checkbox').nth(1)).toBeChecked()

	await page.goto('/Admin/casestudies/addcasestudy')
	const caseStudy = formOn(page, 'Add case study')
	await caseStudy.field('New challenge').fill('No light')
	await caseStudy.field('New challenge').press('Enter')
	await caseStudy.field('Title').fill('A lamp')
	for (const label of ['Description', 'New benefit']) await caseStudy.field(label).fill('Light')
	await caseStudy.field('New benefit').press('Enter')
	await caseStudy.field('Category').selectOption({ index: 1 })
	await chooseFiles(chooser(caseStudy.group('Image')), pictureFile(1434, 956))
	await chooseFiles(chooser(caseStudy.group('PDF')), pdfFile('lamp.pdf'))
	await expect(caseStudy.group('PDF')).toContainText('lamp.pdf')
	await endSessionAndReturn(caseStudy.save)
	await expect(caseStudy.group('Challenges').getByRole('listitem')).toContainText(['No light'])
	await expect(caseStudy.group('Benefits').getByRole('listitem')).toContainText(['Light'])
})
