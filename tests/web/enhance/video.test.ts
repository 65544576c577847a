// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { setReducedMotion } from '#tests/support/pages/motion.ts'
import { video } from '#web/enhance/video.ts'

beforeEach(() => {
	setReducedMotion(false)
	vi.unstubAllGlobals()
})

function film(attributes = '') {
	document.body.innerHTML = `
		<div ${attributes}>
			<video controls></video>
			<button type="button" data-video-play hidden>Play</button>
			<button type="button" data-video-pause hidden>Pause</button>
		</div>
		<button type="button" data-page-movement>Pause movement</button>`
	const [root, picture, play, pause, control] = document.querySelectorAll<HTMLElement>('div, video, button')
	if (!root || !(picture instanceof HTMLVideoElement) || !play || !pause || !control)
		throw new Error('A film and three buttons')
	video(root)
	return { picture, play, pause, control }
}

test('a film waits with its controls replaced, begins and rests by button and by a click on it', () => {
	const { picture, play, pause } = film()
	expect([picture.controls, picture.paused, play.hidden, pause.hidden]).toEqual([false, true, false, true])
	play.focus()
	play.click()
	expect([picture.paused, play.hidden, pause.hidden]).toEqual([false, true, false])
	expect(document.activeElement, 'the keyboard stays with the buttons').toBe(pause)
	pause.click()
	expect([picture.paused, play.hidden, pause.hidden]).toEqual([true, false, true])
	expect(document.activeElement).toBe(play)
	picture.click()
	expect(picture.paused).toBe(false)
	picture.click()
	expect(picture.paused).toBe(true)
})

test('one with data-autoplay begins by itself, and stops once reduced motion is preferred', () => {
	const { picture } = film('data-autoplay')
	expect(picture.paused).toBe(false)
	setReducedMotion(true)
	expect(picture.paused).toBe(true)
	setReducedMotion(false)
	expect(picture.paused, 'it does not begin again by itself').toBe(true)
})

test('with reduced motion or data it waits until somebody plays it', () => {
	setReducedMotion(true)
	const still = film('data-autoplay')
	expect(still.picture.paused).toBe(true)
	still.play.click()
	expect(still.picture.paused).toBe(false)

	setReducedMotion(false)
	vi.stubGlobal('navigator', { connection: { saveData: true } })
	const thrifty = film('data-autoplay')
	expect(thrifty.picture.paused).toBe(true)
	expect(thrifty.play.hidden).toBe(false)
})

test('one that shares the page’s control presses it, and follows it', () => {
	const { picture, play, pause, control } = film('data-autoplay data-with-page')
	const presses = vi.fn()
	control.addEventListener('click', presses)
	control.dispatchEvent(new CustomEvent('movement-paused'))
	expect([picture.paused, play.hidden, pause.hidden]).toEqual([true, false, true])
	control.dispatchEvent(new CustomEvent('movement-played'))
	expect(picture.paused).toBe(false)
	expect(presses).not.toHaveBeenCalled()
	pause.click()
	expect(presses).toHaveBeenCalledOnce()
})
