import { addColleague, newToken } from '#tests/support/colleague.ts'
import { expect, signIn, test } from '#tests/support/journey.ts'

/** Whether each is taken: by the server's own tests, `tests/worker/contracts/new-password.test.ts`. */
const passwords: [string, boolean][] = [
	['Aa1@aaaa', true],
	['Moonlight@1Moonlight', true],
	['Aa1@aaa', false],
	['Moonlight@1Moonlight2', false],
	['RIVERMOON1@', false],
	['rivermoon1@', false],
	['Rivermoon@', false],
	['Rivermoon1', false],
	['Rivermoon1#', false],
	['Password1!', false],
]

test('The button that changes a password is there for exactly those that the server takes', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 400/)
	const { userName, password } = await addColleague(request, { permissions: ['Users'] })
	await signIn(page, userName, password)
	await page.goto('/Admin/Account')
	const form = page.getByRole('form', { name: 'Change password' })
	const submit = form.getByRole('button', { name: 'Change Password' })
	for (const [wanted, isTaken] of passwords) {
		await form.getByLabel('New password').fill(wanted)
		await form.getByLabel('Confirm password').fill(wanted)
		await form.getByLabel('Confirm password').blur()
		if (isTaken) await expect(submit, wanted).toBeEnabled()
		else await expect(submit, wanted).toBeDisabled()
	}
	const Authorization = await newToken(request, userName, password)
	for (const [wanted] of passwords.filter(([, isTaken]) => !isTaken)) {
		const answer = await request.post('/api/changepassword', { data: { password: wanted }, headers: { Authorization } })
		expect(answer.status(), wanted).toBe(400)
	}
	for (const [wanted] of passwords.filter(([, isTaken]) => isTaken)) {
		const answer = await request.post('/api/changepassword', { data: { password: wanted }, headers: { Authorization } })
		expect(answer.status(), wanted).toBe(200)
	}
})
