import { addColleague } from '#tests/support/colleague.ts'
import { expect, expectAccessible, signIn, test } from '#tests/support/journey.ts'

test('Logging out ends the session in every tab, and only the other ones say so', async ({
	page,
	context,
	request,
}) => {
	const colleague = await addColleague(request, { permissions: ['Users'] })
	await signIn(page, colleague.userName, colleague.password)
	const token = await page.evaluate(() => localStorage.getItem('refresh_token'))
	await page.goto('/Admin/Users?add')
	await page.getByRole('dialog', { name: 'Add user' }).getByLabel('Full name').fill('Half Typed')
	expect(await page.evaluate(() => sessionStorage.length)).toBe(1)

	const otherTab = await context.newPage()
	await otherTab.goto('/Admin/Account')
	await otherTab.getByRole('button', { name: 'Logout' }).click()
	await expect(otherTab).toHaveURL('/Login')
	await expect(otherTab.getByRole('button', { name: 'Login' })).toBeEnabled()
	await expect(otherTab.getByRole('alert')).toBeHidden()

	await expect(page).toHaveURL('/Login')
	await expect(page.getByRole('alert')).toHaveText('Session expired, please log in again!')
	await expectAccessible(page)
	expect(await page.evaluate(() => sessionStorage.length), 'a draft does not outlive a logout').toBe(0)
	expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})

	for (const path of ['/api/fetchusername', '/api/authcontroller/refreshauth', '/api/dashboardcontroller/summary']) {
		const answer = await request.get(path, { headers: { Authorization: token ?? '' } })
		expect(answer.status(), path).toBe(401)
	}
	await page.reload()
	await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
	await expect(page.getByRole('alert')).toBeHidden()
})

test('A sign-in in one tab brings the other one along', async ({ page, context }) => {
	await page.goto('/Login')
	await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
	await signIn(await context.newPage(), 'eventsadmin')
	await expect(page).toHaveURL('/Admin')
})

test('What does not begin with Bearer cannot be logged out', async ({ page }) => {
	await signIn(page, 'newsadmin')
	await page.evaluate(() => localStorage.setItem('refresh_token', 'something else'))
	await page.getByRole('button', { name: 'Logout' }).click()
	const notices = page.getByRole('region', { name: /^Notices/ })
	const toast = notices.getByText('Error cannot logout')
	await expect(toast).toBeVisible()
	await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled()
	await expect(toast, 'it closes by itself').toBeHidden()
})

test('A logout that the server did not hear of changes nothing here', async ({ page, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 503/)
	await signIn(page, 'newsadmin')
	await page.route('**/authcontroller/logout', (route) =>
		route.fulfill({ status: 503, json: { code: 'service.busy', errorMsg: 'The service is busy.', requestId: 'none' } }),
	)
	await page.getByRole('button', { name: 'Logout' }).click()
	const toast = page.getByRole('region', { name: /^Notices/ }).getByText('Error cannot logout')
	await expect(toast).toBeVisible()
	await toast.hover()
	await expectAccessible(page)
	expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['permissions', 'refresh_token'])

	await page.unroute('**/authcontroller/logout')
	await page.getByRole('button', { name: 'Logout' }).click()
	await expect(page).toHaveURL('/Login')
})
