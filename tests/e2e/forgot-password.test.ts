import { addColleague, unique } from '#tests/support/colleague.ts'
import { expect, expectAccessible, sendSignIn, test } from '#tests/support/journey.ts'
import { openMailTo } from '#tests/support/local-mail.ts'

const sent = 'An Email has been sent to you'

test('Forgot, mail, reset, sign in', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 401/)
	const { userName, email, password } = await addColleague(request)
	await page.goto('/Login')
	await page.getByRole('button', { name: 'Forgot Password' }).click()
	const modal = page.getByRole('dialog', { name: 'Forgot Password' })
	await expect(modal.getByText('@nilavu.example')).toBeVisible()
	await modal.getByLabel('E-mail').fill(email)
	await modal.getByRole('button', { name: 'Reset' }).click()
	await expect(page.getByRole('alert')).toHaveText(sent)
	await expect(page.getByRole('alert')).toHaveAttribute('data-tone', 'warning')
	await expect(modal).toBeHidden()
	await expectAccessible(page)

	const mail = await openMailTo(page, `${email}@nilavu.example`)
	await expect(mail.getByRole('heading')).toHaveText('Set a new password')
	await expectAccessible(page)
	const link = (await mail.getByRole('link').getAttribute('href')) ?? ''
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

	await sendSignIn(page, userName, password)
	await expect(page.getByRole('alert')).toHaveText('The user name or the password is not correct.')
	await sendSignIn(page, userName, 'Cedar?Valley8')
	await expect(page).toHaveURL('/Admin')

	await page.goto(link)
	await page.getByLabel('New password').fill('Cedar?Valley9')
	await page.getByLabel('Confirm password').fill('Cedar?Valley9')
	await reset.click()
	await expect(page.getByRole('alert'), 'a link works once').toContainText('Invalid reset link!')
	await expect(reset).toBeDisabled()
})

test('A name that nobody has is answered alike, and gets no mail', async ({ page }) => {
	const nobody = `nobody${unique()}`
	await page.goto('/Login')
	await page.getByRole('button', { name: 'Forgot Password' }).click()
	await page.getByLabel('E-mail').fill(nobody)
	await page.keyboard.press('Enter')
	await expect(page.getByRole('alert')).toHaveText(sent)
	await page.goto('/dev/mail')
	await expect(page.getByText(nobody)).toHaveCount(0)
})

test('The modal takes the local part of an address and nothing else', async ({ page }) => {
	await page.goto('/Login')
	await page.getByRole('button', { name: 'Forgot Password' }).click()
	const modal = page.getByRole('dialog', { name: 'Forgot Password' })
	const field = modal.getByLabel('E-mail')
	const reset = modal.getByRole('button', { name: 'Reset' })
	await expect(reset).toBeDisabled()
	for (const wrong of ['.anitha', 'anitha_', 'anitha..p', 'anitha@nilavu.example', 'anitha p']) {
		await field.fill(wrong)
		await expect(field).toHaveAccessibleDescription(/Invalid e-mail format!/)
		await expect(reset).toBeDisabled()
	}
	await expectAccessible(page)
	for (const right of ['anitha', 'anitha.p_2', 'Anitha|P']) {
		await field.fill(right)
		await expect(reset).toBeEnabled()
	}
	await page.keyboard.press('Escape')
	await expect(modal).toBeHidden()
	await expect(page.getByRole('button', { name: 'Forgot Password' })).toBeFocused()
})

test('A refusal is told in the modal, which stays', async ({ page, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 429/, /status of 500/)
	await page.goto('/Login')
	await page.getByRole('button', { name: 'Forgot Password' }).click()
	const modal = page.getByRole('dialog', { name: 'Forgot Password' })
	await modal.getByLabel('E-mail').fill('anitha')
	const errorMsg = 'Too many attempts. Please try again later.'
	await page.route('**/forgotpassword', (route) =>
		route.fulfill({ status: 429, json: { code: 'request.too-many', errorMsg, requestId: 'none' } }),
	)
	await modal.getByRole('button', { name: 'Reset' }).click()
	await expect(modal.getByRole('alert')).toHaveText(errorMsg)
	await expectAccessible(page)
	await page.route('**/forgotpassword', (route) => route.fulfill({ status: 500, body: 'out of order' }))
	await modal.getByRole('button', { name: 'Reset' }).click()
	await expect(modal.getByRole('alert')).toHaveText('Error while resetting password')
	await expect(modal.getByLabel('E-mail')).toHaveValue('anitha')
})
