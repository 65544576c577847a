import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

const hourMs = 3_600_000

/** A link with a token that ends at this time from now, signed by nobody. */
const forgedLink = (fromNowMs: number) => {
	const exp = (Date.now() + fromNowMs) / 1000
	return `/ResetPassword/${encoded({ alg: 'HS256', typ: 'reset+jwt' })}.${encoded({ jti: 'x', exp })}.c2lnbmVk`
}

async function typeTwice(page: Page, password: string, confirmed = password): Promise<void> {
	await page.getByLabel('New password').fill(password)
	await page.getByLabel('Confirm password').fill(confirmed)
}

test('A link without a token, with something else or with an expired one is invalid at once', async ({ request }) => {
	const saysInvalid = async (path: string) => (await (await request.get(path)).text()).includes('Invalid reset link!')
	for (const path of ['/ResetPassword/', '/ResetPassword/a.b.c', forgedLink(-hourMs)])
		expect(await saysInvalid(path), path).toBe(true)
	expect(await saysInvalid(forgedLink(hourMs)), 'a link that looks right').toBe(false)
})

test('The button waits for two valid and equal passwords, and the server decides whether the link counts', async ({
	page,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 401/)
	await page.goto(forgedLink(hourMs))
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
	await button.click()
	await expect(page.getByRole('alert')).toContainText('Invalid reset link!')
	await typeTwice(page, 'Cedar?Valley9')
	await expect(button).toBeDisabled()
	await expectAccessible(page)
})
