import { unique } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import {
	chooseFiles,
	chooser,
	cropDialog,
	cropPicture,
	formOn,
	pictureFile,
	rowOf,
	stateIn,
} from '#tests/support/browser/publishing-page.ts'
import { addEvent } from '#tests/support/browser/saved-items.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { brand } from '#web/content/brand.ts'

test('An event says what it lacks and goes to its page, with banner and gallery in their order', async ({ page }) => {
	const title = `Night of the open archive ${unique()}`
	await startSession(page, 'eventsadmin')
	await page.goto('/Admin/EventsAdmin')
	await page.getByRole('button', { name: 'Add event' }).click()
	const { form, field, group, save } = formOn(page, 'Add event')
	const [thumbnail, gallery] = [group('Thumbnail image'), group('Additional images')]
	await save.click()
	await expect(form.getByRole('alert')).toContainText('Please fill out all required fields.')
	await expect(field('Title')).toBeFocused()
	await expect(field('Title')).toHaveAccessibleDescription('Title is required')
	await expect(field('Description')).toHaveAccessibleDescription(/^Description is required/)
	await expect(thumbnail).toHaveAccessibleDescription('Thumbnail image is required')
	await expect(gallery).toHaveAccessibleDescription('At least one image is required')
	await expectAccessible(page)

	await field('Ends').fill('2027-03-01T18:00')
	await expect(field('Starts')).toHaveAccessibleDescription(/^An end needs a start/)
	await field('Starts').fill('2027-03-01T19:00')
	await expect(field('Ends')).toHaveAccessibleDescription(/^The end should not be before the start/)
	await field('Starts').fill('2027-03-01T17:00')
	await expect(field('Ends')).toHaveAccessibleDescription('')
	await expect(field('Time zone')).toHaveValue(brand.timeZone.iana)

	await field('Title').fill(title)
	await field('Description').fill('Doors open at six.\n\nBring a torch.')
	await field('Published').check()
	await field('Ends').fill('2027-03-01T21:30')
	await field('Venue').fill('The old press')
	await field('Registration link').fill('places.example/press')
	await cropPicture(thumbnail, pictureFile(1000, 1000))
	const fitting = (name: string, tone: number) => pictureFile(1600, 900, name, tone)
	await chooseFiles(
		chooser(gallery),
		fitting('first.png', 30),
		pictureFile(1000, 1000, 'skipped.png'),
		fitting('second.png', 90),
		pictureFile(2000, 1500, 'third.png', 200),
	)
	const crops = cropDialog(page)
	await expect(crops.getByRole('button', { name: /^skipped\.png\b/ }), 'the first is open').toHaveAttribute(
		'aria-pressed',
		'true',
	)
	await crops.getByRole('button', { name: 'Leave this picture out' }).click()
	await crops.getByRole('button', { name: 'Use all' }).click()
	await expect(crops).toBeHidden()
	await expect(gallery.getByRole('listitem')).toContainText([/first/, /second/, /third/])
	await gallery.getByRole('button', { name: 'Move later: picture 1' }).click()
	await expect(gallery.getByRole('status')).toHaveText('Picture 1 is now picture 2 of 3.')
	await expect(gallery.getByRole('listitem')).toContainText([/second/, /first/, /third/])
	for (const [index, alt] of ['The press, lit from within', 'Visitors with torches', 'Shelves to the roof'].entries())
		await gallery.getByLabel('Alternative text').nth(index).fill(alt)
	await expectAccessible(page)
	await save.click()
	await expectToast(page, 'Event details saved successfully')
	await expect(stateIn(rowOf(page, title), 'Live')).toBeVisible()

	await page.goto('/events')
	await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
	await expect(page.getByText('The old press').first()).toBeVisible()
	const register = page.getByRole('link', { name: `Register for ${title}` })
	await expect(register).toHaveAttribute('href', 'https://places.example/press')
	const pictures = page.getByRole('article').getByRole('img')
	await expect(pictures.nth(0), 'the banner').toHaveAccessibleName('The press, lit from within')
	await expect(pictures.nth(1)).toHaveAccessibleName('Visitors with torches')
	await expect(pictures.nth(2)).toHaveAccessibleName('Shelves to the roof')
})

test('A stored picture leaves the gallery after a question, but never the last one', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const { id, title, publicPath } = await addEvent(request)
	await startSession(page, 'eventsadmin')
	await page.goto(`/Admin/EventsAdmin/AddEventsPage/${id}`)
	const { field, group, save } = formOn(page, 'Edit event')
	const pictures = group('Additional images').getByRole('listitem')
	const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this?' })
	await expect(pictures).toHaveCount(2)
	await field('Venue').fill('The new mill')
	await pictures.nth(0).getByRole('button', { name: 'Delete: picture 1' }).click()
	await expectAccessible(page)
	await question.getByRole('button', { name: 'Delete' }).click()
	await expect(pictures).toHaveCount(1)
	await expect(field('Venue'), 'what was typed stays').toHaveValue('The new mill')
	await pictures.getByRole('button', { name: 'Delete: picture 1' }).click()
	await question.getByRole('button', { name: 'Delete' }).click()
	await expect(question.getByRole('alert')).toHaveText('This is the last image. Save another one before you delete it.')
	await question.getByRole('button', { name: 'Cancel' }).click()
	await save.click()
	// The deletion is not taken for somebody else's change.
	await expectToast(page, 'Event details saved successfully')
	await page.goto(publicPath)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
	await expect(page.getByRole('article').getByRole('img')).toHaveCount(1)
	await expect(page.getByText('The new mill').first()).toBeVisible()
})
