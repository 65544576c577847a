import { expect, test } from '#tests/support/browser/journey.ts'
import { isDemoCompany } from '#tests/support/specification.ts'

test.skip(!isDemoCompany, 'follows the pages of the demo company')

test.use({ javaScriptEnabled: false })

test('Home: each dot leads to its slide, figures are final, a system is chosen, and the menu opens, closes and leads on', async ({
	page,
}) => {
	await page.goto('/')
	const slides = page.getByRole('group', { name: /^\d of 7$/ })
	await expect(slides).toHaveCount(7)
	await expect(slides.locator('h1, h2').filter({ visible: true })).toHaveCount(7)
	await expect(slides.nth(4).getByRole('heading')).not.toBeInViewport()
	await page.getByRole('link', { name: /^Slide 5:/ }).click()
	await expect(slides.nth(4).getByRole('heading')).toBeInViewport({ ratio: 1 })
	await expect(slides.first().locator('h1')).not.toBeInViewport()

	const figures = page.locator('[data-enhance="count-up"]')
	await expect(figures.filter({ hasText: '50,000,000+' })).toBeVisible()
	await expect(figures.filter({ hasText: /^200,000\+$/ })).toBeVisible()

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
	await page.goBack()
	await slides
		.nth(4)
		.getByRole('link', { name: /^Learn more/ })
		.click()
	await expect(page).toHaveURL('/CustomerDataPlatform')
})

test('On a phone rows are scrolled instead of turned, what needs script does not show, and the menu is a sheet', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto('/')
	const logos = page.getByRole('region', { name: 'Our Customers' }).getByRole('listitem')
	await expect(logos).toHaveCount(13)
	await logos.last().scrollIntoViewIfNeeded()
	await expect(logos.last()).toBeInViewport({ ratio: 0.9 })
	await expect(page.getByRole('button', { name: /^(Pause|Play|Next|Previous)/ })).toHaveCount(0)

	await page.goto('/careers')
	const people = page.getByRole('region', { name: 'Colleagues about their work' }).getByRole('listitem')
	await expect(people).toHaveCount(3)
	for (const person of await people.all()) {
		await person.scrollIntoViewIfNeeded()
		await expect(person.getByRole('heading')).toBeInViewport()
		await expect(person.locator('blockquote')).toBeVisible()
	}

	await page.getByRole('button', { name: 'Open menu' }).click()
	const menu = page.getByRole('navigation', { name: 'Site', exact: true })
	await menu.getByText('Investors', { exact: true }).click()
	await menu.getByRole('link', { name: 'Management' }).click()
	await expect(page).toHaveURL('/Management')
})

test('Both sides of the cards can be read, More Details leads to its section, and nothing floats', async ({ page }) => {
	await page.goto('/customer-onboarding')
	const cards = await page.locator('.flip').evaluateAll((all) =>
		all.map((card) => {
			const [front, back] = [card.querySelector('h3'), card.querySelector('.flip-back')]
			if (!front || !back) return null
			const isBelow = back.getBoundingClientRect().top >= front.getBoundingClientRect().bottom
			const isButtonShown = card.querySelector('button')?.checkVisibility() === true
			return { isBelow, opacity: getComputedStyle(back).opacity, isButtonShown }
		}),
	)
	expect(cards.length).toBeGreaterThanOrEqual(8 * 4)
	for (const card of cards) expect(card).toEqual({ isBelow: true, opacity: '1', isButtonShown: false })
	await page.getByRole('link', { name: 'More Details on Risk analysis' }).click()
	await expect(page.getByRole('heading', { level: 2, name: 'Risk analysis' })).toBeInViewport()
	await expect(page.getByRole('link', { name: 'All Solutions', exact: true })).toHaveCount(0)
})

test('Answers unfold, the phrase is whole, and films have the browser’s own controls', async ({ page }) => {
	await page.goto('/trade-finance-solution')
	const question = page.getByRole('main').locator('details').last()
	await expect(question.locator('p')).toBeHidden()
	await question.locator('summary').click()
	await expect(question.locator('p')).toBeVisible()
	for (const path of ['/about', '/infrastructure-services', '/services']) {
		await page.goto(path)
		await expect(page.locator('video')).toHaveAttribute('controls')
		await expect(page.locator('video')).not.toHaveAttribute('autoplay')
		await expect(page.locator('.film').getByRole('button')).toHaveCount(0)
	}
	await expect(page.locator('[data-typed]')).toHaveText('We write what you cannot buy.')
	await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
})
