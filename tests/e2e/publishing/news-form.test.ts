import { companyToday } from '#contracts/shared/company-time.ts'
import { unique } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import {
	chooseFiles,
	chooser,
	cropPicture,
	formOn,
	pictureFile,
	rowOf,
	stateIn,
	textFile,
} from '#tests/support/browser/publishing-page.ts'
import { addNews } from '#tests/support/browser/saved-items.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

test('News says what it lacks, goes to the list and to every visitor, and can be edited', async ({ page, request }) => {
	const title = `A lighthouse for the archive ${unique()}`
	await startSession(page, 'newsadmin')
	await page.goto('/Admin/NewsAdmin')
	await page.getByRole('button', { name: 'Add news' }).click()
	const { form, field, group, save } = formOn(page, 'Add news')
	await expect(field('Date'), 'a date is proposed').toHaveValue(companyToday())
	await save.click()
	const notice = form.getByRole('alert')
	await expect(notice).toContainText('Please fill out all required fields.')
	await expect(notice.getByRole('button')).toHaveText(['Title', 'Description', 'Url', 'Image'])
	await expect(field('Title')).toBeFocused()
	await expect(field('Title')).toHaveAccessibleDescription('Title is required')
	await expect(field('Description')).toHaveAccessibleDescription('Description is required')
	await expect(field('Url')).toHaveAccessibleDescription(/^Url is required/)
	await expect(group('Image')).toHaveAccessibleDescription('Image is required')
	await expectAccessible(page)
	await form.getByRole('button', { name: 'Close settings' }).click()
	await notice.getByRole('button', { name: 'Image' }).press('Enter')
	await expect(chooser(group('Image')), 'the settings are open again').toBeFocused()
	await expect(chooser(group('Image'))).toBeInViewport()

	await chooseFiles(chooser(group('Image')), textFile('notes.txt'))
	await expect(group('Image')).toHaveAccessibleDescription('Please upload only image files (e.g., JPG, PNG).')
	await field('Url').fill('javascript:alert(1)')
	await expect(field('Url')).toHaveAccessibleDescription(/^Url must be a web address that starts with http:\/\//)
	await field('Title').fill(title)
	await save.click()
	await expect(field('Description'), 'the first that is still wrong').toBeFocused()
	await expect(page).toHaveURL('/Admin/NewsAdmin/AddNewsPage')

	await field('Description').fill('The tower keeps its papers dry.\n\nIts lamp is new.')
	await field('Url').fill('https://www.company.example/about')
	await field('Published').check()
	await cropPicture(group('Image'), pictureFile(1600, 1200, 'Lighthouse at dusk.png'))
	await expect(group('Image')).toContainText(/Lighthouse at dusk\.\w+, 800 × 450/)
	await field('Alternative text').fill('A lighthouse between two shelves.')
	await save.click()
	await expectToast(page, 'News Details Saved Successfully')
	await expect(page).toHaveURL(/\/Admin\/NewsAdmin(\?page=1)?$/)
	await expect(stateIn(rowOf(page, title), 'Live')).toBeVisible()
	await page.goto('/news')
	const story = page.getByRole('listitem').filter({ hasText: title })
	await expect(story.getByRole('link', { name: title })).toHaveAttribute('href', 'https://www.company.example/about')
	expect(await story.innerText(), 'paragraphs stay apart').toContain('dry.\n\nIts lamp')
	const picture = story.getByRole('img', { name: 'A lighthouse between two shelves.' })
	await expect(picture).toHaveAttribute('width', '800')
	await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
	await expect(picture).toHaveAttribute('height', '450')

	await page.goto('/Admin/NewsAdmin')
	await rowOf(page, title)
		.getByRole('link', { name: `Edit ${title}` })
		.click()
	const edit = formOn(page, 'Edit news')
	await expect(edit.field('Title')).toHaveValue(title)
	await expect(edit.form).toContainText('Last changed by Hamad Al Suwaidan')
	await edit.field('Title').fill(`${title}, again`)
	// The browser remembers that the settings were closed above.
	await page.getByRole('button', { name: 'Settings', exact: true }).click()
	await edit.field('Published').uncheck()
	await edit.save.click()
	await expectToast(page, 'News Details Saved Successfully')
	await expect(stateIn(rowOf(page, `${title}, again`), 'Draft')).toBeVisible()
	expect(await (await request.get('/news')).text()).not.toContain(title)
})

test('A picture of a published item is used again: nothing is uploaded, and the page shows the very file', async ({
	page,
	request,
}) => {
	const word = unique()
	const alt = `A bridge of paper for ${word}`
	const { title: first } = await addNews(request, { thumbnailAlt: alt })
	await addNews(request, { thumbnailAlt: `A younger one for ${word}`, thumbnailImage: pictureFile(1600, 900) })
	const title = `The bridge again ${word}`
	const sentForms: string[] = []
	const uploads: string[] = []
	page.on('request', (sent) => {
		if (!sent.headers()['content-type']?.startsWith('multipart/form-data')) return
		sentForms.push(sent.url())
		// The browser does not tell the body of a form with a file.
		if (sent.postData() === null) uploads.push(sent.url())
	})
	await startSession(page, 'newsadmin')
	await page.goto('/Admin/NewsAdmin/AddNewsPage')
	const { field, group, save } = formOn(page, 'Add news')
	await field('Title').fill(title)
	await field('Description').fill('It still holds.')
	await field('Url').fill('https://www.company.example/about')
	await field('Published').check()
	const button = group('Image').getByRole('button', { name: /^Used before\b/ })
	await button.click()
	const dialog = page.getByRole('dialog', { name: 'Used before' })
	const choices = dialog.getByRole('list', { name: 'Pictures' }).getByRole('button')
	await expect(dialog.getByRole('searchbox')).toBeFocused()
	await dialog.getByRole('searchbox').fill(`nothing ${word}`)
	await expect(dialog.getByRole('status')).toHaveText('No picture has these words.')
	await dialog.getByRole('searchbox').fill(word.toUpperCase())
	await expect(choices, 'the newest first').toHaveText([/^A younger one/, new RegExp(`^${alt}`)])
	await expectAccessible(page)
	await choices.last().press('Enter')
	await expect(dialog).toBeHidden()
	await expect(button).toBeFocused()
	await expect(field('Alternative text')).toHaveValue(alt)
	await expect(group('Image')).toContainText('800 × 450')
	await expect(group('Image').getByRole('link', { name: `${first} (opens a new tab)` })).toBeVisible()
	await expectAccessible(page)
	await save.click()
	await expectToast(page, 'News Details Saved Successfully')
	await expect(stateIn(rowOf(page, title), 'Live')).toBeVisible()
	expect(sentForms.length).toBeGreaterThan(0)
	expect(uploads).toEqual([])

	await page.goto('/news')
	const pictureOf = (heading: string) =>
		page.getByRole('listitem').filter({ hasText: heading }).getByRole('img', { name: alt })
	const source = (await pictureOf(first).getAttribute('src')) ?? ''
	await expect(pictureOf(title)).toHaveAttribute('src', source)
	await expect(pictureOf(title)).not.toHaveJSProperty('naturalWidth', 0)
})
