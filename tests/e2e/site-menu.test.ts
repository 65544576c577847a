import { expect, expectAccessible, test } from '#tests/support/journey.ts'

test('The mega menu by keyboard', async ({ page }) => {
	await page.goto('/contact')
	const menu = page.getByRole('navigation', { name: 'Main' })
	const opener = menu.getByRole('button', { name: 'Contact' })
	const overview = menu.getByRole('link', { name: 'Contact', exact: true })
	await expect(overview).toBeHidden()
	await opener.focus()
	await page.keyboard.press('Enter')
	await expect(overview).toBeVisible()
	await expect(overview).toHaveAttribute('aria-current', 'page')
	await expectAccessible(page)
	await page.keyboard.press('Tab')
	await expect(overview).toBeFocused()
	await page.keyboard.press('Tab')
	await expect(menu.getByRole('link', { name: /^Enquiry form/ })).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(overview).toBeHidden()
	await expect(opener).toBeFocused()

	await page.keyboard.press('Space')
	await menu.getByRole('link', { name: /^Dubai/ }).press('Enter')
	await expect(page).toHaveURL('/contact#office-dubai')
	await expect(overview).toBeHidden()
	await expect(page.locator('#office-dubai')).toBeInViewport()
	await opener.click()
	await expect(overview).toBeVisible()
	await page.mouse.click(20, 790)
	await expect(overview, 'a click beside it closes it').toBeHidden()
})

test('The menu of a phone is a sheet as high as the screen', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto('/contact')
	const sheet = page.getByRole('navigation', { name: 'Site' })
	await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
	await page.getByRole('button', { name: 'Open menu' }).press('Enter')
	await expect(sheet).toBeVisible()
	expect(await page.locator('#site-menu').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
	await expectAccessible(page)
	await page.setViewportSize({ width: 390, height: 844 })
	await page.keyboard.press('Escape')
	await expect(sheet).toBeHidden()

	await page.getByRole('button', { name: 'Open menu' }).click()
	await sheet.getByText('Contact', { exact: true }).click()
	await expect(sheet.getByRole('link', { name: /^Mumbai/ }), 'a group folds').toBeHidden()
	await sheet.getByText('Contact', { exact: true }).click()
	await sheet.getByRole('link', { name: /^Mumbai/ }).click()
	await expect(sheet).toBeHidden()
	await expect(page).toHaveURL('/contact#office-mumbai')
})

test('The bar gets lower and gains a line once the page is scrolled', async ({ page }) => {
	await page.goto('/contact')
	const bar = page.getByRole('banner')
	const looks = () =>
		bar.evaluate((element) => ({
			height: element.getBoundingClientRect().height,
			line: getComputedStyle(element).borderBottomColor,
		}))
	const atTop = await looks()
	// The bar follows once its script runs.
	await expect(async () => {
		await page.mouse.wheel(0, 1)
		expect((await looks()).height).toBeLessThan(atTop.height)
	}).toPass()
	expect((await looks()).line).not.toBe(atTop.line)
	await expectAccessible(page)
	await page.evaluate(() => window.scrollTo(0, 0))
	await expect.poll(looks).toEqual(atTop)
})

test('The footer says where we are and how to reach us', async ({ page }) => {
	await page.goto('/contact')
	const footer = page.getByRole('contentinfo')
	for (const country of ['India', 'United Arab Emirates', 'United States']) {
		await expect(footer.getByRole('heading', { name: country })).toBeVisible()
	}
	for (const place of ['Kochi, Kerala', 'Mumbai', 'Chennai', 'Dubai', 'Washington, DC']) {
		await expect(footer.getByRole('link', { name: place })).toHaveAttribute('href', /^\/contact#office-/)
	}
	for (const mailbox of ['queries', 'careers', 'others']) {
		await expect(footer.getByRole('link', { name: `${mailbox}@nilavu.example` })).toBeVisible()
	}
	await expect(footer.getByText('© 2024 Nilavu Systems. All rights reserved.')).toBeVisible()
	await expect(footer.getByRole('link', { name: 'Community forum' })).toBeVisible()
})

test('Every link of the menu and the footer leads to a place that is there', async ({ page, request }) => {
	await page.goto('/contact')
	const hrefs = await page
		.locator('header a, footer a')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
	const inside = [...new Set(hrefs)].filter((href) => href?.startsWith('/'))
	expect(inside.length).toBeGreaterThan(5)
	for (const href of inside) {
		const [path, id] = (href ?? '').split('#')
		expect((await request.get(path ?? '', { maxRedirects: 0 })).status(), href ?? '').toBe(200)
		if (id) await expect(page.locator(`[id="${id}"]`), href ?? '').toHaveCount(1)
	}
})
