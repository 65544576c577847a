import { addColleague } from '#tests/support/browser/colleague.ts'
import { expect, sendSignIn, startSession, test } from '#tests/support/browser/journey.ts'
import { expectSessionExpired } from '#tests/support/browser/revoke-session.ts'

test('Logging out ends the session in every tab, only the other ones say so, and a sign-in brings them along', async ({
	page,
	context,
	request,
}) => {
	const { userName, password } = await addColleague(request, { permissions: ['Users'] })
	await startSession(page, userName, password)
	await page.goto('/Admin/Users?add')
	await page.getByRole('dialog', { name: 'Add user' }).getByLabel('Full name').fill('Half Typed')
	await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1)
	const token = await page.evaluate(() => localStorage.getItem('refresh_token'))

	const otherTab = await context.newPage()
	await otherTab.goto('/Admin/Account')
	await otherTab.getByRole('button', { name: 'Logout' }).click()
	await expect(otherTab).toHaveURL('/Login')
	await expect(otherTab.getByRole('button', { name: 'Forgot Password' })).toBeEnabled()
	await expect(otherTab.getByRole('alert')).toBeHidden()

	await expect(page).toHaveURL('/Login')
	await expectSessionExpired(page)
	expect(await page.evaluate(() => sessionStorage.length), 'a draft does not outlive a logout').toBe(0)
	expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
	const answer = await request.get('/api/fetchusername', { headers: { Authorization: token ?? '' } })
	expect(answer.status(), 'the server knows the session no more').toBe(401)

	await page.reload()
	await expect(page.getByRole('button', { name: 'Forgot Password' })).toBeEnabled()
	await expect(page.getByRole('alert')).toBeHidden()
	await sendSignIn(otherTab, userName, password)
	for (const tab of [otherTab, page]) await expect(tab).toHaveURL('/Admin')
})
