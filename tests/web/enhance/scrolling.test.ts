// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { setReducedMotion } from '#tests/support/pages/motion.ts'
import { floatingButton } from '#web/enhance/floating-button.ts'
import { hashScroll } from '#web/enhance/hash-scroll.ts'
import { scrollTo } from '#web/enhance/scroll-to.ts'
import { smoothScroll } from '#web/enhance/smooth-scroll.ts'

const frameMs = 20
const pageHeight = 12_000
const barHeight = 100

/** The scroll position. Happy DOM has no layout. */
let scrolled: number

function place(name: string, top: number, height: number): HTMLElement {
	const element = document.createElement('section')
	element.id = name
	element.tabIndex = -1
	element.getBoundingClientRect = () => new DOMRect(0, top - scrolled, 1000, height)
	return document.body.appendChild(element)
}

beforeEach(() => {
	vi.useFakeTimers()
	setReducedMotion(false)
	scrolled = 0
	document.body.innerHTML = ''
	document.documentElement.style.scrollPaddingTop = `${barHeight}px`
	history.replaceState(null, '', '/customer-onboarding')
	vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => {
		scrolled = top
		window.dispatchEvent(new Event('scroll'))
	})
	vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled)
	vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pageHeight)
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('the window travels in its time, slower towards its end, and stops at the end of the page', async () => {
	const arrived = smoothScroll(pageHeight, 1000)
	await pass(500)
	const halfway = scrolled
	const lowest = pageHeight - window.innerHeight
	expect(halfway).toBeGreaterThan(lowest / 2)
	await pass(500 - 2 * frameMs)
	expect(scrolled).toBeGreaterThan(halfway)
	expect(scrolled).toBeLessThan(lowest)
	await pass(3 * frameMs)
	expect(scrolled).toBe(lowest)
	expect(await arrived).toBe(true)
})

test.each(['wheel', 'touchstart', 'keydown'])('a %s on the way takes over', async (type) => {
	const arrived = smoothScroll(6000, 1000)
	await pass(200)
	window.dispatchEvent(new Event(type))
	const taken = scrolled
	expect(taken).toBeGreaterThan(0)
	await pass(4000)
	expect(scrolled).toBe(taken)
	expect(await arrived).toBe(false)
})

test('a second journey ends the first', async () => {
	const first = smoothScroll(6000, 1000)
	await pass(200)
	const second = smoothScroll(500, 1000)
	await pass(1000 + frameMs)
	expect(scrolled).toBe(500)
	expect(await Promise.all([first, second])).toEqual([false, true])
})

test('with reduced motion, the window is there at once', async () => {
	setReducedMotion(true)
	const arrived = smoothScroll(6000, 1000)
	expect(scrolled).toBe(6000)
	expect(await arrived).toBe(true)
})

function linkTo(hash: string, duration?: number): HTMLAnchorElement {
	const link = document.createElement('a')
	link.href = hash
	if (duration) link.dataset.duration = String(duration)
	document.body.appendChild(link)
	scrollTo(link)
	return link
}

test.each([
	[undefined, 350],
	[500, 500],
])('with a duration of %s, a link travels to its place in %i ms and puts the keyboard there', async (duration, ms) => {
	const target = place('solutions', 5000, 300)
	linkTo('#solutions', duration).click()
	expect(location.hash).toBe('#solutions')
	await pass(ms - 2 * frameMs)
	expect(scrolled).toBeLessThan(5000 - barHeight)
	expect(document.activeElement).not.toBe(target)
	await pass(3 * frameMs)
	expect(scrolled).toBe(5000 - barHeight)
	expect(document.activeElement).toBe(target)
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a click with %s is left to the browser', async (key) => {
	place('solutions', 5000, 300)
	const click = new MouseEvent('click', { cancelable: true, [key]: true })
	linkTo('#solutions').dispatchEvent(click)
	await pass(1000)
	expect(click.defaultPrevented).toBe(false)
	expect(scrolled).toBe(0)
})

test('a visit to a hash travels from the top in two seconds, and rests in the upper third', async () => {
	history.replaceState(null, '', '#CentralizedKYC')
	const element = place('CentralizedKYC', 4000, 400)
	hashScroll(element)
	expect(scrolled).toBe(0)
	await pass(1000)
	expect(scrolled).toBeGreaterThan(0)
	await pass(1000 - 2 * frameMs)
	const rest = 4000 - (window.innerHeight / 3 - 100)
	expect(scrolled).toBeLessThan(rest)
	await pass(3 * frameMs)
	expect(scrolled).toBeCloseTo(rest)
})

test('the names of sections are exact: another spelling moves nothing', async () => {
	history.replaceState(null, '', '#centralizedkyc')
	hashScroll(place('CentralizedKYC', 4000, 400))
	await pass(3000)
	expect(scrolled).toBe(0)
})

test('a button floats once the page is scrolled by more than 2500 px, and is hidden before', () => {
	const button = place('back', 0, 40)
	floatingButton(button)
	for (const [top, shown] of [
		[0, false],
		[2500, false],
		[2501, true],
		[9000, true],
		[2500, false],
	] as const) {
		window.scrollTo({ top })
		expect(button.hidden, `${top} px`).toBe(!shown)
	}
})
