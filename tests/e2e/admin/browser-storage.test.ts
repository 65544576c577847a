import { expectStorageWithout } from '#tests/support/browser/browser-storage.ts'
import { addColleague } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, sendSignIn, signIn, test } from '#tests/support/browser/journey.ts'
import { expectSessionExpired } from '#tests/support/browser/revoke-session.ts'
import { obstacles } from '#web/obstacles.ts'

test('The browser keeps the session, the paging, the theme and drafts, and never a password', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 401/)
	const { userName, password } = await addColleague(request, { permissions: ['Users'] })
	await signIn(page, userName, password)
	await expectStorageWithout(page, password)
	expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
	expect(await page.evaluate(() => localStorage.getItem('permissions'))).toBe('[{"permission":"UserListing"}]')

	await page.goto('/Admin/Account')
	await page.getByLabel('New password').fill('Amber&River42')
	await page.getByLabel('Confirm password').fill('Amber&River42')
	await expectStorageWithout(page, password, 'Amber&River42')
	await page.getByRole('button', { name: 'Change Password' }).click()
	await expect(page.getByRole('status').getByText('Password Changed').first()).toBeVisible()
	await expectStorageWithout(page, password, 'Amber&River42')

	await page.goto('/Admin/Users?add')
	const dialog = page.getByRole('dialog', { name: 'Add user' })
	await dialog.getByLabel('Full name').fill('Tariq Benhaddou')
	await dialog.getByLabel(/^Password/).fill('Silver%Meadow6')
	const checked = page.waitForResponse(/checkforusername/)
	await dialog.getByLabel('User name').fill('tariq.b')
	await checked
	await expect
		.poll(() => page.evaluate(() => ({ ...sessionStorage })))
		.toEqual({
			'draft:/Admin/Users?add': expect.stringContaining('Tariq Benhaddou'),
		})
	await expectStorageWithout(page, password, 'Amber&River42', 'Silver%Meadow6')

	await page.request.get('/api/authcontroller/logout', {
		headers: { Authorization: (await page.evaluate(() => localStorage.getItem('refresh_token'))) ?? '' },
	})
	await dialog.getByLabel('User name').fill('tariq.bh')
	await expectSessionExpired(page)
	await expectStorageWithout(page, password, 'Amber&River42', 'Silver%Meadow6')

	await sendSignIn(page, userName, 'Amber&River42')
	await expect(dialog.getByLabel('Full name')).toHaveValue('Tariq Benhaddou')
	await dialog.getByRole('button', { name: 'Cancel' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
	await page.getByRole('button', { name: 'Logout' }).click()
	await expect(page.getByRole('button', { name: 'Forgot Password' })).toBeEnabled()
	expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])

	await page.goBack()
	await expect(page).toHaveURL('/Login')
	for (const field of ['User name', 'Password']) await expect(page.getByLabel(field, { exact: true })).toHaveValue('')
})

test('A browser that blocks storage: the login page says so in plain words, before and after somebody signs in', async ({
	page,
}) => {
	await page.addInitScript(() => {
		for (const name of ['localStorage', 'sessionStorage'])
			Object.defineProperty(window, name, {
				get() {
					throw new DOMException('Access is denied for this document.', 'SecurityError')
				},
			})
	})
	await page.goto('/Login')
	await expect(page.getByRole('alert')).toHaveText(obstacles.storage)
	await expectAccessible(page)
	await sendSignIn(page, 'admin')
	await expect(page.getByRole('alert')).toHaveText([obstacles.storage, obstacles.storage])
	await expect(page).toHaveURL(/\/Login$/)
	await page.goto('/Admin')
	await expect(page.getByRole('alert')).toHaveText(obstacles.storage)
})
