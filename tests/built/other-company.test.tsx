import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser } from '#scripts/assets/browser.ts'
import { builtAssets } from '#scripts/command/paths.ts'
import { builtHtml } from '#tests/support/pages/built-pages.ts'
import { officeCountries } from '#web/content/brand-facts.ts'
import { heroSlides } from '#web/content/home-slides.ts'
import { HomeHero } from '#web/site/home/hero.tsx'
import { Carousel } from '#web/site/parts/carousel.tsx'

const origin = 'https://www.company.test'

let browser: Browser
beforeAll(async () => {
	browser = await chromium.launch(findBrowser('shell') ?? {})
})
afterAll(() => browser.close())

/** Opens `html` with the styles and scripts of the build. */
async function open(html: string, javaScriptEnabled: boolean): Promise<Page> {
	const page = await browser.newPage({ javaScriptEnabled })
	await page.route(`${origin}/**`, (route) => {
		const { pathname } = new URL(route.request().url())
		if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
		const path = join(builtAssets, pathname)
		return existsSync(path) ? route.fulfill({ path }) : route.abort()
	})
	await page.goto(`${origin}/`)
	return page
}

const homeHero = /<section[^>]* data-enhance="hero".*?<\/section>/s

/** The built page of home with its first slides only, as the server renders it. */
function homeWith(count: number): string {
	const hero = renderToStaticMarkup(<HomeHero slides={heroSlides.slice(0, count)} />)
	return builtHtml('/').replace(homeHero, () => hero)
}

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).count()

const parts = ['h1', '.hero-copy', '.hero-action a', '[data-hero-dot]', 'button']

/** How many of each part of home's opening a visitor sees. */
async function shownOf(page: Page, width: number) {
	await page.setViewportSize({ width, height: 800 })
	return Promise.all(parts.map((part) => visible(page, `.hero ${part}`)))
}

test.each([true, false])(
	'with script (%s), home with one slide shows its texts and buttons, but no dot',
	async (script) => {
		const page = await open(homeWith(1), script)
		for (const width of [390, 1280]) expect(await shownOf(page, width), `${width} px`).toEqual([1, 1, 2, 0, 0])
	},
)

test.runIf(heroSlides.length > 1)(
	'home with two slides shows the first one, two dots and Pause; without script both slides',
	async () => {
		const page = await open(homeWith(2), true)
		await page.locator('.hero[data-ready]').waitFor()
		expect(await shownOf(page, 390)).toEqual([1, 1, 2, 2, 1])
		expect(await shownOf(await open(homeWith(2), false), 390)).toEqual([1, 2, 3, 2, 0])
	},
)

test.runIf(heroSlides.length > 1)('the first of several slides waits for the second one to arrive', async () => {
	const [start = ''] = homeWith(2).split(/<div id="[^"]+" role="group"[^>]* aria-label="2 of 2"/)
	expect(start).toContain('1 of 2')
	expect(await shownOf(await open(start, false), 390)).toEqual([0, 0, 0, 0, 0])
})

test('a header waits for what follows it, and a page that is only a header shows it with its footer', async () => {
	const [start = '', rest = ''] = builtHtml('/TermsConditions').split(/(?<=<main\b.*?<\/header>)/s)
	const footer = rest.slice(rest.indexOf('</main>'))
	expect(await visible(await open(start, false), 'main h1')).toBe(0)
	expect(await visible(await open(start + footer, false), 'main h1')).toBe(1)
})

test('the longest name of a country stands beside its cities in the footer', async () => {
	const [{ short } = { short: '' }] = officeCountries
	const page = await open(builtHtml('/').replaceAll(`>${short}</dt>`, '>Deutschland</dt>'), false)
	for (const width of [390, 820, 1280]) {
		await page.setViewportSize({ width, height: 800 })
		const gap = await page.locator('dt', { hasText: 'Deutschland' }).evaluate((name) => {
			const text = document.createRange()
			text.selectNodeContents(name)
			const city = name.nextElementSibling?.firstElementChild?.getBoundingClientRect()
			return (city?.left ?? 0) - text.getBoundingClientRect().right
		})
		expect(gap, `${width} px`).toBeGreaterThan(4)
	}
})

test('a carousel of one has no buttons, and one of none is left out', () => {
	const of = (count: number) =>
		renderToStaticMarkup(
			<Carousel
				label="Customers"
				perView=""
				autoplayMs={2000}
				items={[...'ab'].slice(0, count).map((key) => ({ key, content: key }))}
			/>,
		)
	expect([of(0), of(1).includes('<button'), of(2).includes('Pause: Customers')]).toEqual(['', false, true])
})
