import { reducedMotion } from './reduced-motion.ts'

/**
 * Calls `step` every `everyMs` milliseconds. It stops while the pointer is over the element, while the keyboard focus is in
 * it, after a press of its pause button (`data-autoplay-toggle`), and with reduced motion. Hovering over that button stops
 * nothing, so that Play takes effect at once. An `aria-live` region inside is silent while the element moves by itself.
 */
export function autoplay(root: HTMLElement, everyMs: number, step: () => void): void {
	const toggle = root.querySelector<HTMLElement>('[data-autoplay-toggle]')
	const live = root.querySelector<HTMLElement>('[aria-live]')
	let timer: number | undefined
	let paused = false
	let hovered = false
	let focused = false

	const update = () => {
		window.clearInterval(timer)
		const playing = !(paused || hovered || focused || reducedMotion.matches)
		if (playing) timer = window.setInterval(step, everyMs)
		live?.setAttribute('aria-live', playing ? 'off' : 'polite')
	}
	const isElsewhere = ({ target }: Event) => target instanceof Element && !toggle?.contains(target)

	root.addEventListener('pointerover', (event) => {
		hovered = isElsewhere(event)
		update()
	})
	root.addEventListener('pointerleave', () => {
		hovered = false
		update()
	})
	root.addEventListener('focusin', (event) => {
		focused = isElsewhere(event) && root.querySelector(':focus-visible') !== null
		update()
	})
	root.addEventListener('focusout', () => {
		focused = false
		update()
	})
	toggle?.addEventListener('click', () => {
		paused = !paused
		root.toggleAttribute('data-paused', paused)
		swapLabel(toggle)
		update()
		toggle.dispatchEvent(new CustomEvent(paused ? 'movement-paused' : 'movement-played', { bubbles: true }))
	})
	reducedMotion.addEventListener('change', update)
	update()
}

/** The label names the next action. */
function swapLabel(toggle: HTMLElement): void {
	const label = toggle.ariaLabel
	toggle.ariaLabel = toggle.dataset.otherLabel ?? label
	toggle.dataset.otherLabel = label ?? ''
}
