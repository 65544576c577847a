import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { openServerDatabase } from '#tests/support/server/own-server.ts'

const longAgo = '2026-01-31T10:00:00.000Z'

/** Adds the row of a file whose object is missing. */
function breakSomething(key: string): void {
	using database = openServerDatabase()
	const file =
		"insert into files (key, bucket, state, name, type, size, sha256, created_at, missing_at) values (?, 'private', 'live', 'a-lost-cv.pdf', 'application/pdf', 1, '', ?, ?)"
	database.prepare(file).run(key, longAgo, longAgo)
}

function mend(key: string): void {
	using database = openServerDatabase()
	database.prepare('delete from files where key = ?').run(key)
}

test('An Admin sees the faults of the site, the remedies and the repair; without an answer the page says so, and tries again', async ({
	page,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/503|Failed to load resource/)
	const key = crypto.randomUUID()
	breakSomething(key)
	try {
		await startSession(page, 'admin')
		await page.goto('/Admin')
		await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Health' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health')
		const row = page.getByRole('listitem').filter({ hasText: 'cannot be found in the buckets' })
		await expect(row).toContainText('Bad')
		await expect(row).toContainText('Take them from a backup')
		await expect(page.getByRole('listitem').filter({ hasText: 'are applied' })).toContainText('Good')
		await expect(page.getByRole('alert')).toContainText(/needs? attention\./)
		await expect(page.getByRole('table', { name: 'Missing files' })).toContainText('a-lost-cv.pdf')
		const dashboard = page.getByRole('link', { name: 'Open D1 in the Cloudflare dashboard' })
		await expect(dashboard).toHaveAttribute('href', 'https://dash.cloudflare.com/?to=/:account/workers/d1')
		await expectAccessible(page)

		await page.getByRole('alert').getByRole('link', { name: 'Missing files' }).click()
		await expect(row).toBeFocused()
	} finally {
		mend(key)
	}
	const again = page.getByRole('button', { name: 'Check again' })
	await again.click()
	await expect(page.getByRole('table', { name: 'Missing files' })).toBeHidden()
	await expect(page.getByRole('status').filter({ hasText: /^Checked at \d{1,2} \w+ 20\d\d, \d\d:\d\d\./ })).toHaveCount(
		1,
	)
	await expect(again).toBeFocused()
	await expect(page.getByRole('listitem').filter({ hasText: 'Missing files' })).toContainText('Good')

	const path = '**/api/operationscontroller/health'
	await page.route(path, (route) =>
		route.fulfill({ status: 503, json: { code: 'service.busy', errorMsg: 'Too busy.' } }),
	)
	await page.goto('/Admin/Health')
	await expect(page.getByRole('alert')).toHaveText('Too busy.')
	await page.unroute(path)
	await again.click()
	await expect(page.getByRole('heading', { name: 'Bindings' })).toBeVisible()
	await expect(page.getByText('Too busy.')).toBeHidden()
})

test('Nobody but an Admin is shown it', async ({ page }) => {
	await startSession(page, 'careers')
	await page.goto('/Admin')
	await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Health' })).toHaveCount(0)
	await page.goto('/Admin/Health')
	await expect(page).toHaveURL(/\/Admin\/?$/)
})
