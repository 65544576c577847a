import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

const trails = [
	['/trade-finance-solution', ['Home', 'Solutions', 'Trade Finance Suite'], ['/', '/solutions']],
	['/infrastructure-services', ['Home', 'Services', 'Infrastructure services'], ['/', '/services']],
	['/Management', ['Home', 'Investors', 'Management'], ['/', '/Ipo']],
	['/PrivacyPolicy', ['Home', 'Privacy policy'], ['/']],
] as const

const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })
const footer = (page: Page) => page.getByRole('contentinfo')

test('Breadcrumbs say where an inner page stands, and lead back', async ({ page }) => {
	for (const [path, names, hrefs] of trails) {
		await page.goto(path)
		await expect(trail(page).getByRole('listitem')).toHaveText([...names])
		await expect(trail(page).locator('[aria-current="page"]')).toHaveText(names.at(-1) ?? '')
		const links = await trail(page)
			.getByRole('link')
			.evaluateAll((each) => each.map((link) => link.getAttribute('href')))
		expect(links).toEqual(hrefs)
	}
	await page.goto('/Management')
	await trail(page).getByRole('link', { name: 'Investors' }).click()
	await expect(page).toHaveURL('/Ipo')
	await trail(page).getByRole('link', { name: 'Home' }).click()
	await expect(page).toHaveURL('/')
	await expect(trail(page)).toHaveCount(0)
})

test('The footer of a document leads to the legal pages, the offices and the mailboxes', async ({ page }) => {
	await page.goto('/office-note')
	await expect(footer(page).getByText('© 2024 Nilavu Systems. All rights reserved.')).toBeVisible()
	for (const mailbox of ['queries', 'careers', 'others'])
		await expect(footer(page).getByRole('link', { name: `${mailbox}@nilavu.example` })).toHaveAttribute(
			'href',
			`mailto:${mailbox}@nilavu.example`,
		)
	await expect(footer(page).locator('a[href^="tel:"]')).toHaveCount(5)
	await footer(page).getByRole('link', { name: 'Terms and conditions' }).click()
	await expect(page).toHaveURL('/TermsConditions')
	await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
	await footer(page).getByRole('link', { name: 'Chennai' }).click()
	await expect(page).toHaveURL('/contact#office-chennai')
	await expect(page.locator('#office-chennai')).toBeInViewport()
})

test('The privacy policy names the age of 13, and its contents lead to each part', async ({ page }) => {
	await page.goto('/PrivacyPolicy')
	await expect(
		page
			.getByRole('main')
			.getByText(/children under 13/)
			.first(),
	).toBeVisible()
	const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
	const parts = page.getByRole('main').getByRole('heading', { level: 2 })
	const count = await links.count()
	expect(count).toBeGreaterThan(5)
	const last = links.nth(count - 1)
	await last.click()
	await expect(page.locator((await last.getAttribute('href')) ?? '')).toBeInViewport()
	await expect(parts.last()).toBeInViewport()
})

test('On a phone the side lists unfold', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	for (const [path, name, link] of [
		['/Management', 'Investor pages', 'Policies'],
		['/TermsConditions', 'Contents', /law/i],
	] as const) {
		await page.goto(path)
		const list = page.getByRole('navigation', { name })
		await expect(list.getByRole('link', { name: link }).first()).toBeHidden()
		await list.locator('summary').click()
		await expect(list.getByRole('link', { name: link }).first()).toBeVisible()
	}
})

test('What is pointed at and what has the focus can be seen', async ({ page }) => {
	await page.goto('/trade-finance-solution')
	await page.keyboard.press('Tab')
	const skip = page.getByRole('link', { name: 'Skip to content' })
	await expect(skip).toBeFocused()
	await expect(skip).toBeInViewport()
	await expect(skip).toHaveCSS('outline-style', 'solid')
	await page.keyboard.press('Enter')
	await expect(page.locator('#main')).toBeFocused()

	const demo = page.getByRole('link', { name: 'Schedule a demo' }).first()
	const ground = () => demo.evaluate((link) => getComputedStyle(link).backgroundColor)
	const atRest = await ground()
	await demo.hover()
	await expect.poll(ground).not.toBe(atRest)

	const question = page.getByRole('main').locator('summary').last()
	await question.click()
	await expect(question.locator('svg')).not.toHaveCSS('rotate', 'none')
})
