import type { Locator, Page } from '@playwright/test'
import { requestsIn } from '#tests/support/browser/enquiry-page.ts'
import { expect, expectAccessible, startSession, test } from '#tests/support/browser/journey.ts'
import { formOn } from '#tests/support/browser/publishing-page.ts'

const sideways = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('At 400 % dialogs can be scrolled to their ends, and nothing has to be scrolled sideways', async ({ page }) => {
	// 1280 by 1024 pixels at a zoom of 400%.
	await page.setViewportSize({ width: 320, height: 256 })
	await startSession(page, 'admin')
	await page.goto('/Admin/Users?add')
	const dialog = page.getByRole('dialog', { name: 'Add user' })
	for (const control of [dialog.getByLabel('Active'), dialog.getByRole('button', { name: 'Save' })]) {
		await control.scrollIntoViewIfNeeded()
		// Browsers scroll by whole pixels, and text has fractional heights.
		await expect(control).toBeInViewport({ ratio: 0.99 })
	}
	expect(await sideways(page)).toBe(0)
	await dialog.getByRole('button', { name: 'Cancel' }).click()
	await page.getByRole('button', { name: 'Menu' }).click()
	await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact requests' }).click()
	await requestsIn(page).first().getByRole('link').click()
	const address = page.getByRole('dialog').getByRole('link', { name: '@' })
	await address.scrollIntoViewIfNeeded()
	await expect(address).toBeInViewport({ ratio: 0.99 })
	expect(await sideways(page)).toBe(0)
})

test('The top bar covers neither the label of a field that takes the focus nor the message of a refused save', async ({
	page,
}) => {
	await startSession(page, 'blogs')
	await page.goto('/Admin/Blogs/Add')
	const { form, field, save } = formOn(page, 'Add blog')
	const bar = await page.getByRole('banner').boundingBox()
	const expectBelowBar = (part: Locator) =>
		expect.poll(async () => (await part.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN)
	const label = form.locator('label', { hasText: /^Heading/ })
	const putUnderBar = () =>
		field('Heading').evaluate((each) => window.scrollBy(0, each.getBoundingClientRect().top - 24))

	await expect(field('Heading')).toBeVisible()
	await putUnderBar()
	await field('Heading').focus()
	await expectBelowBar(label)
	await putUnderBar()
	await save.click()
	await expectBelowBar(label)
	await expectBelowBar(form.getByRole('alert'))
})

const slowest = (page: Page) =>
	page.evaluate(() => {
		const seconds = (list: string) => list.split(',').map(Number.parseFloat)
		const times = [...document.querySelectorAll('*')].flatMap((element) => {
			const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
			return [...seconds(transitionDuration), ...(animationName === 'none' ? [] : seconds(animationDuration))]
		})
		return Math.max(...times)
	})

test('With reduced motion nothing moves; with motion, dialogs and toasts come and go as well', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' })
	await page.goto('/contact')
	expect(await slowest(page)).toBeLessThanOrEqual(0.001)
	await startSession(page, 'admin')
	await page.goto('/Admin/Users?add')
	const dialog = page.getByRole('dialog', { name: 'Add user' })
	await expect(dialog).toBeVisible()
	expect(await slowest(page)).toBeLessThanOrEqual(0.001)

	await page.emulateMedia({ reducedMotion: 'no-preference' })
	expect(await slowest(page)).toBeGreaterThan(0.1)
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
	await page.getByRole('button', { name: 'Add user' }).click()
	await expect(dialog).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()

	// A token without "Bearer" cannot log out.
	await page.evaluate(() => localStorage.setItem('refresh_token', 'something else'))
	await page.getByRole('button', { name: 'Logout' }).click()
	const toast = page.getByRole('region', { name: /^Notices/ }).getByText('Error cannot logout')
	await expect(toast).toBeVisible()
	await toast.hover()
	await expectAccessible(page)
	await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled()
	await page.mouse.move(0, 0)
	await expect(toast, 'it closes by itself').toBeHidden()
})
