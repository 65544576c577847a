import type { Page } from '@playwright/test'
import { asAdmin, unique } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { chooseFiles, chooser, formOn, pictureFile, rowOf, stateIn } from '#tests/support/browser/publishing-page.ts'
import { addNews } from '#tests/support/browser/saved-items.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

const addPath = '/Admin/NewsAdmin/AddNewsPage'
const draftSaved = /^Draft saved \d\d:\d\d, not live$/

type Words = { state: string | RegExp; bar?: string | RegExp; main: string }

/** The state in the head of the form, and the words of its bar. */
async function expectWords(page: Page, name: string, { state, bar, main }: Words): Promise<void> {
	const { form, save } = formOn(page, name)
	await expect(form.getByTitle('What the states mean')).toHaveText(state)
	await expect(save).toHaveAccessibleName(main)
	if (bar !== undefined) await expect(form.locator('[data-lower-bar] p[data-state]')).toHaveText(bar)
}

const inTwoDays = () => {
	const moment = new Date(Date.now() + 2 * 24 * 60 * 60_000)
	return `${moment.toISOString().slice(0, 10)}T09:00`
}

test('New, refused, published, changed, left, discarded and taken offline: the form names each state and effect', async ({
	page,
}) => {
	const title = `In plain words ${unique()}`
	await startSession(page, 'newsadmin')
	await page.goto(addPath)
	const add = formOn(page, 'Add news')
	await expectWords(page, 'Add news', { state: 'State: Draft', bar: '', main: 'Save' })
	await add.field('Title').fill(title)
	await page.keyboard.press('Control+s')
	await expect(add.form.getByRole('status').filter({ hasText: 'The draft is saved. It is not live.' })).toBeAttached()
	await expectWords(page, 'Add news', { state: 'State: Draft', bar: draftSaved, main: 'Save' })
	await expect(add.save).toHaveAccessibleDescription('Not visible: Published is not ticked')
	await add.field('Published').check()
	await expectWords(page, 'Add news', { state: 'State: Draft', main: 'Save and publish' })

	await add.save.click()
	const refusal = add.form.getByRole('alert').filter({ hasText: 'Please fill out all required fields.' })
	await refusal.getByRole('button', { name: 'Image' }).click()
	await expect(chooser(add.group('Image'))).toBeFocused()
	await chooseFiles(chooser(add.group('Image')), pictureFile(800, 450))
	await add.field('Description').fill('One sentence.')
	await add.field('Url').fill('/blog')
	await expect(refusal, 'a notice goes with its last field').toBeHidden()
	await add.save.click()
	await expectToast(page, 'News Details Saved Successfully')

	const edit = formOn(page, 'Edit news')
	const open = () => page.getByRole('link', { name: `Edit ${title}` }).click()
	await open()
	await expectWords(page, 'Edit news', { state: 'State: Live', bar: '', main: 'Save to live page' })
	await expect(edit.form).toContainText(title)
	await edit.field('Title').fill(`${title}, better`)
	await expectWords(page, 'Edit news', { state: 'State: Live with changes', main: 'Save to live page' })
	await edit.form.getByRole('button', { name: 'Back' }).click()
	await open()
	await expectWords(page, 'Edit news', {
		state: 'State: Live with changes',
		bar: draftSaved,
		main: 'Save to live page',
	})
	await edit.form.getByRole('button', { name: 'Discard changes' }).click()
	const question = page.getByRole('alertdialog', { name: 'Discard the changes?' })
	await expect(question).toContainText('The live page stays as it is.')
	await question.getByRole('button', { name: 'Discard' }).click()
	await expectWords(page, 'Edit news', { state: 'State: Live', bar: '', main: 'Save to live page' })

	await edit.field('Published').uncheck()
	await expectWords(page, 'Edit news', { state: 'State: Live with changes', main: 'Save and unpublish' })
	await edit.form.getByTitle('What the states mean').click()
	await expect(page.getByRole('dialog', { name: 'What the states mean' })).toContainText('Save to live page')
	await expectAccessible(page)
	await page.keyboard.press('Escape')
	await edit.save.click()
	await expect(stateIn(rowOf(page, title), 'Draft')).toBeVisible()
})

test('Scheduled, hidden and restored', async ({ page, request }) => {
	const { id } = await addNews(request, { isPublished: false })
	await startSession(page, 'newsadmin')
	await page.goto(`${addPath}/${id}`)
	const { form, field, save } = formOn(page, 'Edit news')
	await expectWords(page, 'Edit news', { state: 'State: Draft', bar: '', main: 'Save' })
	await field('Published').check()
	await form.getByText('Schedule', { exact: true }).click()
	await field('Publish at').fill(inTwoDays())
	await expectWords(page, 'Edit news', { state: 'State: Draft', main: 'Save and schedule' })
	await save.click()
	await expectToast(page, 'News Details Saved Successfully')
	await page.goto(`${addPath}/${id}`)
	await expectWords(page, 'Edit news', { state: /^State: Scheduled for \d/, bar: '', main: 'Save and schedule' })
	await form.getByRole('button', { name: 'Clear Publish at' }).click()
	await expectWords(page, 'Edit news', { state: /^State: Scheduled for \d/, main: 'Save and publish' })
	await field('Description').fill('Told at once.')
	await save.click()
	await expectToast(page, 'News Details Saved Successfully')

	await page.goto(`${addPath}/${id}`)
	await form.getByText('Schedule', { exact: true }).click()
	await field('Hide until').fill(inTwoDays())
	await expectWords(page, 'Edit news', { state: 'State: Live with changes', main: 'Save and hide' })
	await save.click()
	await page.getByRole('alertdialog', { name: 'Hide this page?' }).getByRole('button', { name: 'Cancel' }).click()
	await form.getByRole('button', { name: 'Clear Hide until' }).click()
	await expectWords(page, 'Edit news', { state: 'State: Live', bar: 'No changes', main: 'Save to live page' })

	await page.goto(`/Admin/History/news/${id}`)
	await page.getByRole('button', { name: 'Restore Version 1' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
	await expectWords(page, 'Edit news', {
		state: 'State: Live with changes',
		bar: draftSaved,
		main: 'Save to live page',
	})
})

test('Copied, in conflict and in the trash', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 40[49]/)
	const { id, title } = await addNews(request)
	await startSession(page, 'newsadmin')
	await page.goto(`${addPath}/${id}`)
	const edit = formOn(page, 'Edit news')
	await edit.form.getByRole('button', { name: 'More', exact: true }).click()
	await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click()
	await expectWords(page, 'Add news', { state: 'State: Draft', bar: draftSaved, main: 'Save' })

	await page.goto(`${addPath}/${id}`)
	await edit.field('Description').fill('My description')
	await addNews(request, { id, title, description: 'Their description' })
	await edit.save.click()
	const conflict = page.getByRole('dialog', { name: 'The live version has changed' })
	await conflict.getByRole('button', { name: 'Cancel' }).click()
	await expectWords(page, 'Edit news', {
		state: 'State: Live with changes',
		bar: draftSaved,
		main: 'Save to live page',
	})

	await asAdmin(request, '/api/itemscontroller/news/changeseveral', { action: 'delete', ids: [id] })
	await edit.save.click()
	await expect(edit.form.getByRole('alert')).toContainText('Restore the item from the trash, then save again.')
	await expectWords(page, 'Edit news', { state: 'State: In trash', main: 'Save to live page' })
})
