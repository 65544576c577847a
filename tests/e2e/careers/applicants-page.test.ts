import type { APIRequestContext, Page } from '@playwright/test'
import { testToken } from '#contracts/auth/bot-check.ts'
import { adminHeaders, unique } from '#tests/support/browser/colleague.ts'
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts'
import { openMailTo } from '#tests/support/browser/local-mail.ts'
import { pdfFile } from '#tests/support/browser/publishing-page.ts'
import { addJob } from '#tests/support/browser/saved-jobs.ts'
import { applicant } from '#tests/support/builders/careers/applicant.ts'

// Some mail programs and visitors block script.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

/** Applies for a new job. Returns its name, the id and the address of the page. */
async function applied(request: APIRequestContext) {
	const job = await addJob(request)
	const email = `${unique()}@applicant.example`
	const answer = await request.post('/api/public/careerscontroller/submitapplication', {
		multipart: {
			...applicant,
			email,
			consent: 'true',
			file: pdfFile('cv.pdf', 'Years of work'),
			jobPostInt: String(job.id),
		},
		headers: { 'X-Token': testToken },
	})
	return { job, email, id: (await answer.json()) as number, path: answer.headers()['x-status-page'] ?? '' }
}

/** Opens an act, types the digits and sends it. */
async function send(page: Page, title: string, digits = applicant.mobileNumber.slice(-4)): Promise<void> {
	const act = page.getByRole('group').filter({ has: page.locator('summary', { hasText: title }) })
	await act.locator('summary').click()
	await act.getByLabel('The last 4 digits').fill(digits)
	await act.getByRole('button', { name: title }).click()
}

test('without script an applicant sees where they stand, replaces the CV, downloads their data and withdraws', async ({
	page,
	request,
	browser,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 422/)
	const { job, email, path } = await applied(request)
	const mail = await openMailTo(page, email)
	await expect(mail).toContainText(path)

	await page.goto(path)
	await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible()
	await expect(page.getByText(job.title)).toBeVisible()
	await expect(page.getByText('We are reading it')).toBeVisible()
	await expect(page.locator('script')).toHaveCount(0)
	// axe needs script.
	const withScript = await browser.newPage({ javaScriptEnabled: true })
	await withScript.goto(path)
	await expectAccessible(withScript)

	await send(page, 'Download your data', '0000')
	await expect(page.getByRole('alert')).toHaveText(/These are not the last digits .* Nothing was changed\./)

	const replace = page.getByRole('group').filter({ has: page.locator('summary', { hasText: 'Replace the CV' }) })
	await replace.locator('summary').click()
	await replace.getByLabel('New CV').setInputFiles(pdfFile('better.pdf', 'More years'))
	await replace.getByLabel('The last 4 digits').fill(applicant.mobileNumber.slice(-4))
	await replace.getByRole('button', { name: 'Replace the CV' }).click()
	await expect(page.getByRole('status')).toHaveText('Your CV is now better.pdf.')

	const [file] = await Promise.all([page.waitForEvent('download'), send(page, 'Download your data')])
	expect(file.suggestedFilename()).toMatch(/^application-.*\.json$/)

	await send(page, 'Withdraw the application')
	await expect(page.getByRole('status')).toHaveText('You have withdrawn the application.')
	await page.goBack()
	await expect(page.getByText('You have withdrawn it'), 'no browser keeps the page').toBeVisible()
	await expect(page.locator('summary', { hasText: 'Withdraw' })).toHaveCount(0)
})

test('an erasure that an applicant asks for is done by an Admin, and the page ends as one that never was', async ({
	page,
	request,
}) => {
	const { id, path } = await applied(request)
	await page.goto(path)
	await send(page, 'Ask for the erasure')
	await expect(page.getByRole('status')).toContainText('You have asked for the erasure.')
	await expect(page.getByText('We erase it by')).toBeVisible()
	await request.delete(`/api/careerscontroller/eraseapplication/${id}`, { headers: await adminHeaders(request) })

	const [ended, unknown] = await Promise.all([request.get(path), request.get(`/application/${'0'.repeat(64)}`)])
	expect(ended.status()).toBe(404)
	expect(await ended.text()).toBe(await unknown.text())
	await page.goto('/')
})
