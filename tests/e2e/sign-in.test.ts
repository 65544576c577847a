import { expect, expectAccessible, sendSignIn, signIn, test } from '#tests/support/journey.ts'
import { everySection } from '#tests/support/sections.ts'

test('An administrator signs in and lands in the back office', async ({ page }) => {
	await page.goto('/Login')
	await expectAccessible(page)
	await sendSignIn(page, 'admin')

	await expect(page).toHaveURL('/Admin')
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Nila Varrier')
	const menu = page.getByRole('navigation', { name: 'Sections' })
	await expect(menu.getByRole('link')).toHaveText(everySection)
	await expect(page.getByRole('main').getByRole('link', { name: 'Users' })).toContainText(/\d+\s*users/)
	await expectAccessible(page)
})

test('A wrong password is refused in the words of the server, and the next try may be right', async ({
	page,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 401/)
	await page.goto('/Login')
	await page.evaluate(() => {
		localStorage.setItem('refresh_token', 'not a token')
		localStorage.setItem('permissions', '[{"permission":"Admin"}]')
	})
	await sendSignIn(page, 'careers', 'Moonlight@2')
	await expect(page.getByRole('alert')).toHaveText('The user name or the password is not correct.')
	await expect(page.getByRole('alert')).toHaveAttribute('data-tone', 'danger')
	expect(await page.evaluate(() => ({ ...localStorage })), 'what stood there before is cleared first').toEqual({})
	await expectAccessible(page)

	await sendSignIn(page, 'careers')
	await expect(page).toHaveURL('/Admin')
})

test('A field that is left empty says so, and the form is not sent', async ({ page }) => {
	const calls: string[] = []
	page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
	await page.goto('/Login')
	const login = page.getByRole('button', { name: 'Login' })
	await expect(login).toBeEnabled()

	await page.getByLabel('User name').focus()
	await page.keyboard.press('Tab')
	await expect(page.getByLabel('User name')).toHaveAccessibleDescription('Please provide your user name.')
	await expect(page.getByText('Please provide your password.')).toBeHidden()
	await page.keyboard.press('Tab')
	await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
		'Please provide your password.',
	)
	await expectAccessible(page)

	await page.getByLabel('User name').fill('admin')
	await expect(page.getByText('Please provide your user name.')).toBeHidden()
	await login.click()
	await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
	await expect(page).toHaveURL('/Login')
	expect(calls).toEqual([])
})

test('The password can be shown and hidden again', async ({ page }) => {
	await page.goto('/Login')
	const password = page.getByLabel('Password', { exact: true })
	const toggle = page.getByRole('button', { name: 'Show password' })
	await password.fill('Moonlight@1')
	await expect(password).toHaveAttribute('type', 'password')
	await toggle.click()
	await expect(toggle).toHaveAttribute('aria-pressed', 'true')
	await expect(password).toHaveAttribute('type', 'text')
	await expectAccessible(page)
	await toggle.click()
	await expect(toggle).toHaveAttribute('aria-pressed', 'false')
	await expect(password).toHaveAttribute('type', 'password')
})

test('Who is signed in skips the sign-in screen, whatever its spelling', async ({ page }) => {
	await signIn(page, 'flyers')
	for (const spelling of ['/Login', '/login']) {
		await page.goto(spelling)
		await expect(page).toHaveURL('/Admin')
	}
})

test('Without a session every page of the back office leads to the sign-in screen', async ({ page }) => {
	for (const path of ['/Admin', '/Admin/Users', '/admin/contactpage?page=2', '/Admin/Account']) {
		await page.goto(path)
		await expect(page).toHaveURL('/Login')
		await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
		await expect(page.getByRole('alert')).toBeHidden()
	}
})
