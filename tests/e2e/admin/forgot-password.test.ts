import { addColleague } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, sendSignIn, test } from '#tests/support/browser/journey.ts'
import { openMailTo } from '#tests/support/browser/local-mail.ts'
import { brand } from '#web/content/brand.ts'

test('Forgot, mail, reset, sign in', async ({ page, request }) => {
	const { userName, email } = await addColleague(request)
	await page.goto('/Login')
	await page.getByRole('button', { name: 'Forgot Password' }).click()
	const modal = page.getByRole('dialog', { name: 'Forgot Password' })
	await expect(modal.getByText(`@${brand.mailDomain}`)).toBeVisible()
	await modal.getByLabel('E-mail').fill(email)
	await page.keyboard.press('Enter')
	await expect(page.getByRole('alert')).toHaveText('An Email has been sent to you')
	await expect(page.getByRole('alert')).toHaveAttribute('data-tone', 'warning')
	await expect(modal).toBeHidden()
	await expectAccessible(page)

	const mail = await openMailTo(page, `${email}@${brand.mailDomain}`)
	await expect(mail.getByRole('heading')).toHaveText('Set a new password')
	await expectAccessible(page)
	await mail.getByRole('link').click()

	const reset = page.getByRole('button', { name: 'Reset Password' })
	await page.getByLabel('New password').fill('Cedar?Valley8')
	await expect(reset).toBeDisabled()
	await page.getByLabel('Confirm password').fill('Cedar?Valley8')
	await reset.click()
	const done = page.getByRole('dialog', { name: 'Password Updated Successfully' })
	await expect(done).toBeVisible()
	await expectAccessible(page)
	await done.getByRole('button', { name: 'OK' }).click()
	await expect(page).toHaveURL('/login')
	await sendSignIn(page, userName, 'Cedar?Valley8')
	await expect(page).toHaveURL('/Admin')
})

test('The modal takes the local part of an address and nothing else, and stays when it is refused', async ({
	page,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 429/, /status of 500/)
	await page.goto('/Login')
	await page.getByRole('button', { name: 'Forgot Password' }).click()
	const modal = page.getByRole('dialog', { name: 'Forgot Password' })
	const field = modal.getByLabel('E-mail')
	const reset = modal.getByRole('button', { name: 'Reset' })
	await expect(reset).toBeDisabled()
	await field.fill(`anitha@${brand.mailDomain}`)
	await expect(field).toHaveAccessibleDescription(/Invalid e-mail format!/)
	await expect(reset).toBeDisabled()
	await expectAccessible(page)
	await field.fill('anitha.p_2')
	await expect(reset).toBeEnabled()

	const errorMsg = 'Too many attempts. Please try again later.'
	await page.route('**/forgotpassword', (route) =>
		route.fulfill({ status: 429, json: { code: 'request.too-many', errorMsg, requestId: 'none' } }),
	)
	await reset.click()
	await expect(modal.getByRole('alert')).toHaveText(errorMsg)
	await page.route('**/forgotpassword', (route) => route.fulfill({ status: 500, body: 'out of order' }))
	await reset.click()
	await expect(modal.getByRole('alert')).toHaveText('Error while resetting password')
	await expect(field).toHaveValue('anitha.p_2')

	await page.keyboard.press('Escape')
	await expect(modal).toBeHidden()
	await expect(page.getByRole('button', { name: 'Forgot Password' })).toBeFocused()
})
