import type { Page } from '@playwright/test'
import { demoPassword } from '#scripts/demo/accounts.ts'
import { expectStorageWithout } from '#tests/support/browser/browser-storage.ts'
import { sendButton } from '#tests/support/browser/enquiry-page.ts'
import { expect, signIn, startSession, test } from '#tests/support/browser/journey.ts'

/** Documents that the page loads from now on. */
function documentsOf(page: Page): string[] {
	const documents: string[] = []
	page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
	return documents
}

test('A page that misses what its form needs loads itself again, once, and runs', async ({
	page,
	allowConsoleErrors,
}) => {
	allowConsoleErrors(/status of 404/)
	await page.route('**/assets/hydrate-*.js', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 })
	const documents = documentsOf(page)
	await page.goto('/contact')
	await expect(sendButton(page)).toBeEnabled()
	expect(documents).toEqual(['/contact', '/contact'])
})

test('A page opened before a deploy goes on with the new version', async ({ page }) => {
	// A page of an older build requests a missing version.
	await page.route('**/__manifest?*', (route) =>
		route.continue({
			url: route
				.request()
				.url()
				.replace(/version=\w+/, 'version=older'),
		}),
	)
	await signIn(page, 'careers')
	const documents = documentsOf(page)
	const heading = page.getByRole('heading', { level: 1 })
	await page.getByRole('link', { name: 'Account', exact: true }).click()
	await expect(heading).toHaveText('Account')
	expect(documents).toEqual(['/Admin/Account'])
	await page.unrouteAll()
	await page.getByRole('link', { name: 'Overview', exact: true }).click()
	await expect(heading).toContainText('Paloma Quintanar')
	// The router notes the version before it reloads, and forgets it with the next answer about routes.
	const noted = () => page.evaluate(() => sessionStorage.getItem('react-router-manifest-version'))
	await expect.poll(noted).toBeNull()
	await expectStorageWithout(page, demoPassword)
})

test('A screen of the back office whose file is gone', async ({ page, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 404/, /Error loading route module/, /Failed to fetch dynamically imported module/)
	await startSession(page, 'careers')
	await page.goto('/Admin/Account')
	const heading = page.getByRole('heading', { level: 1 })
	await expect(heading).toHaveText('Account')
	const documents = documentsOf(page)
	const overview = page.getByRole('link', { name: 'Overview', exact: true })
	await page.route('**/assets/landing-*.js', (route) => route.fulfill({ status: 404, body: '' }))
	await overview.click()
	await expect.poll(() => documents).toHaveLength(1)
	await expect(heading).toHaveText('Account')
	await page.waitForLoadState('networkidle')
	expect(documents, 'one reload and no circle').toEqual(['/Admin/Account'])

	await page.unroute('**/assets/landing-*.js')
	await overview.click()
	await expect(heading).toContainText('Paloma Quintanar')
})
