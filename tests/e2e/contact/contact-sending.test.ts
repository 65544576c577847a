import { enquiryForm, newName, sendButton, storedFrom, typeEnquiry } from '#tests/support/browser/enquiry-page.ts'
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { obstacles } from '#web/obstacles.ts'

const failed = 'An error occurred while submitting contact details. Please try again .'
const stored = 'Contact details submitted successfully'

test('A double click sends one enquiry, and the button rests while it is on its way', async ({ page, request }) => {
	const name = newName()
	await page.goto('/contact')
	await typeEnquiry(page, { name })
	const calls: string[] = []
	let release = () => {}
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	await page.route('**/saveContactUs', async (route) => {
		calls.push(route.request().url())
		await held
		await route.continue()
	})
	await sendButton(page).dblclick()
	const sending = enquiryForm(page).getByRole('button', { name: 'Sending' })
	await expect(sending).toBeDisabled()
	await expect(sending).toHaveAttribute('aria-busy', 'true')
	release()
	await expect(page.getByText(stored).first()).toBeVisible()
	await expect(sendButton(page)).toBeEnabled()
	expect(calls).toHaveLength(1)
	expect(await storedFrom(request, name)).toHaveLength(1)
})

test('When the answer is lost, sending again stores nothing twice', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(/net::ERR_CONNECTION_RESET/, /The enquiry was not stored/)
	const name = newName()
	await page.goto('/contact')
	await typeEnquiry(page, { name })
	await page.route(
		'**/saveContactUs',
		async (route) => {
			expect((await route.fetch()).ok()).toBe(true)
			await route.abort('connectionreset')
		},
		{ times: 1 },
	)
	await sendButton(page).click()
	await expectToast(page, failed)
	await expect(enquiryForm(page).getByRole('alert')).toContainText(obstacles.connection)
	await expect(enquiryForm(page).getByLabel('Name'), 'what was typed is still there').toHaveValue(name)
	await expectAccessible(page)

	await sendButton(page).click()
	await expectToast(page, stored)
	await expect(enquiryForm(page).getByRole('alert')).toBeHidden()
	expect(await storedFrom(request, name)).toHaveLength(1)

	await typeEnquiry(page, { name, message: 'And one more thing.' })
	await sendButton(page).click()
	await expect(enquiryForm(page).getByLabel('Name'), 'another enquiry is another one').toHaveValue('')
	expect(await storedFrom(request, name)).toHaveLength(2)
})

test('Where a part of the page does not load the form says so, and a reload brings back what was typed', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/net::ERR_FAILED/, /The form could not be checked/)
	const name = newName()
	await page.route('**/assets/send-enquiry-*.js', (route) => route.abort())
	await page.goto('/contact')
	await expect(sendButton(page)).toBeEnabled()
	// The missing file may be one of an older version, so the page reloads once.
	const reloaded = page.waitForEvent('domcontentloaded')
	await enquiryForm(page).getByLabel('Name').focus()
	await reloaded
	await expect(sendButton(page)).toBeEnabled()
	await typeEnquiry(page, { name })
	await sendButton(page).click()
	await expect(enquiryForm(page).getByRole('alert')).toHaveText(
		'The form could not be checked, because a part of this page did not load. Check your connection and try again, or write to the address on this page.',
	)
	await expect(sendButton(page)).toBeEnabled()
	await page.unroute('**/assets/send-enquiry-*.js')
	await page.reload()
	await expect(enquiryForm(page).getByLabel('Name')).toHaveValue(name)
	await sendButton(page).click()
	await expect(enquiryForm(page).getByLabel('Name')).toHaveValue('')
	expect(await storedFrom(request, name)).toHaveLength(1)
})
