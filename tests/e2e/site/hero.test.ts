import type { Page } from '@playwright/test'
import { openEnhanced, stopClock } from '#tests/support/browser/document-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { isDemoCompany } from '#tests/support/specification.ts'
import { brand } from '#web/content/brand.ts'

test.skip(!isDemoCompany, 'follows the pages of the demo company')

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const slideMs = 5000

const heroOf = (page: Page) => page.getByRole('region', { name: `What ${brand.shortName} does` })
const dotOf = (page: Page, number: number) => heroOf(page).getByRole('link', { name: `Slide ${number}:` })
const slideOf = (page: Page, number: number) => page.locator('[data-hero-slides] > *').nth(number - 1)

/** The visible and focusable parts: the current slide and the marked dot. */
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

/** Only this slide is visible and focusable, once it has faded in. */
const expectSlide = (page: Page, number: number) =>
	expect
		.poll(() => shown(page))
		.toEqual({ current: [number], reachable: [number], opaque: [number], visible: [number], dots: [number] })

const expectCurrent = (page: Page, number: number) =>
	expect(heroOf(page).locator('[data-current]')).toHaveAttribute('aria-label', `${number} of 7`)

test.beforeEach(async ({ page }) => {
	await stopClock(page)
	await openEnhanced(page, '/', 'hero')
})

test('Slides follow each other after five seconds and fade within one; a dot leads to its slide, which plays and leads on', async ({
	page,
}) => {
	await expectSlide(page, 1)
	await page.evaluate(() => {
		const fades: string[] = []
		Reflect.set(window, 'fades', fades)
		for (const slide of document.querySelectorAll('[data-hero-slides] > *'))
			slide.addEventListener('transitionend', (event) => {
				if (event.target !== slide || !(event instanceof TransitionEvent)) return
				fades.push(`${slide.getAttribute('aria-label')}: ${event.propertyName} in ${event.elapsedTime} s`)
			})
	})
	await page.clock.runFor(slideMs - 1)
	await expectCurrent(page, 1)
	await page.clock.runFor(1)
	await expectSlide(page, 2)
	await expect
		.poll(() => page.evaluate(() => Reflect.get(window, 'fades')))
		.toEqual(expect.arrayContaining(['1 of 7: opacity in 1 s', '2 of 7: opacity in 1 s']))

	const scene = slideOf(page, 2).locator('.scene')
	const states = () =>
		scene.evaluate((drawing) => [...new Set(drawing.getAnimations({ subtree: true }).map((each) => each.playState))])
	await expect.poll(states).toEqual(['finished'])
	for (const number of [4, 7]) {
		await dotOf(page, number).click()
		await expectSlide(page, number)
	}
	await dotOf(page, 2).click()
	await expectCurrent(page, 2)
	expect(await states(), 'the scene plays each time its slide comes').toContain('running')
	await expectSlide(page, 2)

	await expect(page).toHaveURL('/')
	await expect(heroOf(page).getByRole('button'), 'there are no arrows').toHaveCount(1)
	const size = await dotOf(page, 1).boundingBox()
	expect(size?.width).toBeGreaterThanOrEqual(24)
	expect(size?.height).toBeGreaterThanOrEqual(24)
	await dotOf(page, 4).click()
	await heroOf(page).getByRole('link', { name: 'Learn more about Office Note' }).click()
	await expect(page).toHaveURL('/office-note')
})

/** The top of each part of each slide, without repetitions: one number a part when nothing jumps. */
const slotsOf = (page: Page) =>
	page.evaluate(() =>
		['eyebrow', 'heading', 'copy', 'action', 'scene'].map((part) => {
			const tops = [...document.querySelectorAll(`.hero-${part}`)].map((each) => each.getBoundingClientRect().top)
			return new Set(tops.map(Math.round)).size
		}),
	)

/** How many lines each heading takes. */
const linesOf = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('.hero-heading')].map((heading) => {
			const range = document.createRange()
			range.selectNodeContents(heading)
			return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
		}),
	)

test('Heading, text, button and scene keep their places from slide to slide in every window, with no hole below a heading', async ({
	page,
}) => {
	await page.evaluate(() => document.fonts.ready)
	for (const width of [390, 820, 1280, 1680]) {
		await page.setViewportSize({ width, height: 900 })
		expect(await slotsOf(page), `${width} px`).toEqual([1, 1, 1, 1, 1])
		expect(new Set(await linesOf(page)).size, `${width} px`).toBe(1)
	}
})

test('The slides wait while the mouse is on them; Pause stops them until Play lets them go on', async ({ page }) => {
	await slideOf(page, 1).getByRole('heading').hover()
	await page.clock.runFor(2 * slideMs)
	await expectCurrent(page, 1)
	await page.mouse.move(5, 5)
	await page.clock.runFor(slideMs)
	await expectCurrent(page, 2)

	await heroOf(page).getByRole('button', { name: 'Pause: slides' }).click()
	await page.clock.runFor(2 * slideMs)
	await expectCurrent(page, 2)
	await dotOf(page, 5).click()
	await expectCurrent(page, 5)
	await page.mouse.move(5, 5)
	await page.clock.runFor(2 * slideMs)
	await expectCurrent(page, 5)
	await heroOf(page).getByRole('button', { name: 'Play: slides' }).press('Enter')
	await page.clock.runFor(slideMs)
	await expectCurrent(page, 6)
})

test('The slides wait while the keyboard is in them, and it reaches nothing that is not shown', {
	tag: '@full-browser',
}, async ({ page }) => {
	await slideOf(page, 1).getByRole('link', { name: 'Schedule a demo' }).focus()
	await page.keyboard.press('Tab')
	await expect(slideOf(page, 1).getByRole('link', { name: 'See all solutions' })).toBeFocused()
	await page.clock.runFor(2 * slideMs)
	await expectCurrent(page, 1)
	await page.keyboard.press('Tab')
	await expect(dotOf(page, 1), 'the other slides are passed by').toBeFocused()
	await dotOf(page, 3).press('Enter')
	await expectCurrent(page, 3)
	const link = heroOf(page).getByRole('link', { name: 'Learn more about Customer Onboarding' })
	await expect(link).toBeVisible()
	for (const before of [dotOf(page, 2), dotOf(page, 1), link]) {
		await page.keyboard.press('Shift+Tab')
		await expect(before).toBeFocused()
	}
	await page.clock.runFor(2 * slideMs)
	await expectCurrent(page, 3)

	await page.locator('#main').focus()
	await page.clock.runFor(slideMs)
	await expectCurrent(page, 4)
})
