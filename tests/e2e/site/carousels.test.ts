import type { Page } from '@playwright/test'
import { openEnhanced, stopClock } from '#tests/support/browser/document-page.ts'
import { expect, test } from '#tests/support/browser/journey.ts'

const frameMs = 20
const moveMs = 500
const logoMs = 2000

/** Number of logos in view by the width of the window. */
const logosInView = [
	[1280, 4],
	[1024, 4],
	[1023, 2],
	[768, 2],
	[767, 1],
	[390, 1],
] as const
const testimonialsInView = [
	[1280, 3],
	[1024, 3],
	[1023, 2],
	[600, 2],
	[599, 1],
	[390, 1],
] as const

const carouselOf = (page: Page, name: string) => page.getByRole('region', { name })
const logos = (page: Page) => carouselOf(page, 'Our Customers')
const testimonials = (page: Page) => carouselOf(page, 'Colleagues about their work')

/** Indices of the items that are fully in the row's window, from left to right. */
const inView = (carousel: ReturnType<typeof carouselOf>) =>
	carousel.locator('[data-carousel-track]').evaluate((track) => {
		const row = track.getBoundingClientRect()
		return [...track.children]
			.map((item, index) => ({ number: index + 1, box: item.getBoundingClientRect() }))
			.filter(({ box }) => box.left >= row.left - 1 && box.right <= row.right + 1)
			.sort((one, other) => one.box.left - other.box.left)
			.map(({ number }) => number)
	})

/** From now on the page records when an item moves. */
const watchMoves = (page: Page) =>
	page.evaluate(() => {
		const moments: number[] = [performance.now()]
		Reflect.set(window, 'moments', moments)
		const track = document.querySelector('[data-carousel-track]')
		new MutationObserver(() => moments.push(performance.now())).observe(track ?? document, {
			attributeFilter: ['style'],
			subtree: true,
		})
	})

const movedFor = async (page: Page) => {
	const moments: number[] = await page.evaluate(() => Reflect.get(window, 'moments'))
	return (moments.at(-1) ?? Number.NaN) - (moments[0] ?? Number.NaN)
}

const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index)

/** Customers whose logo exceeds its card. */
const widerThanTheirCard = (page: Page) =>
	logos(page)
		.getByRole('listitem')
		.evaluateAll((items) =>
			items
				.filter(({ firstElementChild: card }) => {
					const [room, mark] = [card, card?.firstElementChild].map((each) => each?.getBoundingClientRect().width ?? 0)
					return (mark ?? 0) > (room ?? 0)
				})
				.map(({ textContent }) => textContent),
		)

test.describe('With less motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } })

	test('As many customer logos are in view as fit', async ({ page }) => {
		await openEnhanced(page, '/', 'carousel')
		await expect(logos(page).getByRole('listitem')).toHaveCount(13)
		for (const [width, count] of logosInView) {
			await page.setViewportSize({ width, height: 800 })
			await expect.poll(() => inView(logos(page)), `${width} px`).toEqual(numbers(count))
			expect(await widerThanTheirCard(page), `${width} px`).toEqual([])
		}
	})
})

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('Customer logos: a step every two seconds unless paused, pointed at or reached by keyboard, and round again', async ({
	page,
}) => {
	await stopClock(page)
	await openEnhanced(page, '/', 'carousel')
	await expect(logos(page).getByRole('listitem')).toHaveCount(13)

	const pass = (ms: number) => page.clock.runFor(ms)
	const button = (act: string) => logos(page).getByRole('button', { name: `${act}: Our Customers` })
	await logos(page).evaluate((carousel) => carousel.scrollIntoView({ block: 'center' }))
	await expect.poll(() => inView(logos(page))).toEqual([1, 2, 3, 4])
	await pass(logoMs - 1)
	expect(await inView(logos(page))).toEqual([1, 2, 3, 4])
	await pass(1 + moveMs + frameMs)
	expect(await inView(logos(page))).toEqual([2, 3, 4, 5])

	await logos(page).getByRole('listitem').nth(2).hover()
	await expect(logos(page).locator('li:hover')).toHaveCount(1)
	await pass(2 * logoMs)
	expect(await inView(logos(page))).toEqual([2, 3, 4, 5])
	await page.mouse.move(5, 5)
	await pass(logoMs + moveMs + frameMs)
	expect(await inView(logos(page))).toEqual([3, 4, 5, 6])

	await button('Pause').click()
	await page.mouse.move(5, 5)
	await pass(2 * logoMs)
	expect(await inView(logos(page))).toEqual([3, 4, 5, 6])
	await page.keyboard.press('Tab')
	await page.keyboard.press('Tab')
	await expect(button('Next')).toBeFocused()
	await page.keyboard.press('Enter')
	await pass(moveMs + frameMs)
	expect(await inView(logos(page))).toEqual([4, 5, 6, 7])
	for (let step = 0; step < 4; step += 1) {
		await button('Previous').press('Enter')
		await pass(moveMs + frameMs)
	}
	expect(await inView(logos(page)), 'the last stands before the first').toEqual([13, 1, 2, 3])

	await button('Play').press('Enter')
	await button('Next').focus()
	await pass(2 * logoMs)
	expect(await inView(logos(page)), 'held up by the keyboard').toEqual([13, 1, 2, 3])
	await page.locator('#main').focus()
	await pass(logoMs + moveMs + frameMs)
	expect(await inView(logos(page)), 'after the last the first again').toEqual([1, 2, 3, 4])
})

test('Testimonials: three, all in view from 1024 px, two below, one under 600 px; they move by button and key alone', async ({
	page,
}) => {
	await stopClock(page)
	await openEnhanced(page, '/careers', 'carousel')
	const people = testimonials(page).getByRole('listitem')
	await expect(people).toHaveCount(3)
	for (const person of await people.all()) {
		await expect(person.getByRole('heading', { level: 3 })).toHaveText(/\S/)
		await expect(person.locator('blockquote')).toHaveText(/\S/)
	}
	for (const [width, count] of testimonialsInView) {
		await page.setViewportSize({ width, height: 800 })
		await expect.poll(() => inView(testimonials(page)), `${width} px`).toEqual(numbers(count))
		const next = testimonials(page).getByRole('button', { name: /^Next/ })
		if (count === 3) await expect(next).toBeHidden()
		else await expect(next).toBeVisible()
	}

	// The last width is that of a phone.
	const [previous, next] = [/^Previous/, /^Next/].map((name) => testimonials(page).getByRole('button', { name }))
	if (!previous || !next) throw new Error('The carousel has two buttons')
	await page.clock.runFor(60_000)
	expect(await inView(testimonials(page))).toEqual([1])
	await expect(previous).toHaveAttribute('aria-disabled', 'true')
	await watchMoves(page)
	await next.click()
	await page.clock.runFor(4 * moveMs)
	expect(await inView(testimonials(page))).toEqual([2])
	expect(Math.abs((await movedFor(page)) - moveMs)).toBeLessThanOrEqual(frameMs)
	await next.press('Enter')
	await page.clock.runFor(moveMs + frameMs)
	expect(await inView(testimonials(page))).toEqual([3])
	await expect(next).toHaveAttribute('aria-disabled', 'true')
	await next.press('Enter')
	await page.clock.runFor(moveMs + frameMs)
	expect(await inView(testimonials(page))).toEqual([3])
	await expect(testimonials(page).getByRole('button', { name: /^Pause/ })).toHaveCount(0)
})
