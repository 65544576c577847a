// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { setReducedMotion } from '#tests/support/pages/motion.ts'
import { countUp } from '#web/enhance/count-up.ts'

const countMs = 1400
const frameMs = 20

/** Moves the observed element in or out of view. Happy DOM has no layout. */
let see: (isIntersecting: boolean) => void
let observed: number

beforeEach(() => {
	vi.useFakeTimers()
	setReducedMotion(false)
	observed = 0
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
				see = (isIntersecting) => observed > 0 && tell([{ isIntersecting }])
			}
			observe() {
				observed += 1
			}
			disconnect() {
				observed = 0
			}
		},
	)
})

function figure(text: string): HTMLElement {
	const element = document.createElement('dd')
	element.textContent = text
	countUp(element)
	return element
}

/** The number that is drawn over the figure. */
const drawn = ({ dataset }: HTMLElement) => Number(dataset.counting?.replaceAll(',', ''))

test.each(['50,000,000+', '12+', '8,000+', '12'])(
	'a number is drawn over %s, from 0 to it in 1.4 seconds, once it comes into view; its text stays',
	(text) => {
		const element = figure(text)
		see(false)
		vi.advanceTimersByTime(2 * countMs)
		expect(element.dataset.counting).toBeUndefined()

		see(true)
		vi.advanceTimersByTime(frameMs)
		const early = drawn(element)
		expect(element.dataset.counting).toMatch(/^[\d,]+$/)
		vi.advanceTimersByTime(countMs / 4)
		expect(drawn(element)).toBeGreaterThan(early)
		expect(element.textContent).toBe(text)
		vi.advanceTimersByTime(countMs)
		expect(element.dataset.counting).toBeUndefined()
		see(true)
		vi.advanceTimersByTime(frameMs)
		expect(element.dataset.counting).toBeUndefined()
		expect(element.textContent).toBe(text)
	},
)

test('a figure that is in view from the start does not count: somebody may have read it', () => {
	const element = figure('8,000+')
	see(true)
	vi.advanceTimersByTime(frameMs)
	expect(element.dataset.counting).toBeUndefined()
})

test.each(['9', 'ten', '24/7', '2 of 3', 'Up to 65%'])('%s is no figure to count up to', (text) => {
	figure(text)
	expect(observed).toBe(0)
})

test('with reduced motion, a figure has its final value', () => {
	setReducedMotion(true)
	figure('8,000+')
	expect(observed).toBe(0)
})
