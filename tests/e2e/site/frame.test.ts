import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { brand } from '#web/content/brand.ts'
import { headOffice } from '#web/content/brand-facts.ts'

const lastOffice = brand.offices.at(-1) ?? headOffice

const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })
const footer = (page: Page) => page.getByRole('contentinfo')

test('Breadcrumbs lead back, the footer on, and contents to each part', async ({ page }) => {
	await page.goto('/Management')
	await trail(page).getByRole('link', { name: 'Investors' }).click()
	await expect(page).toHaveURL('/Ipo')
	await trail(page).getByRole('link', { name: 'Home' }).click()
	await expect(page).toHaveURL('/')
	await expect(trail(page)).toHaveCount(0)

	await footer(page).getByRole('link', { name: 'Privacy policy' }).click()
	await expect(page).toHaveURL('/PrivacyPolicy')
	const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
	const parts = page.getByRole('main').getByRole('heading', { level: 2 })
	const last = links.nth((await links.count()) - 1)
	await last.click()
	await expect(page.locator((await last.getAttribute('href')) ?? '')).toBeInViewport()
	await expect(parts.last()).toBeInViewport()

	await footer(page).getByRole('link', { name: 'Terms and conditions' }).click()
	await expect(page).toHaveURL('/TermsConditions')
	await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
	const { id, place } = lastOffice
	await footer(page).getByRole('link', { name: place }).click()
	await expect(page).toHaveURL(`/contact#${id}`)
	await expect(page.locator(`#${id}`)).toBeInViewport()
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
