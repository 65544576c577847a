import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts'
import { isDemoCompany } from '#tests/support/specification.ts'

test.skip(!isDemoCompany, 'follows the pages of the demo company')

test('The mega menu by mouse, one panel at a time, and by keyboard', async ({ page }) => {
	await page.goto('/contact')
	const menu = page.getByRole('navigation', { name: 'Main' })
	for (const [panel, link, others] of [
		['Solutions', 'All solutions', ['Our services', 'About us', 'Investor documents']],
		['Services', 'Our services', ['All solutions', 'About us', 'Investor documents']],
		['Investors', 'Investor documents', ['All solutions', 'Our services', 'About us']],
		['Company', 'About us', ['All solutions', 'Our services', 'Investor documents']],
	] as const) {
		await menu.getByRole('button', { name: panel }).click()
		await expect(menu.getByRole('link', { name: link })).toBeVisible()
		for (const other of others) await expect(menu.getByRole('link', { name: other })).toBeHidden()
	}
	await page.keyboard.press('Escape')

	const opener = menu.getByRole('button', { name: 'Company' })
	const overview = menu.getByRole('link', { name: 'About us' })
	await expect(overview).toBeHidden()
	await opener.focus()
	await page.keyboard.press('Enter')
	await expect(overview).toBeVisible()
	await expect(menu.getByRole('link', { name: /^Contact/ })).toHaveAttribute('aria-current', 'page')
	await expectAccessible(page)
	await page.keyboard.press('Tab')
	await expect(overview).toBeFocused()
	await page.keyboard.press('Tab')
	await expect(menu.getByRole('link', { name: /^Our Work Space/ })).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(overview).toBeHidden()
	await expect(opener).toBeFocused()

	await page.keyboard.press('Space')
	await expect(overview).toBeVisible()
	await page.mouse.click(20, 790)
	await expect(overview, 'a click on the darkened page closes it').toBeHidden()

	const services = menu.getByRole('button', { name: 'Services' })
	await services.click()
	const panel = page.locator('#menu-services')
	const [button, box] = [await services.boundingBox(), await panel.boundingBox()]
	expect(box?.width, 'two links need no wide panel').toBeLessThan(400)
	expect(box?.x, 'and it hangs below its button').toBe(button?.x)
	await expectAccessible(page)
	await page.keyboard.press('Escape')

	await menu.getByRole('button', { name: 'Solutions' }).press('Enter')
	await menu.getByRole('link', { name: /^Trade Finance Suite/ }).press('Enter')
	await expect(page).toHaveURL('/trade-finance-solution')
	await expect(menu.getByRole('link', { name: 'All solutions' })).toBeHidden()
	await menu.getByRole('button', { name: 'Solutions' }).press('Enter')
	await expect(menu.getByRole('link', { name: /^Trade Finance Suite/ })).toHaveAttribute('aria-current', 'page')
})

test('The menu of a phone is a sheet as high as the screen', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto('/contact')
	const menu = page.getByRole('navigation', { name: 'Site', exact: true })
	await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
	await page.getByRole('button', { name: 'Open menu' }).press('Enter')
	await expect(menu).toBeVisible()
	await expect
		.poll(() => page.locator('#site-menu').boundingBox(), 'once it has slid in')
		.toEqual({ x: 0, y: 0, width: 390, height: 844 })
	await expect(page.locator('#site-menu details[open] li svg').first(), 'links have pictograms').toBeVisible()
	await expectAccessible(page)
	await page.setViewportSize({ width: 390, height: 844 })
	await page.keyboard.press('Escape')
	await expect(menu).toBeHidden()

	await page.getByRole('button', { name: 'Open menu' }).click()
	const resources = menu.getByRole('link', { name: /^Resources/ })
	await expect(resources, 'the group of this page is open').toBeVisible()
	await menu.getByText('Company', { exact: true }).click()
	await expect(resources, 'a group folds').toBeHidden()
	await menu.getByText('Company', { exact: true }).click()
	await resources.click()
	await expect(page).toHaveURL('/resources')
	await expect(menu).toBeHidden()
})

test('The bar gets lower and gains a line once the page is scrolled, and the footer leads to an office', async ({
	page,
}) => {
	await page.goto('/contact')
	const bar = page.getByRole('banner')
	const looks = () =>
		bar.evaluate((element) => ({
			bottom: element.getBoundingClientRect().bottom,
			line: getComputedStyle(element).borderBottomColor,
		}))
	const atTop = await looks()
	// The bar reacts once its script runs.
	await expect(async () => {
		await page.mouse.wheel(0, 1)
		expect((await looks()).bottom).toBeLessThan(atTop.bottom)
	}).toPass()
	expect((await looks()).line).not.toBe(atTop.line)
	await page.evaluate(() => window.scrollTo(0, 0))
	await expect.poll(looks).toEqual(atTop)

	const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor)
	await page.goto('/')
	await expect.poll(ground, 'above a dark opening the bar has its ground').toMatch(/\/ 0\)$/)
	await page.evaluate(() => window.scrollTo(0, 40))
	await expect.poll(ground, 'scrolled, it is opaque').not.toContain('/')

	await page.getByRole('contentinfo').getByRole('link', { name: 'Dubai' }).click()
	await expect(page).toHaveURL('/contact#office-dubai')
	await expect(page.locator('#office-dubai')).toBeInViewport()
})
