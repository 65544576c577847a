import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/support/journey.ts'

/** Writes down what the policy of this page stops, from its first byte on. */
async function recordViolations(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const violations: string[] = []
		Reflect.set(window, 'violations', violations)
		document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
			violations.push(`${effectiveDirective}: ${blockedURI}`)
		})
	})
}

const violations = (page: Page) => page.evaluate(() => Reflect.get(window, 'violations'))

test('No page breaks its own policy, with everything open that can be opened', async ({ page }) => {
	await recordViolations(page)
	const documents = ['/', '/about', '/customer-onboarding', '/services', '/Management', '/OfficeNote', '/PrivacyPolicy']
	for (const path of [...documents, '/contact', '/ResetPassword/a.b.c', '/dev/mail']) {
		await page.goto(path)
		expect(await violations(page), path).toEqual([])
	}
	await page.goto('/contact')
	await page.getByRole('button', { name: 'Send enquiry' }).click()
	await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Company' }).click()
	expect(await violations(page)).toEqual([])

	await page.goto('/Login')
	await page.getByRole('button', { name: 'Forgot Password' }).click()
	await expect(page.getByRole('dialog')).toBeVisible()
	expect(await violations(page)).toEqual([])

	await signIn(page, 'admin')
	await page.getByRole('button', { name: 'Theme' }).click()
	await expect(page.getByRole('menu')).toBeVisible()
	for (const path of ['/Admin/Users?add', '/Admin/Users?user=2', '/Admin/Contactpage?departments', '/Admin/Account']) {
		await page.goto(path)
		await expect(page.getByRole('button', { name: /^(Save|Add department|Change Password)$/ })).toBeVisible()
		expect(await violations(page), path).toEqual([])
	}
})

// A document with a form, a document of the build, and a document that the Worker renders.
for (const path of ['/contact', '/about', '/OfficeNote'])
	test(`The policy of ${path} is in force: what is slipped into it does not run`, async ({
		page,
		allowConsoleErrors,
	}) => {
		allowConsoleErrors(/Content Security Policy/)
		await recordViolations(page)
		await page.goto(path)
		await page.evaluate(() => {
			const slippedIn = [
				'<img src="x:" onerror="window.ran = true">',
				'<p style="color: red">Red</p>',
				'<iframe src="https://evil.example/"></iframe>',
			]
			document.body.insertAdjacentHTML('beforeend', slippedIn.join(''))
		})
		await expect
			.poll(() => violations(page))
			.toEqual(
				expect.arrayContaining([
					'script-src-attr: inline',
					'style-src-attr: inline',
					expect.stringMatching(/^frame-src: https:\/\/evil\.example/),
				]),
			)
		expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
	})
