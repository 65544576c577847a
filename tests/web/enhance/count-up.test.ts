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

const numberIn = ({ textContent }: HTMLElement) => Number(textContent?.replaceAll(/\D/g, ''))

test.each(['50,000,000+', '12+', '8,000+', '12'])(
	'%s counts up to itself in 1.4 seconds once it is in view, and only once; on its way it has no plus',
	(text) => {
		const element = figure(text)
		see(false)
		vi.advanceTimersByTime(2 * countMs)
		expect(element.textContent).toBe(text)

		see(true)
		vi.advanceTimersByTime(frameMs)
		const early = numberIn(element)
		expect(element.textContent).not.toBe(text)
		expect(element.textContent).toMatch(/^[\d,]+$/)
		expect(element.hasAttribute('data-counting')).toBe(true)
		vi.advanceTimersByTime(countMs / 4)
		expect(numberIn(element)).toBeGreaterThan(early)
		vi.advanceTimersByTime(countMs)
		expect(element.textContent).toBe(text)
		expect(element.hasAttribute('data-counting')).toBe(false)
		see(true)
		vi.advanceTimersByTime(frameMs)
		expect(element.textContent).toBe(text)
	},
)

test.each(['9', 'ten', '24/7', '2 of 3', 'Up to 65%'])('%s is no figure to count up to', (text) => {
	figure(text)
	expect(observed).toBe(0)
})

test('with reduced motion, a figure has its final value', () => {
	setReducedMotion(true)
	const element = figure('8,000+')
	expect(observed).toBe(0)
	expect(element.textContent).toBe('8,000+')
})
