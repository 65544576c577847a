import { addColleague } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, sendSignIn, test } from '#tests/support/browser/journey.ts'
import { everySection } from '#tests/support/builders/sections.ts'

test('An administrator signs in and lands in the back office', async ({ page }) => {
	await page.goto('/Login')
	await expect(page.getByRole('button', { name: 'Forgot Password' })).toBeEnabled()
	const nextScripts = page.locator('link[rel=modulepreload][href*="/assets/frame-"]')
	await expect(nextScripts, 'the back office loads once somebody types').toHaveCount(0)
	await page.getByLabel('User name').fill('admin')
	await expect(nextScripts).toHaveCount(1)
	await sendSignIn(page, 'admin')

	await expect(page).toHaveURL('/Admin')
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Nila Varrier')
	const menu = page.getByRole('navigation', { name: 'Sections' })
	await expect(menu.getByRole('link')).toContainText(everySection)
	await expect(page.getByRole('main').getByRole('link', { name: 'Users' })).toContainText(/Users\s*\d+/)
})

test('A wrong password is refused in the words of the server, like an account that rests, and the next try may be right', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 401/)
	await page.goto('/Login')
	await page.evaluate(() => {
		localStorage.setItem('refresh_token', 'not a token')
		localStorage.setItem('permissions', '[{"permission":"Admin"}]')
	})
	await sendSignIn(page, 'careers', 'Moonlight@2')
	const alert = page.getByRole('alert')
	await expect(alert).toHaveText('The user name or the password is not correct.')
	await expect(alert).toHaveAttribute('data-tone', 'danger')
	expect(await page.evaluate(() => ({ ...localStorage })), 'what stood there before is cleared first').toEqual({})
	await expectAccessible(page)

	const { userName, password } = await addColleague(request)
	for (const wrong of ['Moonlight@2', 'Moonlight@3', 'Moonlight@4', 'Moonlight@5', 'Moonlight@6'])
		await request.post('/api/authcontroller/login', { data: { userName, password: wrong } })
	const answered = page.waitForResponse('**/authcontroller/login')
	await sendSignIn(page, userName, password)
	expect((await answered).status(), 'even the right password is refused').toBe(401)
	await expect(alert).toHaveText('The user name or the password is not correct.')
	await expect(page).toHaveURL('/Login')
	expect(await page.evaluate(() => localStorage.length)).toBe(0)

	// The account is locked, not the machine.
	await sendSignIn(page, 'careers')
	await expect(page).toHaveURL('/Admin')
})

test('A field that is left empty says so, the form is not sent, and the password can be shown and hidden again', async ({
	page,
}) => {
	const calls: string[] = []
	page.on('request', (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname))
	await page.goto('/Login')
	const login = page.getByRole('button', { name: 'Login' })
	// The other button waits for the hydration.
	await expect(page.getByRole('button', { name: 'Forgot Password' })).toBeEnabled()

	await page.getByLabel('User name').focus()
	await page.keyboard.press('Tab')
	await expect(page.getByLabel('User name')).toHaveAccessibleDescription(
		'Please provide your user name. Your staff e-mail address works, too.',
	)
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
	expect(calls, 'but for the passkeys that the browser fills in').toEqual(['/api/authcontroller/passkeysigninoptions'])

	const password = page.getByLabel('Password', { exact: true })
	const toggle = page.getByRole('button', { name: 'Show password' })
	await password.fill('Moonlight@1')
	await expect(password).toHaveAttribute('type', 'password')
	await toggle.click()
	await expect(toggle).toHaveAttribute('aria-pressed', 'true')
	await expect(password).toHaveAttribute('type', 'text')
	await toggle.click()
	await expect(toggle).toHaveAttribute('aria-pressed', 'false')
	await expect(password).toHaveAttribute('type', 'password')
})

test('Without a session the back office leads to the sign-in screen and back to the page that was opened, and with one that screen leads to the back office', async ({
	page,
}) => {
	for (const [path, login] of [
		['/Admin', '/Login'],
		['/admin/contactpage?page=2', '/Login?next=%2Fadmin%2Fcontactpage%3Fpage%3D2'],
		['/Admin/FlyersAdmin?page=1', '/Login?next=%2FAdmin%2FFlyersAdmin%3Fpage%3D1'],
	] as const) {
		await page.goto(path)
		await expect(page).toHaveURL(login)
		await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
		await expect(page.getByRole('alert')).toBeHidden()
		// Once its script is there, it leads on by itself: not during the next visit.
		await expect(page.getByRole('button', { name: 'Forgot Password' })).toBeEnabled()
	}
	await sendSignIn(page, 'flyers')
	await expect(page).toHaveURL('/Admin/FlyersAdmin?page=1')
	for (const spelling of ['/Login', '/login']) {
		await page.goto(spelling)
		await expect(page, spelling).toHaveURL('/Admin')
	}
})
