import { addColleague } from '#tests/support/colleague.ts'
import { expect, expectAccessible, sendSignIn, test } from '#tests/support/journey.ts'

test('After five failures even the right password is refused, in the same words', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 401/)
	const colleague = await addColleague(request)
	await page.goto('/Login')
	const refusals: string[] = []
	const bodies: Record<string, unknown>[] = []
	for (const password of [
		'Moonlight@2',
		'Moonlight@3',
		'Moonlight@4',
		'Moonlight@5',
		'Moonlight@6',
		colleague.password,
	]) {
		const answered = page.waitForResponse('**/authcontroller/login')
		await sendSignIn(page, colleague.userName, password)
		const answer = await answered
		const { requestId: _, ...body } = await answer.json()
		bodies.push({ status: answer.status(), ...body })
		refusals.push(await page.getByRole('alert').innerText())
	}

	expect(new Set(refusals)).toEqual(new Set(['The user name or the password is not correct.']))
	const refused = { status: 401, code: 'sign-in.refused', errorMsg: refusals[0] }
	expect(bodies).toEqual(Array.from({ length: 6 }, () => refused))
	await expect(page).toHaveURL('/Login')
	expect(await page.evaluate(() => localStorage.length)).toBe(0)
	await expectAccessible(page)

	// The account rests, not the machine it was tried from.
	await sendSignIn(page, 'whitepapers')
	await expect(page).toHaveURL('/Admin')
})
