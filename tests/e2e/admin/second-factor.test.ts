import type { Page } from '@playwright/test'
import { codeMessages } from '#contracts/auth/code-messages.ts'
import { addColleague } from '#tests/support/browser/colleague.ts'
import { codeOf, setUpApp } from '#tests/support/browser/factors.ts'
import { expect, expectAccessible, sendSignIn, test } from '#tests/support/browser/journey.ts'

const codeField = (page: Page) => page.getByLabel('Code')

test('After the right password the form asks for the code: a wrong one and a used one are refused in place, the next one signs in', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 401/)
	const colleague = await addColleague(request)
	const { secret, usedCode } = await setUpApp(request, colleague)
	await page.goto('/Login')
	await sendSignIn(page, colleague.userName, colleague.password)
	await expect(codeField(page)).toBeFocused()
	await expect(codeField(page)).toHaveAccessibleDescription(codeMessages.ofApp)
	await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
	await expect(page.getByRole('main')).toContainText(`Signing in as ${colleague.userName}`)
	await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
	expect(await page.evaluate(() => localStorage.length + sessionStorage.length), 'nothing is stored').toBe(0)
	await expectAccessible(page, [390, 1280])

	const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
	for (const code of ['000 000', usedCode]) {
		await codeField(page).fill(code)
		await signIn.click()
		await expect(codeField(page)).toHaveAccessibleDescription(`${codeMessages.wrong} ${codeMessages.ofApp}`)
		await expect(page.getByRole('alert'), 'said aloud').toHaveText(codeMessages.wrong)
		await expect(codeField(page), 'it stays').toHaveValue(code)
		await expect(codeField(page)).toBeFocused()
	}
	await expectAccessible(page)
	await codeField(page).fill('')
	await signIn.click()
	await expect(codeField(page)).toHaveAccessibleDescription(`${codeMessages.required} ${codeMessages.ofApp}`)

	const code = codeOf(secret, 1)
	await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL('/Admin')
})

test('From the code back to the user name, and in again with a recovery code, which works once', async ({
	page,
	request,
	newVisitor,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 401/)
	const colleague = await addColleague(request)
	const { recoveryCodes } = await setUpApp(request, colleague)
	const [recoveryCode = ''] = recoveryCodes
	await page.goto('/Login')
	await sendSignIn(page, colleague.userName, colleague.password)
	await codeField(page).fill('000000')
	await page.getByRole('button', { name: 'Back' }).click()
	await expect(page.getByLabel('User name')).toBeFocused()
	await expect(page.getByLabel('User name')).toHaveValue(colleague.userName)
	await sendSignIn(page, colleague.userName, colleague.password)
	await expect(codeField(page), 'the code of the first try is forgotten').toHaveValue('')
	await codeField(page).fill(recoveryCode.toLowerCase())
	await page.getByRole('button', { name: 'Sign in', exact: true }).click()
	await expect(page).toHaveURL('/Admin')

	const other = await newVisitor()
	await other.goto('/Login')
	await sendSignIn(other, colleague.userName, colleague.password)
	await codeField(other).fill(recoveryCode)
	await other.keyboard.press('Enter')
	await expect(codeField(other)).toHaveAccessibleDescription(`${codeMessages.wrong} ${codeMessages.ofApp}`)
})

test('Too many wrong codes: the page says so and keeps the code', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of (401|429)/)
	const colleague = await addColleague(request)
	await setUpApp(request, colleague)
	const { userName, password } = colleague
	for (let tries = 0; tries < 7; tries += 1)
		await request.post('/api/authcontroller/login', { data: { userName, password, code: '000000' } })
	await page.goto('/Login')
	await sendSignIn(page, userName, password)
	await codeField(page).fill('000000')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('alert')).toContainText(/^Too many wrong codes\. Try again in (a minute|\d+ minutes)\.$/)
	await expect(codeField(page)).toHaveValue('000000')
})

test('One tab asks for the code while another one signs in: the first goes on by itself', async ({
	page,
	request,
	context,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 401/)
	const colleague = await addColleague(request)
	await setUpApp(request, colleague)
	await page.goto('/Login')
	const other = await context.newPage()
	await other.goto('/Login')
	await sendSignIn(page, colleague.userName, colleague.password)
	await expect(codeField(page)).toBeVisible()
	await sendSignIn(other, 'flyers')
	await expect(other).toHaveURL('/Admin')
	await expect(page).toHaveURL('/Admin')
})

test('On a phone, by keyboard alone', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 401/)
	const colleague = await addColleague(request)
	const { secret } = await setUpApp(request, colleague)
	await page.setViewportSize({ width: 390, height: 700 })
	await page.goto('/Login')
	await expect(page.getByRole('button', { name: 'Forgot Password' })).toBeEnabled()
	await expect(page.getByLabel('User name')).toBeFocused()
	await page.keyboard.type(colleague.userName)
	await page.keyboard.press('Tab')
	await page.keyboard.type(colleague.password)
	await page.keyboard.press('Enter')
	await expect(codeField(page)).toBeFocused()
	for (const name of ['Sign in', 'Back', 'Use a passkey instead']) {
		await page.keyboard.press('Tab')
		await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
	}
	await page.keyboard.press('Shift+Tab')
	await page.keyboard.press('Enter')
	await expect(page.getByLabel('User name')).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(codeField(page)).toBeFocused()
	await page.keyboard.type(codeOf(secret, 1))
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL('/Admin')
})
