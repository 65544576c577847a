import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
	applyField,
	applyForm,
	cvButton,
	cvGroup,
	openApply,
	sendButton,
	typeApplication,
	typedByLabel,
} from '#tests/support/browser/apply-page.ts'
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts'
import { openMailTo } from '#tests/support/browser/local-mail.ts'
import { chooseFiles, pdfFile } from '#tests/support/browser/publishing-page.ts'
import { addJob, applicationsFor, closeJob } from '#tests/support/browser/saved-jobs.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { pdfOf } from '#tests/support/files/sample-files.ts'
import { headOffice } from '#web/content/brand-facts.ts'
import { careersAddress } from '#web/content/careers-address.ts'
import { obstacles } from '#web/obstacles.ts'

const sentText = 'Application has been sent successfully'
const failed = 'An error occurred while submitting the job application.Try again'

const sentNotice = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: sentText })

test('On a phone: from the list to the form, with a PDF that changes on disk after it was chosen, to the mail that says it has arrived', async ({
	page,
	request,
}) => {
	await page.setViewportSize({ width: 390, height: 844 })
	const job = await addJob(request)
	const email = `amara.${job.id}@mail.example`
	const cv = pdfOf('Eleven years of harbours')
	const cvPath = test.info().outputPath('Zoë Ångström, CV.pdf')
	writeFileSync(cvPath, cv)
	await page.goto('/careers')
	await page
		.getByRole('listitem')
		.filter({ hasText: job.title })
		.getByRole('link', { name: /Apply Now/ })
		.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title)
	await typeApplication(page, { 'First Name': 'Zoë', 'Last Name': 'Ångström', Email: email }, null)
	await chooseFiles(cvButton(page), cvPath)
	await expect(cvGroup(page)).toContainText('Zoë Ångström, CV.pdf')
	await expect(cvButton(page)).not.toHaveAttribute('aria-busy')
	writeFileSync(cvPath, pdfOf('Twelve years of harbours, and counting'))
	const answered = page.waitForResponse('**/submitapplication')
	await sendButton(page).click()
	await expect(sentNotice(page)).toBeVisible()
	await expectToast(page, sentText)
	await expect(page.locator(':focus'), 'the notice has the focus').toContainText(sentText)
	const call = (await answered).request()
	expect(await call.headerValue('X-Token')).toBe('XXXX.DUMMY.TOKEN.XXXX')
	expect(await call.headerValue('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/)
	await expect(applyField(page, 'First Name'), 'the form is reset').toHaveValue('')
	await expect(cvGroup(page)).toContainText('Drop your CV here')
	expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['application-receipt'])
	await page.waitForURL(/\/careers$/)
	expect(await applicationsFor(request, job)).toMatchObject([
		{ firstName: 'Zoë', lastName: 'Ångström', file: 'Zoë Ångström, CV.pdf', fileSize: cv.byteLength },
	])
	const mail = await openMailTo(page, email)
	await expect(mail).toContainText(`We have your application: ${job.title}`)
})

test('The whole form by keyboard alone', async ({ page, request }) => {
	const job = await addJob(request)
	// The next page has no content, so this one stays.
	await page.route('**/careers', (route) => route.fulfill({ status: 204 }))
	await openApply(page, job)
	// Playwright returns before the browser intercepts file choosers, so ask for that well before the press.
	const opened = page.waitForEvent('filechooser')
	await applyField(page, 'First Name').focus()
	const typed = ['Amara', 'Okafor', 'amara@mail.example', '2348025550134', '6', '2 m', 'Lagos']
	for (const text of typed) {
		await page.keyboard.type(text)
		await page.keyboard.press('Tab')
	}
	await expect(applyField(page, 'Notice Period')).toHaveValue('2 months')
	await expect(cvButton(page)).toBeFocused()
	await page.keyboard.press('Enter')
	await (await opened).setFiles(pdfFile('cv.pdf'))
	await expect(cvGroup(page)).toContainText('cv.pdf')
	await applyField(page, 'Location').focus()
	await page.keyboard.press('Enter')
	await expect(sentNotice(page)).toBeVisible()
	await expectAccessible(page)
	expect(await applicationsFor(request, job)).toHaveLength(1)
})

test('A double click sends one application; the button rests meanwhile, and the page moves on three seconds later', async ({
	page,
	request,
}) => {
	const job = await addJob(request)
	await page.clock.install()
	await openApply(page, job)
	await typeApplication(page)
	const calls: string[] = []
	let release = () => {}
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	await page.route('**/submitapplication', async (route) => {
		calls.push(route.request().url())
		await held
		await route.continue()
	})
	await sendButton(page).dblclick()
	const sending = applyForm(page).getByRole('button', { name: 'Sending' })
	await expect(sending).toBeDisabled()
	await expect(sending).toHaveAttribute('aria-busy', 'true')
	await expect(applyForm(page).getByRole('progressbar', { name: 'Your application' })).toBeVisible()
	await expectAccessible(page)
	await page.clock.pauseAt(new Date(Date.now() + 60_000))
	release()
	await expect(sentNotice(page)).toBeVisible()
	expect(calls).toHaveLength(1)
	expect(await applicationsFor(request, job)).toHaveLength(1)
	await page.clock.runFor(2_900)
	expect(page.url()).toContain('/CareersApply/')
	await page.clock.runFor(200)
	await page.waitForURL(/\/careers$/)
})

test('What was cancelled, whose answer was lost or what met a busy server is sent again and stored once', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/net::ERR_CONNECTION_RESET/, /The application was not stored/, /status of 503/)
	const job = await addJob(request)
	await openApply(page, job)
	await typeApplication(page)
	const keys: (string | null)[] = []
	page.on('request', (call) => {
		if (call.url().endsWith('submitapplication')) keys.push(call.headers()['idempotency-key'] ?? null)
	})
	const sent = '**/submitapplication'
	await page.route(sent, () => undefined, { times: 1 })
	await sendButton(page).click()
	await applyForm(page).getByRole('button', { name: 'Cancel' }).click()
	await expect(sendButton(page)).toBeEnabled()
	await expect(applyForm(page).getByRole('alert')).toHaveCount(0)
	expect(await applicationsFor(request, job)).toEqual([])

	await page.route(
		sent,
		async (route) => {
			expect((await route.fetch()).ok()).toBe(true)
			await route.abort('connectionreset')
		},
		{ times: 1 },
	)
	await sendButton(page).click()
	await expectToast(page, failed)
	const alert = applyForm(page).getByRole('alert')
	await expect(alert).toContainText(obstacles.connection)
	await expect(alert.getByRole('link', { name: careersAddress })).toHaveAttribute('href', `mailto:${careersAddress}`)
	await expect(alert.getByRole('link', { name: headOffice.phone })).toBeVisible()
	await expectAccessible(page)
	await expect(applyField(page, 'First Name'), 'what was typed is still there').toHaveValue('Amara')
	await expect(cvGroup(page)).toContainText('Amara Okafor.pdf')

	const busy = { code: 'service.busy', errorMsg: 'The service is busy.', requestId: 'x' }
	await page.route(sent, (route) => route.fulfill({ status: 503, json: busy }), { times: 1 })
	await sendButton(page).click()
	await expect(sentNotice(page)).toBeVisible()
	expect(keys, 'cancelled, lost, busy, and tried again by the page').toHaveLength(4)
	expect(new Set(keys).size).toBe(1)
	expect(await applicationsFor(request, job)).toHaveLength(1)
})

test('A position that closes while somebody types says so and leads to the open ones', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/, /The application was not stored/)
	const job = await addJob(request)
	await openApply(page, job)
	await typeApplication(page)
	await closeJob(request, job)
	await sendButton(page).click()
	const alert = applyForm(page).getByRole('alert')
	await expect(alert).toContainText('This position is closed. Applications are no longer taken.')
	await expect(alert.getByRole('link', { name: 'See open positions' })).toHaveAttribute('href', '/careers')
	await expectAccessible(page)
	expect(await applicationsFor(request, job)).toEqual([])
})

test('A failed bot check and the reload after it lose nothing but the CV; another job has a form of its own', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 403/, /The application was not stored/)
	const [job, other] = [await addJob(request), await addJob(request)]
	await openApply(page, job)
	await typeApplication(page)
	await page.route(
		'**/submitapplication',
		async (route) => route.continue({ headers: { ...route.request().headers(), 'x-token': 'spent' } }),
		{ times: 1 },
	)
	await sendButton(page).click()
	await expect(applyForm(page).getByRole('alert')).toHaveText(
		'The bot check did not pass. Please reload the page and try again.',
	)
	await expect(cvGroup(page)).toContainText('Amara Okafor.pdf')
	await openApply(page, other)
	await expect(applyField(page, 'First Name')).toHaveValue('')
	expect(await page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual([
		`draft:/CareersApply/${job.id}`,
		'visit',
	])
	expect(await page.evaluate(() => localStorage.length)).toBe(0)
	await page.goBack()
	await page.reload()
	await expect(cvGroup(page)).toContainText('Choose your CV again')
	for (const [label, value] of Object.entries(typedByLabel)) await expect(applyField(page, label)).toHaveValue(value)
	await expectAccessible(page)
	await chooseFiles(cvButton(page), pdfFile('cv.pdf'))
	await sendButton(page).click()
	await expect(sentNotice(page)).toBeVisible()
	expect(await applicationsFor(request, job)).toHaveLength(1)
})
