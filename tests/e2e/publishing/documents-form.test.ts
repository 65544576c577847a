import { unique } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import {
	chooseFiles,
	chooser,
	cropPicture,
	formOn,
	pdfFile,
	pictureFile,
	rowOf,
	stateIn,
	textFile,
} from '#tests/support/browser/publishing-page.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

const noPicture = 'Please upload only image files (e.g., JPG, PNG).'
const noPdf = 'Invalid file type. Please upload a PDF file.'

test('A flyer: everything that is missing or wrong is said, then it is saved; a stored file can be kept', async ({
	page,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 400/)
	await startSession(page, 'flyers')
	await page.goto('/Admin/FlyersAdmin')
	await page.getByRole('button', { name: 'Add flyer' }).click()
	const { form, field, group, save } = formOn(page, 'Add flyer')
	const [picture, pdf] = [group('Thumbnail image'), group('PDF attachment')]
	await save.click()
	await expect(form.getByRole('alert')).toContainText('Please fill out all required fields.')
	await expect(field('Title')).toBeFocused()
	await expect(field('Title')).toHaveAccessibleDescription('Title is required')
	await expect(field('Description')).toHaveAccessibleDescription(/^Description is required/)
	await expect(picture).toHaveAccessibleDescription('ThumbnailImage is required')
	await expect(pdf).toHaveAccessibleDescription('PDF attachment is required')
	await expectAccessible(page)

	await chooseFiles(chooser(picture), textFile('picture.svg'))
	await expect(picture).toHaveAccessibleDescription(noPicture)
	const tooLarge = { ...pdfFile('sheet.pdf'), buffer: Buffer.alloc(10_485_761, '%PDF-1.7\n') }
	await chooseFiles(chooser(pdf), tooLarge)
	await expect(pdf).toHaveAccessibleDescription(/^File size exceeds the maximum allowed size of 10 MB\. Make /)

	const title = `Two weeks in one sheet ${unique()}`
	await field('Title').fill(title)
	await field('Description').fill('Who waits for whom, and how long.')
	await cropPicture(picture, pictureFile(1000, 1000))
	await chooseFiles(chooser(pdf), textFile('sheet.pdf'))
	await expect(pdf).toHaveAccessibleDescription(noPdf)
	await chooseFiles(chooser(pdf), pdfFile('sheet.pdf'))
	await expect(form.getByRole('alert'), 'nothing is missing any more').toHaveCount(0)
	await save.click()
	await expectToast(page, 'Flyers Details Saved Successfully')
	await expect(stateIn(rowOf(page, title), 'Draft')).toBeVisible()

	await rowOf(page, title)
		.getByRole('link', { name: `Edit ${title}` })
		.click()
	const edit = formOn(page, 'Edit flyer')
	for (const [stored, message] of [
		[edit.group('Thumbnail image'), noPicture],
		[edit.group('PDF attachment'), noPdf],
	] as const) {
		const keep = stored.getByRole('button', { name: 'Keep the stored file' })
		await expect(keep).toBeHidden()
		await chooseFiles(chooser(stored), textFile('notes.txt'))
		await expect(chooser(stored), 'the field was not left').toBeFocused()
		await expect(stored).toHaveAccessibleDescription(message)
		await expect(keep, 'the stored file was never replaced').toBeHidden()
	}
	const stored = edit.group('PDF attachment')
	await chooseFiles(chooser(stored), pdfFile('other.pdf'))
	await expect(stored).toContainText('other.pdf')
	await stored.getByRole('button', { name: 'Keep the stored file' }).click()
	await expect(stored).not.toContainText('other.pdf')
	await expect(chooser(stored)).toBeFocused()
	await edit.save.click()
	await expect(edit.form).toBeHidden()
	await expect(rowOf(page, title)).toBeVisible()
})

test('A whitepaper says what it lacks, then it is saved', async ({ page }) => {
	const title = `Two weeks in one sheet ${unique()}`
	await startSession(page, 'whitepapers')
	await page.goto('/Admin/WhitepaperAdmin')
	await page.getByRole('button', { name: 'Add whitepaper' }).click()
	const { form, field, group, save } = formOn(page, 'Add whitepaper')
	await save.click()
	await expect(form.getByRole('alert')).toContainText('Please fill out all required fields.')
	await expect(field('Title')).toBeFocused()
	await expect(field('Title')).toHaveAccessibleDescription('Title is required')
	await expect(group('PDF attachment')).toHaveAccessibleDescription('PDF attachment is required')
	await field('Title').fill(title)
	await field('Description').fill('Who waits for whom, and how long.')
	await cropPicture(group('Thumbnail image'), pictureFile(1000, 1000))
	await chooseFiles(chooser(group('PDF attachment')), pdfFile('sheet.pdf'))
	await expect(form.getByRole('alert'), 'nothing is missing any more').toHaveCount(0)
	await save.click()
	await expectToast(page, 'Whitepaper Details Saved Successfully')
	await expect(stateIn(rowOf(page, title), 'Draft')).toBeVisible()
})
