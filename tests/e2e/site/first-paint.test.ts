import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'
import { documents } from '#web/content/site-map.ts'
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

for (const path of paths) {
	test(`${path} is laid out to its end as soon as its first screen is seen, as tall as if it had been at once`, async ({
		page,
	}) => {
		await page.goto(path)
		await expect.poll(() => waiting(page)).toBe(0)
		expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1)
		const { asItStands, gone, anew } = await heights(page)
		expect(gone).toBeLessThan(asItStands)
		expect(asItStands).toBe(anew)
	})

	test(`${path} is laid out at once for whoever comes to a place in it`, async ({ page }) => {
		await page.goto(`${path}#main`)
		expect(await waiting(page)).toBe(0)
		expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
	})
}

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

test('A link that somebody rests on is rendered ahead where the build has rendered its page, and fetched ahead elsewhere', async ({
	page,
}) => {
	const { prerender, prefetch } = JSON.parse(speculationRules)
	expect(prerender[0].where.href_matches).toEqual(documents.map(({ path }) => path))
	const rules = page.locator('script[type=speculationrules]')
	for (const path of ['/trade-finance-solution', '/blog', '/contact', '/']) {
		await page.goto(path)
		await expect.poll(() => rules.textContent(), path).toBe(speculationRules)
	}
	await page.goto('/Login')
	await page.getByLabel('User name').fill('admin')
	await expect(rules).toHaveCount(0)
	await page.goto('/')
	const excluded: string[] = prefetch[0].where.and[1].not.href_matches
	const ahead = (paths: string[]) =>
		page.evaluate(
			({ excluded, paths }) =>
				paths.map((path) => !excluded.some((each) => new URLPattern(each, location.href).test(path, location.href))),
			{ excluded, paths },
		)
	expect(await ahead(['/blog', '/BlogView/22', '/careers', '/contact', '/events'])).not.toContain(false)
	const never = [
		'/Login',
		'/Admin',
		'/Admin/Users',
		'/ResetPassword/a.b.c',
		'/api/x',
		'/media/a/b.pdf',
		'/documents/a.pdf',
		'/events/2/event.ics',
		'/blog/rss.xml',
	]
	expect(await ahead(never)).not.toContain(true)
})

test('A page that was fetched ahead is asked for when it is opened by the link', async ({ page }) => {
	const devtools = await page.context().newCDPSession(page)
	await page.goto('/blog')
	await expect(page.locator('script[type=speculationrules]')).toBeAttached()
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
