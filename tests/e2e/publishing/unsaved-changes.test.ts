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
	toasts,
} from '#tests/support/browser/publishing-page.ts'
import { revokeSession } from '#tests/support/browser/revoke-session.ts'
import { addFlyer, addNews } from '#tests/support/browser/saved-items.ts'

test('What was typed or chosen is not left behind by accident', async ({ page, request }) => {
	const { title } = await addNews(request)
	await startSession(page, 'newsadmin')
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
	await expect(group('Image')).toContainText('another.png')
	await cancel.click()
	await expect(question, 'a picture is a change').toBeVisible()
	await expectAccessible(page)
	await question.getByRole('button', { name: 'Keep editing' }).click()
	await expect(cancel, 'what was pressed has the focus again').toBeFocused()
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

test('A question that comes back while it is still leaving is answered by the keyboard and by the mouse', async ({
	page,
	request,
}) => {
	const { title } = await addNews(request)
	await startSession(page, 'newsadmin')
	await page.goto('/Admin/NewsAdmin')
	await page.getByRole('link', { name: `Edit ${title}` }).click()
	const { form, field } = formOn(page, 'Edit news')
	const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
	const keep = question.getByRole('button', { name: 'Keep editing' })
	const cancel = form.getByRole('button', { name: 'Cancel' })
	await expect(field('Title')).toHaveValue(title)
	await field('Title').fill('Half way')

	for (const answer of [() => page.keyboard.press('Enter'), () => keep.click()]) {
		await cancel.click()
		await keep.evaluate((button: HTMLElement) => {
			button.click()
			window.history.back()
		})
		await expect(keep).toBeFocused()
		await answer()
		await expect(question).toBeHidden()
		await expect(cancel).toBeFocused()
	}
	await expect(field('Title')).toHaveValue('Half way')
})

test('A form survives the end of the session, its files excepted', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 401/)
	const colleague = await addColleague(request, { permissions: ['Flyers'] })
	await startSession(page, colleague.userName, colleague.password)
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

	await save.click()
	await expect(group('Thumbnail image')).toHaveAccessibleDescription('ThumbnailImage is required')
	await expect(group('PDF attachment')).toHaveAccessibleDescription('PDF attachment is required')
	await chooseFiles(chooser(group('Thumbnail image')), pictureFile(800, 450))
	await chooseFiles(chooser(group('PDF attachment')), pdfFile('night.pdf'))
	await expect(form.getByRole('alert'), 'nothing is missing any more').toHaveCount(0)
	await save.click()
	await expect(toasts(page)).toContainText('Flyers Details Saved Successfully')
	await expect(rowOf(page, title)).toContainText('Published')
	expect(await page.evaluate(() => Object.keys(sessionStorage)), 'the draft is gone').toEqual([])
})

test('So do the text of a blog and the lists of a case study', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 401/)
	const { userName, password } = await addColleague(request, { permissions: ['Blogs', 'Case studies'] })
	async function endSessionAndReturn(save: Locator) {
		await revokeSession(page)
		await save.click()
		await expect(page.getByRole('alert')).toHaveText('Session expired, please log in again!')
		await sendSignIn(page, userName, password)
		await expect(page.getByRole('status').filter({ hasText: 'It is not saved yet.' })).toBeVisible()
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
	await blog.form.getByRole('button', { name: 'Start over' }).click()
	await expect(text).toHaveText('')
	await expect(blog.field('Heading')).toHaveValue('')

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

test('A form that comes back names the files that must be chosen again', async ({ page, request }) => {
	const { id } = await addFlyer(request)
	await startSession(page, 'flyers')
	await page.goto(`/Admin/FlyersAdmin/AddFlyersPage/${id}`)
	const { form, field, group, save } = formOn(page, 'Edit flyer')
	const pdf = group('PDF attachment')
	const notice = form.getByRole('status').filter({ hasText: 'It is not saved yet.' })
	page.on('dialog', (question) => void question.accept())
	await field('Description').fill('Another sheet.')
	await chooseFiles(chooser(pdf), pdfFile('another.pdf'))
	await expect(pdf).toContainText('another.pdf')
	for (const time of ['once', 'twice']) {
		await page.reload()
		await expect(notice, time).toContainText('Choose again: PDF attachment.')
	}
	await expectAccessible(page)
	await field('Description').fill('')
	await save.click()
	await expect(form.getByRole('alert')).toHaveText('Please fill out all required fields.')
	await expect(notice, 'a refusal does not hide it').toContainText('Choose again: PDF attachment.')
	await field('Description').fill('Another sheet.')
	await chooseFiles(chooser(pdf), pdfFile('another.pdf'))
	await expect(notice).not.toContainText('Choose again')
	await save.click()
	await expect(toasts(page)).toContainText('Flyers Details Saved Successfully')
	await page.goto(`/Admin/FlyersAdmin/AddFlyersPage/${id}`)
	await expect(pdf).toContainText('another.pdf')
})
