import { companyToday } from '#contracts/shared/company-time.ts'
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
	textFile,
} from '#tests/support/browser/publishing-page.ts'
import { addCategory } from '#tests/support/browser/saved-items.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

test('A case study says what it lacks, is put together, saved and read', async ({ page, request }) => {
	const title = `Forty counters, one form ${unique()}`
	const { categoryName } = await addCategory(request)
	await startSession(page, 'casestudies')
	await page.goto('/Admin/casestudies')
	await page.getByRole('button', { name: 'Add case study' }).click()
	const { form, field, group, save } = formOn(page, 'Add case study')
	const [image, pdf] = [group('Image'), group('PDF')]
	await field('Date').fill('')
	await save.click()
	await expect(form.getByRole('alert')).toContainText('Please fill out all required fields.')
	await expect(field('Title')).toBeFocused()
	await expect(field('Title')).toHaveAccessibleDescription('Title is required')
	await expect(field('Description')).toHaveAccessibleDescription(/^Description is required/)
	await expect(field('New challenge')).toHaveAccessibleDescription(/^At least one challenge is required/)
	await expect(field('New benefit')).toHaveAccessibleDescription(/^At least one benefit is required/)
	await expect(field('Date')).toHaveAccessibleDescription('Date is required')
	await expect(field('Category')).toHaveAccessibleDescription('Category is required')
	await expect(image).toHaveAccessibleDescription('Image is required')
	await expect(pdf).toHaveAccessibleDescription('PdfAttachment is required')
	await expectAccessible(page)

	await form.getByRole('button', { name: 'Add challenge' }).click()
	await expect(field('New challenge')).toHaveAccessibleDescription(/^Please enter a challenge/)
	await field('New benefit').press('Enter')
	await expect(field('New benefit')).toHaveAccessibleDescription(/^Please enter a benefit/)
	await field('New benefit').fill('Faster///Cheaper')
	await save.click()
	await expect(field('New benefit'), 'what was typed belongs to the list').toHaveAccessibleDescription(
		/^An item cannot contain \/\/\//,
	)
	await expect(field('New benefit')).toBeFocused()

	await chooseFiles(chooser(image), textFile('picture.tiff'))
	await expect(image).toHaveAccessibleDescription('Please upload only image files (e.g., JPG, PNG).')
	await chooseFiles(chooser(pdf), textFile('story.docx'))
	await expect(pdf).toHaveAccessibleDescription('Invalid file type. Please upload a PDF file.')

	await field('Date').fill(companyToday())
	await field('Title').fill(title)
	await field('Description').fill('A bank counted its forms.\n\nThen it kept one of them.')
	for (const challenge of ['Forty forms', 'Nobody knew them all', 'Paper everywhere']) {
		await field('New challenge').fill(challenge)
		await field('New challenge').press('Enter')
	}
	const challenges = group('Challenges').getByRole('listitem')
	await expect(challenges).toHaveCount(3)
	await group('Challenges').getByRole('button', { name: 'Move up: challenge 3' }).click()
	await group('Challenges').getByRole('button', { name: 'Delete challenge 1' }).click()
	await group('Challenges').getByRole('button', { name: 'Edit challenge 2' }).click()
	await page.keyboard.type(', and all of them asked')
	await page.keyboard.press('Enter')
	await expect(challenges).toContainText(['Paper everywhere', 'Nobody knew them all, and all of them asked'])
	await field('New benefit').fill('One form, learned in a morning')
	await field('Category').selectOption(categoryName)
	await field('Published').check()
	await cropPicture(image, pictureFile(2000, 1500, 'counters.png'))
	await expect(image).toContainText(/counters\.\w+, 1434 × 956/)
	await chooseFiles(chooser(pdf), pdfFile('forty-counters.pdf', 'Forty counters'))
	await save.click()
	await expectToast(page, 'Case study saved successfully!')
	await expect(page).toHaveURL(/\/Admin\/Casestudies(\?page=1)?$/)
	await expect(rowOf(page, title)).toContainText(categoryName)
	await expect(form).toHaveCount(0)

	await page.goto('/case-study')
	await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: categoryName }).click()
	await page.getByRole('link', { name: title }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
	await expect(page.getByRole('region', { name: 'What stood in the way' }).getByRole('listitem')).toHaveText([
		/Paper everywhere/,
		/Nobody knew them all, and all of them asked/,
	])
	await expect(page.getByRole('region', { name: 'What it brought' }).getByRole('listitem')).toHaveText([
		/One form, learned in a morning/,
	])
	const started = page.waitForEvent('download')
	await page.getByRole('link', { name: /forty-counters\.pdf/ }).click()
	expect((await started).suggestedFilename()).toBe('forty-counters.pdf')
})

test('Lines from the clipboard become items of a list, and can be taken out again', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await startSession(page, 'casestudies')
	await page.goto('/Admin/casestudies/AddCaseStudy')
	const { field, group } = formOn(page, 'Add case study')
	const challenges = group('Challenges').getByRole('listitem')
	await page.evaluate(() => navigator.clipboard.writeText('• Nine queues\r\n\r\n2) No numbers\r\nNo chairs'))
	await field('New challenge').focus()
	await page.keyboard.press('ControlOrMeta+V')
	await expect(challenges).toHaveText([/Nine queues/, /No numbers/, /No chairs/])
	await expect(field('New challenge')).toBeFocused()
	await expect(field('New challenge')).toHaveValue('')
	await group('Challenges').getByRole('button', { name: 'Delete challenge 2' }).click()
	await expect(challenges).toHaveText([/Nine queues/, /No chairs/])
	await field('New benefit').focus()
	await page.evaluate(() => navigator.clipboard.writeText('Fast\nToo/// fast'))
	await page.keyboard.press('ControlOrMeta+V')
	await expect(field('New benefit')).toHaveAccessibleDescription(/^Line 2: An item cannot contain/)
	await expect(field('New benefit')).toHaveValue('Fast\nToo/// fast')
})
