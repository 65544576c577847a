import { unique } from '#tests/support/browser/colleague.ts'
import { expect, startSession, test } from '#tests/support/browser/journey.ts'
import {
	chooseFiles,
	chooser,
	cropPicture,
	formOn,
	pdfFile,
	pictureFile,
	textFile,
} from '#tests/support/browser/publishing-page.ts'
import { addJob } from '#tests/support/browser/saved-jobs.ts'
import { refusedPictures } from '#tests/support/files/picture-files.ts'

test('Files that are no pictures are refused by name when they are chosen, and never hold a save back', async ({
	page,
}) => {
	await startSession(page, 'eventsadmin')
	await page.goto('/Admin/EventsAdmin/AddEventsPage')
	const { field, group, save } = formOn(page, 'Add event')
	const [thumbnail, gallery] = [group('Thumbnail image'), group('Additional images')]
	await field('Title').fill(`Light on paper ${unique()}`)
	await field('Description').fill('Bring a lamp.')

	await chooseFiles(chooser(thumbnail), textFile('picture.png'))
	await expect(thumbnail).toHaveAccessibleDescription('Please upload only image files (e.g., JPG, PNG).')
	await cropPicture(thumbnail, pictureFile(1000, 1000))
	await expect(thumbnail).toHaveAccessibleDescription('')

	const photo = { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: Buffer.from(refusedPictures.heic) }
	await chooseFiles(chooser(gallery), textFile('notes.png'), photo, pictureFile(1600, 900, 'hall.png'))
	await expect(gallery.getByRole('status')).toContainText('1 added.')
	await expect(gallery.getByRole('status')).toContainText('notes.png was not added. Please upload only image files')
	await expect(gallery.getByRole('status')).toContainText('IMG_0042.HEIC was not added.')
	await expect(gallery.getByRole('listitem')).toContainText([/hall\.png/])
	await save.click()
	await expect(page).toHaveURL(/\/Admin\/EventsAdmin$/)
})

test('A PDF is refused when it is chosen and is none; what was chosen before stays', async ({ page }) => {
	await startSession(page, 'flyers')
	await page.goto('/Admin/FlyersAdmin/AddFlyersPage')
	const pdf = formOn(page, 'Add flyer').group('PDF')
	await chooseFiles(chooser(pdf), pdfFile('sheet.pdf'))
	await expect(pdf).toContainText('sheet.pdf')
	await chooseFiles(chooser(pdf), textFile('notes.pdf'))
	await expect(pdf).toHaveAccessibleDescription('Invalid file type. Please upload a PDF file.')
	await expect(pdf).toContainText('sheet.pdf')
})

test('A CV that is no document is refused when it is chosen', async ({ page, request }) => {
	const { publicPath } = await addJob(request)
	await page.goto(publicPath)
	const cv = page.getByRole('group', { name: /^CV/ })
	await chooseFiles(chooser(cv), textFile('cv.docx'))
	await expect(cv).toHaveAccessibleDescription('Invalid file type. Only PDF and DOCX formats are allowed')
	await chooseFiles(chooser(cv), pdfFile('cv.pdf'))
	await expect(cv).toHaveAccessibleDescription('')
	await expect(cv).toContainText('cv.pdf')
})
