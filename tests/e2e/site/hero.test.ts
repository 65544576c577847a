import type { Page } from '@playwright/test'
import { openEnhanced, stopClock } from '#tests/support/document-page.ts'
import { expect, test } from '#tests/support/journey.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const slideMs = 5000

/** What each slide is about, and where its Learn more leads. */
const slides = [
	['AI-driven content, data and process automation', null],
	['DMS and BPM', '/document-management'],
	['Customer Onboarding', '/customer-onboarding'],
	['Office Note', '/office-note'],
	['AI and customer data platform', '/CustomerDataPlatform'],
	['Correspondence Management', '/correspondence-management'],
	['Trade Finance', '/trade-finance-solution'],
] as const

const heroOf = (page: Page) => page.getByRole('region', { name: 'What Nilavu does' })
const dotsOf = (page: Page) => heroOf(page).getByRole('link', { name: /^Slide \d/ })
const slideOf = (page: Page, number: number) => page.locator('[data-hero-slides] > *').nth(number - 1)

/** What can be seen and reached: the current slide, and the dot that is marked. */
const shown = (page: Page) =>
	page.evaluate(() => {
		const numbersOf = (selector: string, chosen: (element: HTMLElement) => boolean) =>
			[...document.querySelectorAll<HTMLElement>(selector)].flatMap((each, index) => (chosen(each) ? [index + 1] : []))
		return {
			current: numbersOf('[data-hero-slides] > *', ({ dataset }) => dataset.current !== undefined),
			reachable: numbersOf('[data-hero-slides] > *', ({ inert }) => !inert),
			opaque: numbersOf('[data-hero-slides] > *', (slide) => getComputedStyle(slide).opacity === '1'),
			visible: numbersOf('[data-hero-slides] > *', (slide) => slide.checkVisibility({ visibilityProperty: true })),
			dots: numbersOf('[data-hero-dot]', ({ ariaCurrent }) => ariaCurrent === 'true'),
		}
	})

/** This slide alone is there, for the eyes and for the keyboard, once it has faded in. */
const expectSlide = (page: Page, number: number) =>
	expect
		.poll(() => shown(page))
		.toEqual({ current: [number], reachable: [number], opaque: [number], visible: [number], dots: [number] })

const expectCurrent = (page: Page, number: number) =>
	expect(heroOf(page).locator('[data-current]')).toHaveAttribute('aria-label', `${number} of ${slides.length}`)

test.beforeEach(async ({ page }) => {
	await stopClock(page)
	await openEnhanced(page, '/', 'hero')
})

test('Seven slides follow each other every five seconds, and then the first comes again', async ({ page }) => {
	await expectSlide(page, 1)
	await expect(dotsOf(page)).toHaveText(slides.map(([topic], index) => `Slide ${index + 1}: ${topic}`))
	await expect(page.locator('[data-hero-slides] h1, [data-hero-slides] h2')).toHaveCount(slides.length)
	for (const next of [2, 3, 4, 5, 6, 7, 1]) {
		await page.clock.runFor(slideMs - 1)
		await expectCurrent(page, next === 1 ? slides.length : next - 1)
		await page.clock.runFor(1)
		await expectSlide(page, next)
	}
})

test('A slide fades into the next within one second', async ({ page }) => {
	await page.evaluate(() => {
		const fades: string[] = []
		Reflect.set(window, 'fades', fades)
		for (const slide of document.querySelectorAll('[data-hero-slides] > *'))
			slide.addEventListener('transitionend', (event) => {
				if (event.target !== slide || !(event instanceof TransitionEvent)) return
				fades.push(`${slide.getAttribute('aria-label')}: ${event.propertyName} in ${event.elapsedTime} s`)
			})
	})
	await page.clock.runFor(slideMs)
	await expect
		.poll(() => page.evaluate(() => Reflect.get(window, 'fades')))
		.toEqual(expect.arrayContaining(['1 of 7: opacity in 1 s', '2 of 7: opacity in 1 s']))
})

test('A scene plays each time its slide comes', async ({ page }) => {
	const movements = slideOf(page, 2).locator('.scene')
	const states = () =>
		movements.evaluate((scene) => [...new Set(scene.getAnimations({ subtree: true }).map((each) => each.playState))])
	for (const number of [2, 4, 7, 2]) {
		await dotsOf(page)
			.nth(number - 1)
			.click()
		await expectCurrent(page, number)
		if (number !== 2) continue
		expect(await states()).toContain('running')
		await expect.poll(states).toEqual(['finished'])
	}
})

test('All slides but the first lead on to their product', async ({ page }) => {
	for (const [index, [, href]] of slides.entries()) {
		const more = slideOf(page, index + 1).locator('a', { hasText: 'Learn more' })
		if (href) await expect(more).toHaveAttribute('href', href)
		else await expect(more).toHaveCount(0)
	}
	await expect(slideOf(page, 1).getByRole('link', { name: 'Schedule a demo' })).toHaveAttribute('href', '/Contact')
	await dotsOf(page).nth(3).click()
	await heroOf(page).getByRole('link', { name: 'Learn more about Office Note' }).click()
	await expect(page).toHaveURL('/office-note')
})

test('The dots lead to their slides; there are no arrows', async ({ page }) => {
	for (const number of [4, 7, 2]) {
		await dotsOf(page)
			.nth(number - 1)
			.click()
		await expectSlide(page, number)
	}
	await expect(page).toHaveURL('/')
	await expect(heroOf(page).getByRole('button')).toHaveCount(1)
	const size = await dotsOf(page).first().boundingBox()
	expect(size?.width).toBeGreaterThanOrEqual(24)
	expect(size?.height).toBeGreaterThanOrEqual(24)
})

test('Pause stops the slides until Play lets them go on', async ({ page }) => {
	await heroOf(page).getByRole('button', { name: 'Pause: slides' }).click()
	await page.clock.runFor(4 * slideMs)
	await expectCurrent(page, 1)
	await dotsOf(page).nth(4).click()
	await expectCurrent(page, 5)
	await page.mouse.move(5, 5)
	await page.clock.runFor(4 * slideMs)
	await expectCurrent(page, 5)

	await heroOf(page).getByRole('button', { name: 'Play: slides' }).press('Enter')
	await page.clock.runFor(slideMs)
	await expectCurrent(page, 6)
})

test('The slides wait while the mouse is on them', async ({ page }) => {
	await slideOf(page, 1).getByRole('heading').hover()
	await page.clock.runFor(4 * slideMs)
	await expectCurrent(page, 1)
	await page.mouse.move(5, 5)
	await page.clock.runFor(slideMs)
	await expectCurrent(page, 2)
})

test('The slides wait while the keyboard is in them, and it reaches nothing that is not shown', async ({ page }) => {
	await slideOf(page, 1).getByRole('link', { name: 'Schedule a demo' }).focus()
	await page.keyboard.press('Tab')
	await expect(slideOf(page, 1).getByRole('link', { name: 'See all solutions' })).toBeFocused()
	await page.clock.runFor(4 * slideMs)
	await expectCurrent(page, 1)
	await page.keyboard.press('Tab')
	await expect(dotsOf(page).first(), 'the other slides are passed by').toBeFocused()
	await dotsOf(page).nth(2).press('Enter')
	await expectCurrent(page, 3)
	await page.keyboard.press('Shift+Tab')
	await page.keyboard.press('Shift+Tab')
	await page.keyboard.press('Shift+Tab')
	await expect(heroOf(page).getByRole('link', { name: 'Learn more about Customer Onboarding' })).toBeFocused()
	await page.clock.runFor(4 * slideMs)
	await expectCurrent(page, 3)

	await page.locator('#main').focus()
	await page.clock.runFor(slideMs)
	await expectCurrent(page, 4)
})
