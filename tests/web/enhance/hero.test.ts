// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { setReducedMotion } from '#tests/support/pages/motion.ts'
import { hero } from '#web/enhance/hero.ts'

const slideMs = 5000
const count = 7
const numbers = Array.from({ length: count }, (_, index) => index + 1)

/** Numbers of the slides and dots in each state. */
function shown() {
	const numbersOf = (selector: string, chosen: (element: HTMLElement) => boolean) =>
		[...document.querySelectorAll<HTMLElement>(selector)].flatMap((each, index) => (chosen(each) ? [index + 1] : []))
	return {
		current: numbersOf('[data-hero-slides] > *', ({ dataset }) => dataset.current !== undefined),
		reachable: numbersOf('[data-hero-slides] > *', ({ inert }) => !inert),
		dots: numbersOf('[data-hero-dot]', ({ ariaCurrent }) => ariaCurrent === 'true'),
	}
}

const alone = (number: number) => ({ current: [number], reachable: [number], dots: [number] })

const dot = (number: number) => document.querySelector<HTMLElement>(`[href="#slide-${number}"]`)
const pass = (ms: number) => vi.advanceTimersByTime(ms)

beforeEach(() => {
	vi.useFakeTimers()
	setReducedMotion(false)
	document.body.innerHTML = `
		<section>
			<div data-hero-slides>${numbers.map((each) => `<div id="slide-${each}"><a href="/${each}">More</a></div>`).join('')}</div>
			${numbers.map((each) => `<a data-hero-dot href="#slide-${each}">Slide ${each}</a>`).join('')}
		</section>`
	const root = document.querySelector('section')
	if (root) hero(root)
})

test('slides follow each other every five seconds, each alone, and after the last the first comes again', () => {
	expect(shown()).toEqual(alone(1))
	for (const next of [2, 3, 4, 5, 6, 7, 1, 2]) {
		const before = next === 1 ? count : next - 1
		pass(slideMs - 1)
		expect(shown().current).toEqual([before])
		pass(1)
		expect(shown()).toEqual(alone(next))
	}
})

test('each dot leads to its slide, back and forth, and to no other address', () => {
	for (const number of [4, 7, 2, 6, 1]) {
		const click = new MouseEvent('click', { bubbles: true, cancelable: true })
		dot(number)?.dispatchEvent(click)
		expect(click.defaultPrevented).toBe(true)
		expect(shown()).toEqual(alone(number))
	}
})

test('a finger that moves across turns to the next slide or back; a mouse does not', () => {
	const move = (from: number, to: number, pointerType = 'touch') => {
		const slide = document.querySelector('[data-current]')
		for (const [type, clientX] of [
			['pointerdown', from],
			['pointerup', to],
		] as const)
			slide?.dispatchEvent(new PointerEvent(type, { clientX, pointerType, bubbles: true }))
		return shown().current
	}
	expect(move(300, 100)).toEqual([2])
	expect(move(100, 300)).toEqual([1])
	expect(move(100, 300)).toEqual([count])
	expect(move(300, 290), 'a tap').toEqual([count])
	expect(move(300, 100, 'mouse')).toEqual([count])
})

test('with reduced motion, the first slide stays until a dot is pressed', () => {
	setReducedMotion(true)
	pass(12 * slideMs)
	expect(shown().current).toEqual([1])
	dot(3)?.click()
	expect(shown().current).toEqual([3])
	pass(12 * slideMs)
	expect(shown().current).toEqual([3])
})
