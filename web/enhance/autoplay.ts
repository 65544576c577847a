/** Whether whoever looks at the page has asked for less motion. */
export const stillness = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Takes a step every so many milliseconds, but not while somebody points at it or has the keyboard's focus in it, not after its pause
 * button (`data-autoplay-toggle`) was pressed, and never where motion is to be reduced. Pointing at that button holds nothing up:
 * whoever presses Play wants to see it play. An `aria-live` region inside speaks only while nothing moves by itself.
 */
export function autoplay(root: HTMLElement, everyMs: number, step: () => void): void {
	const toggle = root.querySelector<HTMLElement>('[data-autoplay-toggle]')
	const live = root.querySelector<HTMLElement>('[aria-live]')
	let timer: number | undefined
	let paused = false
	let hovered = false
	let focused = false

	const settle = () => {
		window.clearInterval(timer)
		const playing = !(paused || hovered || focused || stillness.matches)
		if (playing) timer = window.setInterval(step, everyMs)
		live?.setAttribute('aria-live', playing ? 'off' : 'polite')
	}
	const isElsewhere = ({ target }: Event) => target instanceof Element && !toggle?.contains(target)

	root.addEventListener('pointerover', (event) => {
		hovered = isElsewhere(event)
		settle()
	})
	root.addEventListener('pointerleave', () => {
		hovered = false
		settle()
	})
	root.addEventListener('focusin', (event) => {
		focused = isElsewhere(event) && root.querySelector(':focus-visible') !== null
		settle()
	})
	root.addEventListener('focusout', () => {
		focused = false
		settle()
	})
	toggle?.addEventListener('click', () => {
		paused = !paused
		root.toggleAttribute('data-paused', paused)
		swapLabel(toggle)
		settle()
	})
	stillness.addEventListener('change', settle)
	settle()
}

/** The button says what it does next. */
function swapLabel(toggle: HTMLElement): void {
	const label = toggle.ariaLabel
	toggle.ariaLabel = toggle.dataset.otherLabel ?? label
	toggle.dataset.otherLabel = label ?? ''
}
