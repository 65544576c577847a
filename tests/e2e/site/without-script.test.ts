import { expect, test } from '#tests/support/journey.ts'

test.use({ javaScriptEnabled: false })

test('The menu opens, leads on and closes', async ({ page }) => {
	await page.goto('/')
	const menu = page.getByRole('navigation', { name: 'Main' })
	const link = menu.getByRole('link', { name: /^Office Note/ })
	await menu.getByRole('button', { name: 'Solutions' }).click()
	await expect(link).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(link).toBeHidden()
	await menu.getByRole('button', { name: 'Solutions' }).click()
	await link.click()
	await expect(page).toHaveURL('/office-note')
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('On a phone the menu is a sheet that opens, folds and leads on', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto('/')
	await page.getByRole('button', { name: 'Open menu' }).click()
	const sheet = page.getByRole('navigation', { name: 'Site' })
	await sheet.getByText('Investors', { exact: true }).click()
	await sheet.getByRole('link', { name: 'Management' }).click()
	await expect(page).toHaveURL('/Management')
})

test('All seven slides are there, and each dot leads to its own', async ({ page }) => {
	await page.goto('/')
	const slides = page.getByRole('group', { name: /^\d of 7$/ })
	await expect(slides).toHaveCount(7)
	for (const slide of await slides.all()) await expect(slide.locator('h1, h2')).toBeVisible()
	await expect(slides.nth(4).getByRole('heading')).not.toBeInViewport()
	await page.getByRole('link', { name: /^Slide 5:/ }).click()
	await expect(slides.nth(4).getByRole('heading')).toBeInViewport({ ratio: 1 })
	await expect(slides.first().locator('h1')).not.toBeInViewport()
	await slides
		.nth(4)
		.getByRole('link', { name: /^Learn more/ })
		.click()
	await expect(page).toHaveURL('/CustomerDataPlatform')
})

test('Rows are scrolled instead of turned, and what needs script does not show', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto('/')
	const logos = page.getByRole('region', { name: 'Our Customers' }).getByRole('listitem')
	await expect(logos).toHaveCount(13)
	await logos.last().scrollIntoViewIfNeeded()
	await expect(logos.last()).toBeInViewport({ ratio: 0.9 })
	for (const name of [/^Pause/, /^Play/, /^Next/, /^Previous/])
		await expect(page.getByRole('button', { name })).toHaveCount(0)

	await page.goto('/careers')
	const people = page.getByRole('region', { name: 'Colleagues about their work' }).getByRole('listitem')
	await expect(people).toHaveCount(3)
	for (const person of await people.all()) {
		await person.scrollIntoViewIfNeeded()
		await expect(person.getByRole('heading')).toBeInViewport()
		await expect(person.locator('blockquote')).toBeVisible()
	}
})

test('Figures and phrases are final', async ({ page }) => {
	await page.goto('/')
	const figures = page.locator('[data-enhance="count-up"]')
	await expect(figures.filter({ hasText: '50,000,000+' })).toBeVisible()
	await expect(figures.filter({ hasText: /^200,000\+$/ })).toBeVisible()
	await page.goto('/services')
	await expect(page.locator('[data-typed]')).toHaveText('We write what you cannot buy.')
	await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
})

test('A visitor chooses a system, and sees what travels', async ({ page }) => {
	await page.goto('/')
	const region = page.locator('section', { has: page.locator('#connectivity') })
	const [erp, cbs] = ['Enterprise resource planning', 'Core banking system'].map((name) =>
		region.getByRole('heading', { level: 3, name }),
	)
	if (!erp || !cbs) throw new Error('Both systems are named')
	await expect(erp).toBeVisible()
	await expect(cbs).toBeHidden()
	await region.getByText('CBS', { exact: true }).click()
	await expect(cbs).toBeVisible()
	await expect(erp).toBeHidden()
})

test('Both sides of the cards can be read, More Details leads to its section, and nothing floats', async ({ page }) => {
	await page.goto('/customer-onboarding')
	for (const card of await page.locator('.flip').all()) {
		const [front, back] = [await card.locator('h3').boundingBox(), await card.locator('.flip-back').boundingBox()]
		expect(back?.y ?? 0).toBeGreaterThanOrEqual((front?.y ?? 0) + (front?.height ?? Number.NaN))
		await expect(card.locator('.flip-back')).toHaveCSS('opacity', '1')
		await expect(card.getByRole('button')).toHaveCount(0)
	}
	await page.getByRole('link', { name: 'More Details on Risk analysis' }).click()
	await expect(page.getByRole('heading', { level: 2, name: 'Risk analysis' })).toBeInViewport()
	await expect(page.getByRole('link', { name: 'All Solutions', exact: true })).toHaveCount(0)
})

test('Answers unfold, and films have the browser’s own controls', async ({ page }) => {
	await page.goto('/trade-finance-solution')
	const question = page.getByRole('main').locator('details').last()
	await expect(question.locator('p')).toBeHidden()
	await question.locator('summary').click()
	await expect(question.locator('p')).toBeVisible()
	for (const path of ['/about', '/services', '/infrastructure-services']) {
		await page.goto(path)
		await expect(page.locator('video')).toHaveAttribute('controls')
		await expect(page.locator('video')).not.toHaveAttribute('autoplay')
		await expect(page.locator('.film').getByRole('button')).toHaveCount(0)
	}
})
