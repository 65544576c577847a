import { addColleague } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { expectSessionExpired } from '#tests/support/browser/revoke-session.ts'

test('A new password is set, and other sessions end', async ({ page, newVisitor, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 401/)
	const { userName, fullName, password } = await addColleague(request, { permissions: ['Users'] })
	const elsewhere = await newVisitor()
	await startSession(elsewhere, userName, password)
	await startSession(page, userName, password)
	await page.goto('/Admin/Account')
	await expect(page.getByRole('link', { name: 'Account', exact: true })).toHaveAttribute('aria-current', 'page')
	await expect(page.getByText(`${fullName}, signed in as ${userName}.`)).toBeVisible()

	const form = page.getByRole('form', { name: 'Change password' })
	const submit = form.getByRole('button', { name: 'Change Password' })
	await expect(submit).toBeDisabled()
	await form.getByLabel('New password').fill('Amber&River42')
	await form.getByLabel('Confirm password').fill('Amber&River42')
	await submit.click()
	await expect(form.getByRole('status')).toHaveText('Password Changed')
	for (const field of ['New password', 'Confirm password']) await expect(form.getByLabel(field)).toHaveValue('')
	await expect(submit).toBeDisabled()

	await elsewhere.goto('/Admin/Users')
	await expectSessionExpired(elsewhere)
	await page.reload()
	await expect(page.getByText(`signed in as ${userName}.`), 'this session goes on').toBeVisible()
	const withOldOne = await request.post('/api/authcontroller/login', { data: { userName, password } })
	expect(withOldOne.status()).toBe(401)
	await startSession(elsewhere, userName, 'Amber&River42')
})

test('What does not fit is said, Cancel clears the fields, and a failure that says nothing is told in our own words', async ({
	page,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 500/)
	await startSession(page, 'careers')
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

	await page.route('**/api/changepassword', (route) => route.fulfill({ status: 500, body: 'out of order' }))
	await password.fill('Amber&River42')
	await confirmed.fill('Amber&River42')
	await submit.click()
	await expect(page.getByRole('alert')).toHaveText('Error while saving the data')
	await expect(password).toHaveValue('Amber&River42')
})
