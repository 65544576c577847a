import type { Page } from '@playwright/test'
import { expect, startSession, test } from '#tests/support/browser/journey.ts'

/** Records the API paths that the page calls from now on. */
function callsOf(page: Page): string[] {
	const calls: string[] = []
	page.on('request', (request) => {
		const { pathname } = new URL(request.url())
		if (pathname.startsWith('/api/')) calls.push(pathname)
	})
	return calls
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('refresh_token'))

test('A token in its last twenty minutes is refreshed before the next calls, which share the new one', async ({
	page,
}) => {
	await page.clock.install()
	await startSession(page, 'contactrequests')
	const calls = callsOf(page)
	await page.goto('/Admin')
	await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible()
	const before = await storedToken(page)
	expect(calls.sort(), 'with an hour to go there is nothing to refresh').toEqual([
		'/api/dashboardcontroller/summary',
		'/api/enquirydeskcontroller/newcount',
		'/api/fetchusername',
	])

	calls.length = 0
	await page.clock.fastForward('41:00')
	const listed = page.waitForRequest('**/enquirydeskcontroller/list')
	await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Contact requests' }).click()
	const rows = page.getByRole('list', { name: 'Contact requests' })
	await expect(rows).toHaveAttribute('aria-busy', 'false')
	expect(calls[0]).toBe('/api/authcontroller/refreshauth')
	expect(calls.slice(1).sort()).toEqual([
		'/api/contactuscontroller/viewDepartments',
		'/api/enquirydeskcontroller/list',
		'/api/enquirydeskcontroller/people',
	])
	const after = await storedToken(page)
	expect(after).not.toBe(before)
	expect(after).toMatch(/^Bearer /)
	expect((await listed).headers().authorization).toBe(after)

	// If the clock jumps ahead, the page only refreshes the token.
	await page.clock.fastForward('05:00:00')
	await page.getByRole('radio', { name: 'All' }).check()
	await page.getByLabel('Department').selectOption('Support')
	await expect(page).toHaveURL(/department=\d+$/)
	await expect(rows).toHaveAttribute('aria-busy', 'false')
	await expect(rows.getByRole('listitem').first()).toContainText('Support')
})

test('A machine whose clock is five hours fast signs in and works', async ({ page }) => {
	await page.addInitScript((shiftMs) => {
		const RealDate = Date
		const { timeOrigin } = performance
		window.Date = class extends RealDate {
			constructor(...parts: [] | ConstructorParameters<typeof Date>) {
				if (parts.length === 0) super(RealDate.now() + shiftMs)
				else super(...(parts as ConstructorParameters<typeof Date>))
			}
			static override now = () => RealDate.now() + shiftMs
		} as DateConstructor
		Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + shiftMs })
	}, 5 * 3_600_000)
	const calls = callsOf(page)
	await startSession(page, 'userlisting')
	await page.goto('/Admin/Users')
	await expect(page.getByRole('row', { name: 'admin', exact: false }).first()).toBeVisible()
	expect(calls.sort(), 'the server says what time it is').toEqual([
		'/api/fetchusername',
		'/api/usercontroller/getalluserdetails',
	])
})
