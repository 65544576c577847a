import { expect, test } from '#tests/support/browser/journey.ts'
import { speculationRules } from '#web/document/speculation-rules.ts'

test('A link under a resting pointer is fetched ahead, and its page is requested when it opens; staff get no rules', async ({
	page,
}) => {
	const rules = page.locator('script[type=speculationrules]')
	await page.goto('/Login')
	await page.getByLabel('User name').fill('admin')
	await expect(rules).toHaveCount(0)
	await page.goto('/about')
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
