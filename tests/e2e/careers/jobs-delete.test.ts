import type { Page } from '@playwright/test'
import { findJob } from '#tests/support/browser/jobs-page.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { chooseMore, moreButton, rowOf } from '#tests/support/browser/publishing-page.ts'
import { addJob, sendApplication } from '#tests/support/browser/saved-jobs.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

const refused = 'Job Post Cannot Be Deleted Due to Existing Applicants'
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure you want to delete this?' })

test('A job with applicants stays: a notice says why for two seconds, longer while the pointer is on it, and nothing else does', async ({
	page,
	request,
}) => {
	const job = await addJob(request)
	const { id, title } = job
	await sendApplication(request, job)
	await page.clock.install()
	await startSession(page, 'admin')
	const row = await findJob(page, title)
	await chooseMore(page, title, 'Delete')
	await page.clock.pauseAt(new Date(Date.now() + 60_000))
	await question(page).getByRole('button', { name: 'Delete' }).click()
	const notice = page.locator('.toast[data-state="open"]')
	await expect(notice).toContainText(refused)
	await page.clock.runFor(50)
	await expect(page.getByRole('status').filter({ hasText: refused }), 'it is read out').not.toHaveCount(0)
	await expect(question(page)).toHaveCount(0)
	await page.clock.runFor(1_850)
	await expect(notice).toBeVisible()
	await notice.hover()
	await page.clock.runFor(10_000)
	await expect(notice).toBeVisible()
	await page.mouse.move(0, 0)
	await page.clock.runFor(200)
	await expect(page.getByText(refused), 'nowhere does it stay').toHaveCount(0)
	await page.clock.resume()
	await expect(moreButton(page, title)).toBeFocused()
	await expectAccessible(page)

	await row.getByRole('link', { name: `1 application for ${title}` }).click()
	await expect(page).toHaveURL(new RegExp(`^[^?]+/Admin/Receivedapplication\\?.*job=${id}\\b`))
	await expect(page.getByRole('heading', { level: 1, name: 'Received applications' })).toBeVisible()
	await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1)
	await expect(rowOf(page, title)).toContainText('Amara Okafor')
})

test('A job without applicants goes after a confirmation, and so does its page', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 503/)
	const { title, publicPath } = await addJob(request)
	expect((await request.get(publicPath)).status()).toBe(200)
	await startSession(page, 'careers')
	await findJob(page, title)
	await chooseMore(page, title, 'Delete')
	await question(page).getByRole('button', { name: 'Cancel' }).click()
	await expect(moreButton(page, title)).toBeFocused()

	await page.route('**/changeseveral', (route) => route.fulfill({ status: 503 }))
	await chooseMore(page, title, 'Delete')
	await question(page).getByRole('button', { name: 'Delete' }).click()
	await expect(question(page).getByRole('alert'), 'a failure is told where one is').toBeVisible()
	await page.unroute('**/changeseveral')
	await question(page).getByRole('button', { name: 'Delete' }).click()
	await expectToast(page, 'Job post deleted')
	await expect(rowOf(page, title)).toHaveCount(0)
	expect((await request.get(publicPath)).status()).toBe(404)
})
