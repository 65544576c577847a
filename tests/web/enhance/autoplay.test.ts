// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { setReducedMotion } from '#tests/support/pages/motion.ts'
import { autoplay } from '#web/enhance/autoplay.ts'

const everyMs = 2000

let root: HTMLElement
let toggle: HTMLElement
let link: HTMLElement
let step: ReturnType<typeof vi.fn<() => void>>

beforeEach(() => {
	vi.useFakeTimers()
	setReducedMotion(false)
	document.body.innerHTML = `
		<section>
			<button type="button" data-autoplay-toggle aria-label="Pause: slides" data-other-label="Play: slides">||</button>
			<p aria-live="off"><a href="/about">About</a></p>
		</section>
		<button type="button">Elsewhere</button>`
	const found = document.querySelector('section')
	const [first, second] = document.querySelectorAll<HTMLElement>('section button, section a')
	if (!found || !first || !second) throw new Error('The section has a button and a link')
	;[root, toggle, link, step] = [found, first, second, vi.fn()]
	// Happy DOM does not reflect the attribute.
	toggle.ariaLabel = 'Pause: slides'
	autoplay(root, everyMs, step)
})

const pass = (ms: number) => vi.advanceTimersByTime(ms)
const point = (type: string, target: HTMLElement) => target.dispatchEvent(new Event(type, { bubbles: true }))

test('it takes a step every so many milliseconds, and none before', () => {
	pass(everyMs - 1)
	expect(step).toHaveBeenCalledTimes(0)
	pass(1)
	expect(step).toHaveBeenCalledTimes(1)
	pass(9 * everyMs)
	expect(step).toHaveBeenCalledTimes(10)
})

test('it waits while the pointer is on it, and restarts its time', () => {
	pass(everyMs - 1)
	point('pointerover', link)
	pass(5 * everyMs)
	expect(step).toHaveBeenCalledTimes(0)
	root.dispatchEvent(new Event('pointerleave'))
	pass(everyMs - 1)
	expect(step).toHaveBeenCalledTimes(0)
	pass(1)
	expect(step).toHaveBeenCalledTimes(1)
})

test('it waits while the keyboard is in it', () => {
	link.focus()
	pass(5 * everyMs)
	expect(step).toHaveBeenCalledTimes(0)
	link.blur()
	pass(everyMs)
	expect(step).toHaveBeenCalledTimes(1)
})

test('its button stops it until the button is pressed again, and says what it does next', () => {
	toggle.click()
	expect(root.dataset.paused).toBe('')
	expect(toggle.ariaLabel).toBe('Play: slides')
	pass(5 * everyMs)
	expect(step).toHaveBeenCalledTimes(0)
	point('pointerover', link)
	root.dispatchEvent(new Event('pointerleave'))
	pass(5 * everyMs)
	expect(step, 'a pointer that comes and goes starts nothing').toHaveBeenCalledTimes(0)
	toggle.click()
	expect(root.dataset.paused).toBeUndefined()
	expect(toggle.ariaLabel).toBe('Pause: slides')
	pass(everyMs)
	expect(step).toHaveBeenCalledTimes(1)
})

test('being on its button holds nothing up', () => {
	point('pointerover', toggle)
	toggle.focus()
	pass(everyMs)
	expect(step).toHaveBeenCalledTimes(1)
})

test('it never moves with reduced motion, even if the preference changes later', () => {
	pass(everyMs)
	setReducedMotion(true)
	pass(30 * everyMs)
	expect(step).toHaveBeenCalledTimes(1)
	setReducedMotion(false)
	pass(everyMs)
	expect(step).toHaveBeenCalledTimes(2)
})

test('a live region in it speaks only while nothing moves by itself', () => {
	const live = root.querySelector('[aria-live]')
	expect(live?.getAttribute('aria-live')).toBe('off')
	toggle.click()
	expect(live?.getAttribute('aria-live')).toBe('polite')
	toggle.click()
	expect(live?.getAttribute('aria-live')).toBe('off')
	link.focus()
	expect(live?.getAttribute('aria-live')).toBe('polite')
})
