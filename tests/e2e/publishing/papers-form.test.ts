import { unique } from '#tests/support/colleague.ts'
import { expect, expectAccessible, signIn, test } from '#tests/support/journey.ts'
import {
	chooseFiles,
	chooser,
	cropPicture,
	formOn,
	pdfFile,
	pictureFile,
	rowOf,
	textFile,
	toasts,
} from '#tests/support/publishing-page.ts'
import { addFlyer } from '#tests/support/saved-items.ts'

const kinds = [
	{
		account: 'flyers',
		add: 'Add flyer',
		list: '/Admin/FlyersAdmin',
		saved: 'Flyers Details Saved Successfully',
	},
	{
		account: 'whitepapers',
		add: 'Add whitepaper',
		list: '/Admin/WhitepaperAdmin',
		saved: 'Whitepaper Details Saved Successfully',
	},
]

for (const { account, add, list, saved } of kinds)
	test(`${add}: everything that is missing or wrong is said, then it is saved`, async ({
		page,
		allowConsoleErrors,
	}) => {
		allowConsoleErrors(/status of 400/)
		await signIn(page, account)
		await page.goto(list)
		await page.getByRole('button', { name: add }).click()
		const { form, field, group, save } = formOn(page, add)
		const [picture, pdf] = [group('Thumbnail image'), group('PDF attachment')]
		await save.click()
		await expect(form.getByRole('alert')).toHaveText('Please fill out all required fields.')
		await expect(field('Title')).toBeFocused()
		await expect(field('Title')).toHaveAccessibleDescription('Title is required')
		await expect(field('Description')).toHaveAccessibleDescription(/^Description is required/)
		await expect(picture).toHaveAccessibleDescription('ThumbnailImage is required')
		await expect(pdf).toHaveAccessibleDescription('PDF attachment is required')
		await expectAccessible(page)

		await chooseFiles(chooser(picture), textFile('picture.svg'))
		await expect(picture).toHaveAccessibleDescription('Please upload only image files (e.g., JPG, PNG).')
		await chooseFiles(chooser(pdf), textFile('sheet.docx'))
		await expect(pdf).toHaveAccessibleDescription('Invalid file type. Please upload a PDF file.')
		const tooLarge = { ...pdfFile('sheet.pdf'), buffer: Buffer.alloc(10_485_761) }
		await chooseFiles(chooser(pdf), tooLarge)
		await expect(pdf).toHaveAccessibleDescription('File size exceeds the maximum allowed size of 10 MB.')

		const title = `Two weeks in one sheet ${unique()}`
		await field('Title').fill(title)
		await field('Description').fill('Who waits for whom, and how long.')
		await cropPicture(picture, pictureFile(1000, 1000))
		await chooseFiles(chooser(pdf), textFile('sheet.pdf'))
		await expect(pdf).toContainText('sheet.pdf')
		await save.click()
		await expect(pdf, 'the server looks into it').toHaveAccessibleDescription(
			'Invalid file type. Please upload a PDF file.',
		)
		await expect(chooser(pdf)).toBeFocused()
		await expect(form.getByRole('alert'), 'nothing is missing').toHaveText('Check the marked fields.')
		await expect(field('Title')).toHaveValue(title)

		await chooseFiles(chooser(pdf), pdfFile('sheet.pdf'))
		await save.click()
		await expect(toasts(page).getByText(saved)).toBeVisible()
		await expect(rowOf(page, title)).toContainText('UnPublished')
		await expectAccessible(page)
	})

test('A wrong file is called so as soon as it is chosen, and the stored one can be kept', async ({ page, request }) => {
	const { id } = await addFlyer(request)
	await signIn(page, 'flyers')
	await page.goto(`/Admin/FlyersAdmin/AddFlyersPage/${id}`)
	const { form, group, save } = formOn(page, 'Edit flyer')
	for (const [field, message] of [
		[group('Thumbnail image'), 'Please upload only image files (e.g., JPG, PNG).'],
		[group('PDF attachment'), 'Invalid file type. Please upload a PDF file.'],
	] as const) {
		const keep = field.getByRole('button', { name: 'Keep the stored file' })
		await expect(keep).toBeHidden()
		await chooseFiles(chooser(field), textFile('notes.txt'))
		await expect(chooser(field), 'the field was not left').toBeFocused()
		await expect(field).toHaveAccessibleDescription(message)
		await expectAccessible(page)
		await keep.click()
		await expect(field).not.toContainText('notes.txt')
		await expect(field).toHaveAccessibleDescription('')
		await expect(chooser(field)).toBeFocused()
		await expect(keep).toBeHidden()
	}
	await save.click()
	await expect(form).toBeHidden()
	await expect(toasts(page)).toContainText('Flyers Details Saved Successfully')
})
