import type { Page } from '@playwright/test'

/**
 * Opens a document and waits for what brings it to life: each enhancer is a file of its own, asked for once the page stands. The names
 * are those in `web/enhance/start.ts`.
 */
export async function openEnhanced(page: Page, path: string, ...enhancers: string[]): Promise<void> {
	const files = enhancers.map((name) => page.waitForResponse((answer) => fileOf(answer.url()) === name))
	await page.goto(path)
	for (const file of await Promise.all(files)) await page.evaluate(`import('${file.url()}').then(() => null)`)
}

/** Without the hash that the build adds to each name. */
const fileOf = (url: string) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(new URL(url).pathname)?.[1]

/** The page's clock stands still from its first moment on; time passes in steps, by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
	await page.clock.install({ time: 0 })
	await page.clock.pauseAt(1000)
}

/**
 * A page shows its typeface only if that is there within the first 100 ms, and is higher or lower without it. A busy machine then comes
 * back to the same element, at another number of pixels. Without a typeface all visits are alike.
 */
export const withoutTypeface = (page: Page) =>
	page.route(/\.woff2$/, (route) => route.fulfill({ status: 200, contentType: 'font/woff2', body: '' }))

export const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY)
