import { expect, type Page } from '@playwright/test'

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

export const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY)

const texts = 'main :is(h1, h2, h3, p, li, dt, dd)'
const bar = 80

/** The first text below the bar, by its number on the page, and how far down in the window it stands. */
export const placeOf = (page: Page): Promise<{ number: number; top: number }> =>
	page.locator(texts).evaluateAll((elements, below) => {
		const tops = elements.map((element) => element.getBoundingClientRect().top)
		const number = tops.findIndex((top, index) => top >= below && elements[index]?.checkVisibility())
		return { number, top: tops[number] ?? Number.NaN }
	}, bar)

/**
 * A reader who comes back sees the same text in the same part of the window. The browser finds it again by what stood there: a typeface that
 * comes too late for one of the visits gives the page another height.
 */
export async function expectBackAt(page: Page, { number, top }: { number: number; top: number }): Promise<void> {
	const text = page.locator(texts).nth(number)
	await expect.poll(async () => Math.abs(((await text.boundingBox())?.y ?? Number.NaN) - top)).toBeLessThanOrEqual(bar)
}
