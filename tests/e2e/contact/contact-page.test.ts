import { enquiryForm } from '#tests/support/browser/enquiry-page.ts'
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts'
import { isDemoCompany } from '#tests/support/specification.ts'
import { brand } from '#web/content/brand.ts'
import { headOffice, phoneHref } from '#web/content/brand-facts.ts'

test('Every office has its own clock, and the map loads nothing before a visitor opens it', async ({ page }) => {
	test.skip(!isDemoCompany, 'reads the clocks of its offices')
	// A Wednesday, 10:00 in Kochi: morning in Dubai, night in Washington.
	await page.clock.setFixedTime(new Date('2026-03-11T04:30:00Z'))
	const frames: string[] = []
	await page.goto('/contact')
	const offices = page.getByRole('main').getByRole('region', { name: 'Our offices' })
	const card = (place: string) =>
		offices.getByRole('listitem').filter({ has: page.getByRole('heading', { name: place }) })
	await expect(card('Kochi')).toContainText('Open now')
	await expect(card('Kochi')).toContainText('10:00 there now, until 18:30')
	await expect(card('Dubai')).toContainText('Closed now')
	await expect(card('Dubai')).toContainText('08:30 there now, opens 09:00')
	await expect(card('Washington')).toContainText('00:30 there now, opens 09:00')
	await expect(offices.getByText(/^(Open|Closed) now$/)).toHaveCount(5)

	// Until now, any request to a third party fails the test.
	await page.route('https://www.openstreetmap.org/**', (route) => {
		frames.push(route.request().url())
		return route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>A map of streets</p>' })
	})
	const show = page.getByRole('button', { name: 'Show the map of Kochi, Kerala' })
	await expect(show).toBeVisible()
	expect(frames).toEqual([])
	await expect(async () => {
		if (await show.isVisible()) await show.click()
		await expect(page.locator('iframe')).toBeVisible({ timeout: 500 })
	}).toPass()
	await expect(
		page.getByTitle('Map of the Kochi, Kerala office').contentFrame().getByText('A map of streets'),
	).toBeVisible()
	expect(frames).toEqual([
		expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=.*marker=10\.0159/),
	])
	await expectAccessible(page)

	await page.getByRole('group', { name: 'Office on the map' }).getByText('Dubai').click()
	await expect(page.getByTitle('Map of the Dubai office').contentFrame().getByText('A map of streets')).toBeVisible()
	expect(frames[1]).toContain('marker=25.1857')
})

test.describe('Without script', () => {
	test.use({ javaScriptEnabled: false })

	test('the page says how to write to us, the menu opens, and the back office says what it needs', async ({ page }) => {
		await page.goto('/contact')
		await expect(enquiryForm(page)).toBeHidden()
		// Locators by role and text ignore <noscript>.
		const instead = page.locator('#enquiry noscript')
		await expect(instead.locator('p')).toContainText(
			'The form needs JavaScript, which is switched off in your browser.',
		)
		await expect(instead.locator(`a[href="mailto:${brand.mailboxes[0]?.address}"]`)).toBeVisible()
		await expect(instead.locator(`a[href="${phoneHref(headOffice.phone)}"]`)).toBeVisible()
		const map = page.getByRole('button', { name: /^Show the map/ })
		await expect(map, 'a button that does nothing is not shown').toBeHidden()

		const menu = page.getByRole('navigation', { name: 'Main' })
		await menu.getByRole('button', { name: 'Company' }).click()
		await expect(menu.getByRole('link', { name: /^Careers/ })).toBeVisible()
		await page.keyboard.press('Escape')
		await expect(menu.getByRole('link', { name: /^Careers/ })).toBeHidden()

		await page.setViewportSize({ width: 390, height: 844 })
		await page.getByRole('button', { name: 'Open menu' }).click()
		const phoneMenu = page.getByRole('navigation', { name: 'Site', exact: true })
		await expect(phoneMenu.getByRole('link', { name: /^Careers/ })).toBeVisible()
		await page.getByRole('button', { name: 'Close menu' }).click()
		await expect(phoneMenu).toBeHidden()

		await page.goto('/Login')
		await page.getByLabel('User name').fill('newsadmin')
		await page.getByLabel('Password', { exact: true }).fill('Moonlight@1')
		const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
		await page.keyboard.press('Enter')
		expect(await (await answered).text(), 'the answer repeats nothing').not.toContain('Moonlight@1')
		await expect(page.locator('noscript p')).toContainText('The back office needs JavaScript.')
		await expect(page, 'no password stands in an address').toHaveURL('/Login')

		await page.goto('/Admin')
		await expect(page.locator('noscript p')).toBeVisible()
		await expect(page.locator('noscript p')).toContainText('The back office needs JavaScript.')
	})
})
