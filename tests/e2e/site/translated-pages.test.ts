import { applyForm, openApply, sendButton, typeApplication } from '#tests/support/browser/apply-page.ts'
import { unique } from '#tests/support/browser/colleague.ts'
import {
	enquiryForm,
	newName,
	sendButton as sendEnquiryButton,
	storedFrom,
	typeEnquiry,
} from '#tests/support/browser/enquiry-page.ts'
import { expect, sendSignIn, startSession, test } from '#tests/support/browser/journey.ts'
import { formOn } from '#tests/support/browser/publishing-page.ts'
import { addJob, applicationsFor } from '#tests/support/browser/saved-jobs.ts'
import { translate } from '#tests/support/browser/translation.ts'

/** A translated page does not match its server markup, so React renders it again. */
const rendersAgain = /React error #418/

test('Forms of a translated page send, show their messages and stay', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(rendersAgain, /status of 401/)
	const job = await addJob(request)
	await translate(page)
	const name = newName()

	// React renders a form anew that was translated before it hydrates: its buttons work when it is there.
	await page.goto('/contact')
	await expect(sendEnquiryButton(page)).toBeEnabled()
	await typeEnquiry(page, { name, email: 'no address' })
	await sendEnquiryButton(page).click()
	await expect(enquiryForm(page).getByLabel('Email')).toHaveAccessibleDescription('Invalid email format')
	await enquiryForm(page).getByLabel('Email').fill('meera@kollamspice.example')
	await sendEnquiryButton(page).click()
	await expect(enquiryForm(page).getByRole('status').filter({ hasText: 'Your enquiry is with the desk' })).toBeVisible()
	expect(await storedFrom(request, name)).toHaveLength(1)

	await openApply(page, job)
	await sendButton(page).click()
	await expect(applyForm(page).getByLabel('First Name')).toHaveAccessibleDescription('First Name is required')
	await typeApplication(page)
	await sendButton(page).click()
	await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'successfully' })).toBeVisible()
	expect(await applicationsFor(request, job)).toHaveLength(1)

	await page.goto('/Login')
	await expect(page.getByRole('button', { name: 'Forgot Password' })).toBeEnabled()
	await sendSignIn(page, 'newsadmin', 'Moonlight@2')
	await expect(page.getByRole('alert')).toHaveText('The user name or the password is not correct.')
	await sendSignIn(page, 'newsadmin')
	await expect(page).toHaveURL('/Admin')
})

test('A form of the back office works on a translated page', async ({ page, allowConsoleErrors }) => {
	allowConsoleErrors(rendersAgain)
	const title = `A translated lighthouse ${unique()}`
	await translate(page)
	await startSession(page, 'newsadmin')
	await page.goto('/Admin/NewsAdmin')
	await page.getByRole('button', { name: 'Add news' }).click()
	const { form, field, save } = formOn(page, 'Add news')
	await save.click()
	await expect(form.getByRole('alert')).toContainText('Please fill out all required fields.')
	await field('Title').fill(title)
	await expect(page.locator('[data-state=saved]')).toBeVisible()
	await field('Description').fill('The tower keeps its papers dry.')
	await save.click()
	await expect(field('Url')).toBeFocused()
	await page.goto('/Admin/NewsAdmin')
	await page.getByRole('region', { name: 'Drafts' }).getByRole('button').first().click()
	await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()
})

test('What is filled in before a page is hydrated stays, and Enter on the login page is not lost', async ({ page }) => {
	let goOn = () => {}
	const filled = new Promise<void>((resolve) => {
		goOn = resolve
	})
	await page.route('**/assets/*.js', async (route) => {
		await filled
		await route.continue()
	})
	await page.goto('/Login', { waitUntil: 'commit' })
	await expect(page.getByLabel('User name')).toBeFocused()
	await page.keyboard.type('newsadmin')
	await page.getByLabel('Password', { exact: true }).fill('Moonlight@1')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL('/Login')
	goOn()
	await expect(page).toHaveURL('/Admin')
})
