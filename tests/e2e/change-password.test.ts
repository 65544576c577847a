import { addColleague } from '#tests/support/colleague.ts'
import { expect, expectAccessible, sendSignIn, signIn, test } from '#tests/support/journey.ts'

test('A new password is set, and other sessions end', async ({ page, newVisitor, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 401/)
	const { userName, fullName, password } = await addColleague(request, { permissions: ['Users'] })
	const elsewhere = await newVisitor()
	await signIn(elsewhere, userName, password)
	await signIn(page, userName, password)
	await page.getByRole('link', { name: 'Account', exact: true }).click()
	await expect(page.getByRole('link', { name: 'Account', exact: true })).toHaveAttribute('aria-current', 'page')
	await expect(page.getByText(`${fullName}, signed in as ${userName}.`)).toBeVisible()
	await expectAccessible(page)

	const form = page.getByRole('form', { name: 'Change password' })
	const submit = form.getByRole('button', { name: 'Change Password' })
	await expect(submit).toBeDisabled()
	await form.getByLabel('New password').fill('Amber&River42')
	await form.getByLabel('Confirm password').fill('Amber&River42')
	await submit.click()
	await expect(form.getByRole('status')).toHaveText('Password Changed')
	for (const field of ['New password', 'Confirm password']) await expect(form.getByLabel(field)).toHaveValue('')
	await expect(submit).toBeDisabled()
	await expectAccessible(page)

	await elsewhere.getByRole('main').getByRole('link', { name: 'Users' }).click()
	await expect(elsewhere.getByRole('alert')).toHaveText('Session expired, please log in again!')
	await page.reload()
	await expect(page.getByText(`signed in as ${userName}.`), 'this session goes on').toBeVisible()

	await sendSignIn(elsewhere, userName, password)
	await expect(elsewhere.getByText('The user name or the password is not correct.')).toBeVisible()
	await sendSignIn(elsewhere, userName, 'Amber&River42')
	await expect(elsewhere).toHaveURL('/Admin')
})

test('What does not fit is said, and Cancel clears the fields', async ({ page }) => {
	await signIn(page, 'careers')
	await page.goto('/Admin/Account')
	const form = page.getByRole('form', { name: 'Change password' })
	const [password, confirmed] = [form.getByLabel('New password'), form.getByLabel('Confirm password')]
	const submit = form.getByRole('button', { name: 'Change Password' })

	await password.fill('amber')
	await confirmed.fill('amber&')
	await confirmed.blur()
	await expect(password).toHaveAccessibleDescription(/Password should contain 8-20 characters/)
	await expect(password).toHaveAttribute('aria-invalid', 'true')
	await expect(confirmed).toHaveAccessibleDescription('Passwords do not match')
	await expect(submit).toBeDisabled()
	await expectAccessible(page)

	await form.getByRole('button', { name: 'Cancel' }).click()
	await expect(password).toHaveValue('')
	await expect(confirmed).toHaveValue('')
	await expect(form.getByText('Passwords do not match')).toBeHidden()
	await expect(password).not.toHaveAttribute('aria-invalid')
})

test('A failure that says nothing is told in our own words', async ({ page, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 500/)
	await signIn(page, 'careers')
	await page.goto('/Admin/Account')
	await page.route('**/api/changepassword', (route) => route.fulfill({ status: 500, body: 'out of order' }))
	await page.getByLabel('New password').fill('Amber&River42')
	await page.getByLabel('Confirm password').fill('Amber&River42')
	await page.getByRole('button', { name: 'Change Password' }).click()
	await expect(page.getByRole('alert')).toHaveText('Error while saving the data')
	await expect(page.getByLabel('New password')).toHaveValue('Amber&River42')
})
