import type { Page } from '@playwright/test'

/** Opens a document and waits for its enhancers, which load after the page, that of a carousel when the row is near. `web/enhance/start.ts` has their names. */
export async function openEnhanced(page: Page, path: string, ...enhancers: string[]): Promise<void> {
	const files = enhancers.map((name) => page.waitForResponse((answer) => fileOf(answer.url()) === name))
	await page.goto(path)
	if (enhancers.includes('carousel')) await page.locator('[data-enhance="carousel"]').first().scrollIntoViewIfNeeded()
	for (const file of await Promise.all(files)) await page.evaluate(`import('${file.url()}').then(() => null)`)
}

/** Without the hash that the build adds. */
const fileOf = (url: string) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(new URL(url).pathname)?.[1]

/** Freezes the page's clock from the start. `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
	await page.clock.install({ time: 0 })
	await page.clock.pauseAt(1000)
}

/**
 * A page uses its font only if it loads within 100 ms, and its layout differs without it. Blocking fonts makes all visits
 * equal on a busy machine.
 */
export const withoutTypeface = (page: Page) =>
	page.route(/\.woff2$/, (route) => route.fulfill({ status: 200, contentType: 'font/woff2', body: '' }))

export const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY)
