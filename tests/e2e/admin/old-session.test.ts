import { addColleague, newToken } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { openServerDatabase } from '#tests/support/server/own-server.ts'

test('A session of more than five minutes needs the current password', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 400/)
	const { id, userName, password } = await addColleague(request)
	await startSession(page, userName, password)
	await page.goto('/Admin/Account')
	const form = page.getByRole('form', { name: 'Change password' })
	const submit = form.getByRole('button', { name: 'Change Password' })
	const current = form.getByLabel('Current password')
	await form.getByLabel('New password').fill('Amber&River42')
	await form.getByLabel('Confirm password').fill('Amber&River42')
	await expect(current).toBeHidden()

	{
		using database = openServerDatabase()
		const since = "update sessions set signed_in_at = strftime('%FT%TZ', 'now', '-5 minutes') where user_id = ?"
		database.prepare(since).run(id)
	}
	await submit.click()
	await expect(form.getByRole('alert')).toHaveText('Please enter your current password too.')
	await expect(submit, 'the field that appeared is empty').toBeDisabled()
	await current.fill('Harbour!Light8')
	await submit.click()
	await expect(form.getByRole('alert')).toHaveText('Current password is not correct')
	await expect(current).toHaveAccessibleDescription(/Current password is not correct/)
	await expect(form.getByLabel('New password'), 'nothing typed is lost').toHaveValue('Amber&River42')
	await expectAccessible(page)

	await current.fill(password)
	await submit.click()
	await expect(form.getByRole('status')).toHaveText('Password Changed')
	expect(await newToken(request, userName, 'Amber&River42')).toMatch(/^Bearer /)
	await page.reload()
	await expect(current, 'asked for at once now').toBeVisible()
})
