import type { Page } from '@playwright/test'
import { addColleague } from '#tests/support/colleague.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { openMailTo } from '#tests/support/local-mail.ts'

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A link's token with this expiry, signed by nobody. */
const forgedToken = (expiresAt: Date) =>
	`${encoded({ alg: 'HS256', typ: 'reset+jwt' })}.${encoded({ jti: 'x', exp: expiresAt.getTime() / 1000 })}.c2lnbmVk`

async function typeTwice(page: Page, password: string, confirmed = password): Promise<void> {
	await page.getByLabel('New password').fill(password)
	await page.getByLabel('Confirm password').fill(confirmed)
}

const hourMs = 3_600_000

for (const [what, path] of [
	['no token', '/ResetPassword/'],
	['something that is no token', '/ResetPassword/a.b.c'],
	['an expired token', `/ResetPassword/${forgedToken(new Date(Date.now() - hourMs))}`],
]) {
	test(`A link with ${what} is invalid at once`, async ({ page }) => {
		await page.goto(path ?? '')
		await expect(page.getByRole('alert')).toContainText('Invalid reset link!')
		await typeTwice(page, 'Cedar?Valley8')
		await expect(page.getByRole('button', { name: 'Reset Password' })).toBeDisabled()
		await expectAccessible(page)
	})
}

test('Whether a link counts is decided by the server, whatever its text says', async ({ page, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 401/)
	await page.goto(`/ResetPassword/${forgedToken(new Date(Date.now() + hourMs))}`)
	await expect(page.getByRole('alert')).toBeHidden()
	await typeTwice(page, 'Cedar?Valley8')
	await page.getByRole('button', { name: 'Reset Password' }).click()
	await expect(page.getByRole('alert')).toContainText('Invalid reset link!')
	await expect(page.getByRole('button', { name: 'Reset Password' })).toBeDisabled()
})

test('The button waits until both passwords are valid and equal', async ({ page }) => {
	await page.goto(`/ResetPassword/${forgedToken(new Date(Date.now() + hourMs))}`)
	const button = page.getByRole('button', { name: 'Reset Password' })
	await expect(button).toBeDisabled()
	const [password, confirmed] = [page.getByLabel('New password'), page.getByLabel('Confirm password')]
	await expect(password).toHaveAccessibleDescription(/8-20 characters, at least one lowercase letter, .*@ \$ ! % \? &/)

	// The form listens once the page is hydrated.
	await expect(async () => {
		await password.focus()
		await page.keyboard.press('Shift+Tab')
		await expect(password).toHaveAccessibleDescription(/Please provide your password\./, { timeout: 1_000 })
	}).toPass()
	for (const weak of [
		'Aa1@aaa',
		'aa1@aaaa',
		'AA1@AAAA',
		'Aaa@aaaa',
		'Aa1aaaaa',
		'Aa1@aaaaaaaaaaaaaaaaa',
		'Password@1',
	]) {
		await typeTwice(page, weak)
		await expect(button, weak).toBeDisabled()
	}
	await typeTwice(page, 'Cedar?Valley8', 'Cedar?Valley9')
	await confirmed.blur()
	await expect(confirmed).toHaveAccessibleDescription('Passwords do not match')
	await expect(button).toBeDisabled()
	await expectAccessible(page)
	for (const strong of ['Aa1@aaaa', 'Aa1@aaaaaaaaaaaaaaaa', 'Nilā വ 9$x']) {
		await typeTwice(page, strong)
		await expect(button, strong).toBeEnabled()
	}
	await password.fill('Aa1@aaab')
	await expect(button, 'equal no longer').toBeDisabled()
})

test('A newer link takes the place of the older one', async ({ page, request, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 401/)
	const { email } = await addColleague(request)
	const links: string[] = []
	for (const _ of ['first', 'second']) {
		const asked = await request.post('/api/authcontroller/forgotpassword', {
			data: { email },
			headers: { 'X-Token': 'XXXX.DUMMY.TOKEN.XXXX' },
		})
		expect(asked.ok()).toBe(true)
		await expect(async () => {
			const mail = await openMailTo(page, `${email}@nilavu.example`)
			const link = (await mail.getByRole('link').getAttribute('href')) ?? ''
			expect(links).not.toContain(link)
			links.push(link)
		}).toPass()
	}
	await page.goto(links[0] ?? '')
	await typeTwice(page, 'Cedar?Valley8')
	await page.getByRole('button', { name: 'Reset Password' }).click()
	await expect(page.getByRole('alert')).toContainText('Invalid reset link!')
	await page.goto(links[1] ?? '')
	await typeTwice(page, 'Cedar?Valley8')
	await page.getByRole('button', { name: 'Reset Password' }).click()
	await expect(page.getByRole('dialog', { name: 'Password Updated Successfully' })).toBeVisible()
})
