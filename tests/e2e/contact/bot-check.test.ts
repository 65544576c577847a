import type { Page } from '@playwright/test'
import { enquiryForm, sendButton, typeEnquiry } from '#tests/support/browser/enquiry-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { headOffice, mailboxOf } from '#web/content/brand-facts.ts'
import { obstacles } from '#web/obstacles.ts'

const siteKey = '0x4AAAAAAAfakeFakeFakeFake'
const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js*'

/** Serves the page as a deployed Worker would, with a real site key instead of the test key. */
const withRealSiteKey = (page: Page, path: string) =>
	page.route(path, async (route) => {
		const response = await route.fetch()
		const body = (await response.text()).replace('1x00000000000000000000AA', siteKey)
		await route.fulfill({ response, body })
	})

/** Replaces Cloudflare's script: each widget returns another token and records its options. */
const widgetThat = (handsIn: string) => `
	let widgets = 0
	window.asked = []
	window.turnstile = {
		render(place, { sitekey, action, callback }) {
			widgets += 1
			const token = 'token of widget ' + widgets
			window.asked.push({ sitekey, action })
			place.textContent = 'One moment'
			${handsIn}
			return String(widgets)
		},
		remove() {},
	}
`
const unseenWidget = widgetThat('queueMicrotask(() => callback(token))')
const widgetWithTask = widgetThat('place.onclick = () => callback(token)')

test('Turnstile blocked by an extension: the form says so and offers other ways; unblocked, every submission carries a fresh token', async ({
	page,
	allowConsoleErrors,
}) => {
	// This Worker's secret accepts only the dummy token.
	allowConsoleErrors(/net::ERR_FAILED/, /status of 403/, /The enquiry was not stored/)
	await withRealSiteKey(page, '/contact')
	const scripts: string[] = []
	await page.route(script, (route) => {
		scripts.push(route.request().url())
		// The first request meets an extension.
		if (scripts.length === 1) return route.abort()
		return route.fulfill({ contentType: 'text/javascript', body: unseenWidget })
	})
	await page.goto('/contact')
	await typeEnquiry(page)
	expect(scripts, 'nothing is loaded before it is needed').toEqual([])
	const refusal = enquiryForm(page).getByRole('alert')
	await sendButton(page).click()
	await expect(refusal).toContainText(obstacles.botCheck)
	await expect(refusal).not.toContainText('try again')
	const mailbox = mailboxOf('mail-queries')
	await expect(refusal.getByRole('link', { name: mailbox })).toHaveAttribute('href', `mailto:${mailbox}`)
	await expect(refusal.getByRole('link', { name: headOffice.phone })).toBeVisible()
	await expect(page.getByText('Please try again')).toHaveCount(0)
	await expect(enquiryForm(page).getByLabel('Name')).toHaveValue('Meera Nair')

	for (const token of ['token of widget 1', 'token of widget 2']) {
		const sent = page.waitForRequest('**/saveContactUs')
		await sendButton(page).click()
		expect(await (await sent).headerValue('X-Token')).toBe(token)
		await expect(refusal).toHaveText('The bot check did not pass. Please reload the page and try again.')
		await expect(sendButton(page)).toBeEnabled()
	}
	const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
	expect(scripts).toEqual([address, address])
	expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([
		{ sitekey: siteKey, action: 'contact' },
		{ sitekey: siteKey, action: 'contact' },
	])
	await expect(page.getByText('One moment'), 'a used widget is taken away').toBeHidden()
})

test('A task of the widget is inside the modal that needs it', async ({ page }) => {
	await withRealSiteKey(page, '/Login')
	await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: widgetWithTask }))
	await page.goto('/Login')
	await page.getByRole('button', { name: 'Forgot Password' }).click()
	const modal = page.getByRole('dialog', { name: 'Forgot Password' })
	await modal.getByLabel('E-mail').fill('anitha')
	await modal.getByRole('button', { name: 'Reset' }).click()
	const answered = page.waitForRequest('**/forgotpassword')
	await page.route('**/forgotpassword', (route) =>
		route.fulfill({ json: { message: 'An Email has been sent to you' } }),
	)
	await modal.getByText('One moment').click()
	expect(await (await answered).headerValue('X-Token')).toBe('token of widget 1')
	await expect(page.getByRole('alert')).toHaveText('An Email has been sent to you')
	expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([
		{ sitekey: siteKey, action: 'forgot-password' },
	])
})
