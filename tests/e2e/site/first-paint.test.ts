import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'
import { speculationRules } from '#web/speculation-rules.ts'

const paths = ['/', '/customer-onboarding', '/Management', '/PrivacyPolicy']

/** Blocks that are laid out only once somebody comes near. */
const waiting = (page: Page) =>
	page.evaluate(
		() =>
			[...document.querySelectorAll('main *, main ~ *')].filter(
				(block) => getComputedStyle(block).contentVisibility === 'auto',
			).length,
	)

/** The height of the page as it stands, and once it has been laid out anew as a whole. */
const heights = (page: Page) =>
	page.evaluate(() => {
		const { body, documentElement } = document
		const asItStands = documentElement.scrollHeight
		body.hidden = true
		const gone = documentElement.scrollHeight
		body.hidden = false
		return { asItStands, gone, anew: documentElement.scrollHeight }
	})

test('A document is laid out to its end as soon as its first screen is seen, as tall as if it had been at once', async ({
	page,
}) => {
	for (const path of paths) {
		await page.goto(path)
		await expect.poll(() => waiting(page), path).toBe(0)
		expect(await page.evaluate(() => document.adoptedStyleSheets.length), path).toBe(1)
		const { asItStands, gone, anew } = await heights(page)
		expect(gone).toBeLessThan(asItStands)
		expect(asItStands, path).toBe(anew)
	}
})

test('A document is laid out at once for whoever comes to a place in it', async ({ page }) => {
	for (const path of paths) {
		await page.goto(`${path}#main`)
		expect(await waiting(page), path).toBe(0)
		expect(await page.evaluate(() => document.adoptedStyleSheets.length), path).toBe(0)
	}
})

test('A browser that tells nothing of its paints and visits lays the page out, and loads its script', async ({
	page,
}) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(window, 'PerformanceObserver')
		Reflect.deleteProperty(window, 'PerformanceNavigationTiming')
	})
	await page.goto('/')
	await expect.poll(() => waiting(page)).toBe(0)
	await expect(page.locator('[data-ready]').first()).toBeAttached()
})

test('A link that somebody rests on is fetched ahead, and its page is asked for when it is opened; staff get no rules', async ({
	page,
}) => {
	const rules = page.locator('script[type=speculationrules]')
	await page.goto('/Login')
	await page.getByLabel('User name').fill('admin')
	await expect(rules).toHaveCount(0)
	await page.goto('/trade-finance-solution')
	await expect.poll(() => rules.textContent()).toBe(speculationRules)

	const devtools = await page.context().newCDPSession(page)
	await page.goto('/blog')
	await expect.poll(() => rules.textContent()).toBe(speculationRules)
	await devtools.send('Preload.enable')
	const link = page.getByRole('main').locator('a[href^="/BlogView/"]').first()
	const path = (await link.getAttribute('href')) ?? ''
	const fetched = new Promise<void>((resolve) => {
		devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
			if (prefetchUrl.endsWith(path) && ['Ready', 'Success'].includes(status)) resolve()
		})
	})
	await link.hover()
	await fetched
	const asked = page.waitForRequest((request) => request.method() === 'HEAD' && request.url().endsWith(path))
	await link.click()
	await asked
	const how = await page.evaluate(() =>
		performance.getEntriesByType('navigation').map((visit) => Reflect.get(visit, 'deliveryType')),
	)
	expect(how).toEqual(['navigational-prefetch'])
})
