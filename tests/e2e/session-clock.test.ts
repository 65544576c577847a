import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/support/journey.ts'

/** The paths of the API that the page calls from now on, in order. */
function callsOf(page: Page): string[] {
	const calls: string[] = []
	page.on('request', (request) => {
		const { pathname } = new URL(request.url())
		if (pathname.startsWith('/api/')) calls.push(pathname)
	})
	return calls
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('refresh_token'))

const openUsers = (page: Page) =>
	page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Users' }).click()

const firstUser = (page: Page) => page.getByRole('row', { name: 'admin', exact: false }).first()

test('A token in its last twenty minutes is refreshed before the next call', async ({ page }) => {
	await page.clock.install()
	await signIn(page, 'userlisting')
	const before = await storedToken(page)
	const calls = callsOf(page)
	await openUsers(page)
	await expect(firstUser(page)).toBeVisible()
	expect(calls, 'with an hour to go there is nothing to refresh').toEqual(['/api/usercontroller/getalluserdetails'])

	calls.length = 0
	await page.clock.fastForward('41:00')
	const listed = page.waitForRequest('**/getalluserdetails')
	await page.getByRole('radio', { name: 'Inactive' }).check()
	const call = await listed
	expect(calls).toEqual(['/api/authcontroller/refreshauth', '/api/usercontroller/getalluserdetails'])
	const after = await storedToken(page)
	expect(after).not.toBe(before)
	expect(after).toMatch(/^Bearer /)
	expect(call.headers().authorization).toBe(after)
})

test('Calls that are made at the same time share one refresh', async ({ page }) => {
	await page.clock.install()
	await signIn(page, 'contactrequests')
	await page.clock.fastForward('41:00')
	const calls = callsOf(page)
	await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Contact requests' }).click()
	await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
	expect(calls.filter((call) => call.endsWith('refreshauth'))).toHaveLength(1)
	expect(calls.slice(1).sort()).toEqual([
		'/api/contactuscontroller/getContactUsRequests',
		'/api/contactuscontroller/viewDepartments',
	])
})

test('No answer to a refresh is no end of the session', async ({ page, allowConsoleErrors }) => {
	allowConsoleErrors(/net::ERR_INTERNET_DISCONNECTED/)
	await page.clock.install()
	await signIn(page, 'userlisting')
	const before = await storedToken(page)
	await page.clock.fastForward('41:00')
	let tries = 0
	await page.route('**/refreshauth', (route) => {
		tries += 1
		return route.abort('internetdisconnected')
	})
	await openUsers(page)
	await expect(page.getByRole('alert')).toContainText('The list could not be loaded. Check your connection.')
	expect(tries, 'it is asked for twice').toBe(2)
	expect(await storedToken(page)).toBe(before)

	await page.unroute('**/refreshauth')
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(firstUser(page)).toBeVisible()
	await expect(page).toHaveURL(/\/Admin\/Users/)
})

for (const hours of [-5, 5]) {
	test(`A machine whose clock is ${Math.abs(hours)} hours ${hours < 0 ? 'slow' : 'fast'} signs in and works`, async ({
		page,
	}) => {
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
		}, hours * 3_600_000)
		const calls = callsOf(page)
		await signIn(page, 'userlisting')
		await openUsers(page)
		await expect(firstUser(page)).toBeVisible()
		expect(
			calls.filter((call) => call.endsWith('refreshauth')),
			'the server says what time it is',
		).toEqual([])
		await page.reload()
		await expect(firstUser(page)).toBeVisible()
	})
}

test('A clock that jumps ahead while the page is open costs a refresh and no more', async ({ page }) => {
	await page.clock.install()
	await signIn(page, 'userlisting')
	await page.clock.fastForward('05:00:00')
	await openUsers(page)
	await expect(firstUser(page)).toBeVisible()
})
