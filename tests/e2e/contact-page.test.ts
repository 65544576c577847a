import { enquiryForm } from '#tests/support/enquiry-page.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'

const offices = [
	['Head office', 'Kochi, Kerala', '+91 484 555 0100'],
	['International office', 'Dubai', '+971 4 555 0101'],
	['USA office', 'Washington, DC', '+1 202 555 0100'],
	['Corporate sales office', 'Mumbai', '+91 22 5550 0102'],
	['Support centre', 'Chennai', '+91 44 5550 0103'],
] as const

const mailboxes = ['queries@nilavu.example', 'careers@nilavu.example', 'others@nilavu.example']

test('Five offices with a telephone each, and three mailboxes', async ({ page }) => {
	await page.goto('/contact')
	const region = page.getByRole('main').getByRole('region', { name: 'Our offices' })
	const cards = region.locator('ul > li')
	await expect(cards).toHaveCount(offices.length)
	for (const [index, [kind, place, phone]] of offices.entries()) {
		const card = cards.nth(index)
		await expect(card).toContainText(kind)
		await expect(card.getByRole('heading')).toContainText(place)
		await expect(card.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`)
		await expect(card.getByText(/^(Open|Closed) now$/)).toBeVisible()
	}
	for (const address of mailboxes) {
		await expect(page.getByRole('main').getByRole('link', { name: address })).toHaveAttribute(
			'href',
			`mailto:${address}`,
		)
	}
})

test('Whether an office is open follows its own clock', async ({ page }) => {
	// A Wednesday, 10:00 in Kochi: morning in Dubai, night in Washington.
	await page.clock.setFixedTime(new Date('2026-03-11T04:30:00Z'))
	await page.goto('/contact')
	const card = (place: string) =>
		page
			.getByRole('main')
			.getByRole('listitem')
			.filter({ has: page.getByRole('heading', { name: place }) })
	await expect(card('Kochi')).toContainText('Open now')
	await expect(card('Kochi')).toContainText('10:00 there now, until 18:30')
	await expect(card('Dubai')).toContainText('Closed now')
	await expect(card('Dubai')).toContainText('08:30 there now, opens 09:00')
	await expect(card('Washington')).toContainText('00:30 there now, opens 09:00')
})

test('The map loads nothing before it is asked for', async ({ page }) => {
	const frames: string[] = []
	await page.goto('/contact')
	// Until here, any request to somebody else has failed the test.
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

	test('the page says how to write to us', async ({ page }) => {
		await page.goto('/contact')
		await expect(enquiryForm(page)).toBeHidden()
		// Locators by role and text look past <noscript>.
		const instead = page.locator('#enquiry noscript')
		await expect(instead.locator('p')).toContainText(
			'The form needs JavaScript, which is switched off in your browser.',
		)
		for (const address of mailboxes) await expect(instead.locator(`a[href="mailto:${address}"]`)).toBeVisible()
		for (const [, , phone] of offices) {
			await expect(instead.locator(`a[href="tel:${phone.replaceAll(' ', '')}"]`)).toBeVisible()
		}
		await expect(
			page.getByRole('button', { name: /^Show the map/ }),
			'a button that does nothing is not shown',
		).toBeHidden()
	})

	test('the menu opens and closes', async ({ page }) => {
		await page.goto('/contact')
		const menu = page.getByRole('navigation', { name: 'Main' })
		await menu.getByRole('button', { name: 'Company' }).click()
		await expect(menu.getByRole('link', { name: /^Careers/ })).toBeVisible()
		await page.keyboard.press('Escape')
		await expect(menu.getByRole('link', { name: /^Careers/ })).toBeHidden()

		await page.setViewportSize({ width: 390, height: 844 })
		await page.getByRole('button', { name: 'Open menu' }).click()
		const sheet = page.getByRole('navigation', { name: 'Site' })
		await expect(sheet.getByRole('link', { name: /^Careers/ })).toBeVisible()
		await page.getByRole('button', { name: 'Close menu' }).click()
		await expect(sheet).toBeHidden()
	})

	test('the back office says what it needs', async ({ page }) => {
		await page.goto('/Admin')
		await expect(page.locator('noscript p')).toBeVisible()
		await expect(page.locator('noscript p')).toContainText('The back office needs JavaScript.')
	})
})
