import type { Page } from '@playwright/test'
import { demoPassword } from '#scripts/demo/accounts.ts'
import { expectStorageWithout } from '#tests/support/browser/browser-storage.ts'
import { sendButton } from '#tests/support/browser/enquiry-page.ts'
import { expect, sendSignIn, test } from '#tests/support/browser/journey.ts'

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
	await page.goto('/Login')
	// A page of an older build requests a missing version.
	await page.route('**/__manifest?*', (route) =>
		route.continue({
			url: route
				.request()
				.url()
				.replace(/version=\w+/, 'version=older'),
		}),
	)
	const documents = documentsOf(page)
	await sendSignIn(page, 'careers')
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Paloma Quintanar')
	expect(documents).toEqual(['/Admin'])
	await page.unrouteAll()
	await page.getByRole('link', { name: 'Account', exact: true }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
	await expectStorageWithout(page, demoPassword)
})

test('A screen of the back office whose file is gone', async ({ page, allowConsoleErrors }) => {
	allowConsoleErrors(/status of 404/, /Error loading route module/, /Failed to fetch dynamically imported module/)
	await page.goto('/Login')
	const documents = documentsOf(page)
	await page.route('**/assets/landing-*.js', (route) => route.fulfill({ status: 404, body: '' }))
	await sendSignIn(page, 'careers')
	await expect(page).toHaveURL('/Admin')
	await page.waitForLoadState('networkidle')
	expect(documents, 'one reload, then the page itself, and no circle').toEqual(['/Login', '/Admin'])

	await page.unroute('**/assets/landing-*.js')
	await page.reload()
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Paloma Quintanar')
})
