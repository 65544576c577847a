import type { Page } from '@playwright/test'
import { findJob } from '#tests/support/jobs-page.ts'
import { expect, expectAccessible, signIn, test } from '#tests/support/journey.ts'
import { rowOf, toasts } from '#tests/support/publishing-page.ts'
import { addJob, sendApplication } from '#tests/support/saved-jobs.ts'

const refused = 'Job Post Cannot Be Deleted Due to Existing Applicants'
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure you want to delete this?' })

/** For how long the next notice stands, in milliseconds. */
const noticeTime = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let shown = 0
				new MutationObserver(() => {
					const notice = document.querySelector('.toast[data-state="open"]')
					if (notice && !shown) shown = performance.now()
					if (!notice && shown) resolve(performance.now() - shown)
				}).observe(document.body, { childList: true, subtree: true, attributes: true })
			}),
	)

test('A job with applicants stays: the refusal stands in the dialog, and in a notice for two seconds', async ({
	page,
	request,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 409/)
	const job = await addJob(request)
	const { id, title } = job
	await sendApplication(request, job)
	await signIn(page, 'admin')
	const row = await findJob(page, title)
	await row.getByRole('button', { name: `Delete ${title}` }).click()
	await expectAccessible(page)
	const stood = noticeTime(page)
	await question(page).getByRole('button', { name: 'Delete' }).click()
	await expect(question(page).getByRole('alert')).toHaveText(refused)
	await expect(page.locator('.toast')).toContainText(refused)
	const milliseconds = await stood
	expect(milliseconds).toBeGreaterThan(1900)
	expect(milliseconds).toBeLessThan(4000)
	await expectAccessible(page)
	await question(page).getByRole('button', { name: 'Cancel' }).click()
	await expect(row).toBeVisible()

	await row.getByRole('link', { name: `1 application for ${title}` }).click()
	await expect(page).toHaveURL(new RegExp(`^[^?]+/Admin/Receivedapplication\\?.*job=${id}\\b`))
	await expect(page.getByRole('heading', { level: 1, name: 'Received applications' })).toBeVisible()
	await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1)
	await expect(rowOf(page, title)).toContainText('Amara Okafor')
})

test('A job without applicants goes after a confirmation, and so does its page', async ({
	page,
	request,
	newVisitor,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of (404|503)/)
	const { title, publicPath } = await addJob(request)
	const visitor = await newVisitor()
	await visitor.goto(publicPath)
	await signIn(page, 'careers')
	const button = (await findJob(page, title)).getByRole('button', { name: `Delete ${title}` })
	await button.click()
	await question(page).getByRole('button', { name: 'Cancel' }).click()
	await expect(button).toBeFocused()

	await page.route('**/deletecareerjob/*', (route) => route.fulfill({ status: 503 }))
	await button.click()
	await question(page).getByRole('button', { name: 'Delete' }).click()
	await expect(question(page).getByRole('alert'), 'a failure is told where one is').toBeVisible()
	await page.unroute('**/deletecareerjob/*')
	await question(page).getByRole('button', { name: 'Delete' }).click()
	await expect(toasts(page)).toContainText('Job post deleted')
	await expect(rowOf(page, title)).toHaveCount(0)
	expect((await visitor.reload())?.status()).toBe(404)
})
