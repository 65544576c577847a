import { chromium } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { addBlog } from '#tests/support/browser/saved-items.ts'

/** Playwright disables the back/forward cache by default. */
const memory = { ignoreDefaultArgs: ['--disable-back-forward-cache'] }

for (const [kept, options] of [
	['in its cache', {}],
	['whole in its memory', memory],
] as const)
	test(`Back and Forward do not bring back what was unpublished, where the browser has it ${kept}`, async ({
		request,
		launchOptions,
		baseURL,
		locale,
	}) => {
		const { id, title, publicPath } = await addBlog(request)
		const browser = await chromium.launch({ ...launchOptions, ...options })
		// Browsers keep no page in the cache while its requests are intercepted.
		const page = await (await browser.newContext({ baseURL, locale })).newPage()
		const heading = page.getByRole('heading', { level: 1 })
		// The page may be reloading itself because another journey has published something.
		const go = (by: -1 | 1) =>
			expect(async () => {
				const before = page.url()
				await page.evaluate((steps) => window.history.go(steps), by).catch(() => {})
				await expect(page).not.toHaveURL(before)
			}).toPass()
		await page.goto('/blog')
		await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
		await expect(heading).toHaveText(title)
		await page.goto('/about')
		await go(-1)
		await expect(heading, 'while it is published, it is there').toHaveText(title)
		await go(1)
		await expect(page).toHaveURL('/about')

		await addBlog(request, { blogsId: id, active: false })
		await go(-1)
		await expect(page).toHaveURL(publicPath)
		await expect(heading).toHaveText('This post is not here')
		await go(-1)
		await expect(page).toHaveURL('/blog')
		await expect(page.getByText(title)).toHaveCount(0)
		await go(1)
		await expect(page).toHaveURL(publicPath)
		await expect(heading).toHaveText('This post is not here')
		await page.goto(publicPath)
		await expect(heading).toHaveText('This post is not here')
		await browser.close()
	})
