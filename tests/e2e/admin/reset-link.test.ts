import type { APIRequestContext, Page } from '@playwright/test'
import { testToken } from '#contracts/auth/bot-check.ts'
import { addColleague } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts'
import { brand } from '#web/content/brand.ts'

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A link whose token is unsigned and expires in an hour. */
const forgedLink = () => {
	const exp = Date.now() / 1000 + 3_600
	return `/ResetPassword/${encoded({ alg: 'HS256', typ: 'reset+jwt' })}.${encoded({ jti: 'x', exp })}.c2lnbmVk`
}

/** Requests a reset link for this address and returns it. It replaces the previous one. */
async function newLink(request: APIRequestContext, email: string): Promise<string> {
	const openLink = async () => {
		const mails = (await (await request.get('/dev/mail')).text()).split('<article')
		const own = mails.find((mail) => mail.includes(`To ${email}@${brand.mailDomain}`))
		return /\/ResetPassword\/[\w.-]+/.exec(own ?? '')?.[0] ?? ''
	}
	const before = await openLink()
	const headers = { 'X-Token': testToken }
	const answer = await request.post('/api/authcontroller/forgotpassword', { data: { email }, headers })
	expect(answer.ok()).toBe(true)
	await expect.poll(openLink).not.toBe(before)
	return openLink()
}

async function typeTwice(page: Page, password: string, confirmed = password): Promise<void> {
	await page.getByLabel('New password').fill(password)
	await page.getByLabel('Confirm password').fill(confirmed)
}

test('A link that is no link, is forged, was replaced or has been used is invalid at once, without a form', async ({
	request,
}) => {
	const shows = async (path: string) => {
		const html = await (await request.get(path)).text()
		return { isInvalid: html.includes('Invalid reset link!'), hasForm: html.includes('New password') }
	}
	const invalid = { isInvalid: true, hasForm: false }
	for (const path of ['/ResetPassword/', '/ResetPassword/a.b.c', forgedLink()])
		expect(await shows(path), path).toEqual(invalid)
	const { email } = await addColleague(request)
	const replaced = await newLink(request, email)
	const newest = await newLink(request, email)
	expect(await shows(replaced), 'replaced').toEqual(invalid)
	expect(await shows(newest)).toEqual({ isInvalid: false, hasForm: true })
	const headers = { Authorization: `Bearer ${newest.slice('/ResetPassword/'.length)}` }
	await request.post('/api/authcontroller/resetpassword', { data: { password: 'Cedar?Valley8' }, headers })
	expect(await shows(newest), 'used').toEqual(invalid)
})

test('The button waits for two valid and equal passwords, and the server decides whether the link counts', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 401/)
	const { email, userName } = await addColleague(request)
	await page.goto(await newLink(request, email))
	await expect(page.getByRole('main')).toContainText(`Your user name is ${userName}.`)
	const button = page.getByRole('button', { name: 'Reset Password' })
	await expect(button).toBeDisabled()
	const [password, confirmed] = [page.getByLabel('New password'), page.getByLabel('Confirm password')]
	await expect(password).toHaveAccessibleDescription(/8-20 characters, at least one lowercase letter, .*@ \$ ! % \? &/)

	// The form works only after hydration.
	await expect(async () => {
		await password.focus()
		await page.keyboard.press('Shift+Tab')
		await expect(password).toHaveAccessibleDescription(/Please provide your password\./, { timeout: 1_000 })
	}).toPass()
	for (const weak of ['Aa1@aaa', 'Password@1']) {
		await typeTwice(page, weak)
		await expect(button, weak).toBeDisabled()
	}
	await typeTwice(page, 'Cedar?Valley8', 'Cedar?Valley9')
	await confirmed.blur()
	await expect(confirmed).toHaveAccessibleDescription('Passwords do not match')
	await expect(button).toBeDisabled()
	await expectAccessible(page)
	await typeTwice(page, 'Nilā വ 9$x')
	await expect(button).toBeEnabled()
	await password.fill('Aa1@aaab')
	await expect(button, 'equal no longer').toBeDisabled()

	await typeTwice(page, 'Cedar?Valley8')
	await expect(page.getByRole('alert')).toBeHidden()
	// The link is replaced while the user types.
	await newLink(request, email)
	await button.click()
	await expect(page.getByRole('alert')).toContainText('Invalid reset link!')
	await expect(button).toBeHidden()
	await expect(page.getByRole('link', { name: 'Go to login' })).toBeFocused()
	await expectAccessible(page)
})
