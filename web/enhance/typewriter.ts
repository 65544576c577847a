import { autoplay } from './autoplay.ts'
import { reducedMotion } from './reduced-motion.ts'

/** Deleting a character takes one tick of 30 ms, typing one takes two, and a full phrase stays for 100: 3000 ms. */
const tickMs = 30
const ticksToType = 2
const ticksToShow = 100

/**
 * Types the phrases (`data-phrase`) in turn into `data-typed`, which holds the first one. The phrases themselves reserve
 * the space of the longest one.
 */
export function typewriter(root: HTMLElement): void {
	const typed = root.querySelector<HTMLElement>('[data-typed]')
	const phrases = [...root.querySelectorAll('[data-phrase]')].map(({ textContent }) => textContent ?? '')
	const [first] = phrases
	if (!typed || !first) return
	const states = statesOf(phrases)
	autoplay(root, tickMs, () => {
		const { value } = states.next()
		if (typed.textContent !== value) typed.textContent = value
	})
	reducedMotion.addEventListener('change', () => {
		if (reducedMotion.matches) typed.textContent = first
	})
	root.toggleAttribute('data-ready', true)
}

/** Yields the text of each tick, without end. */
function* statesOf(phrases: string[]): Generator<string, never> {
	for (let turn = 0; ; turn++) {
		const phrase = phrases[turn % phrases.length] ?? ''
		const next = phrases[(turn + 1) % phrases.length] ?? ''
		yield* stay(phrase, ticksToShow)
		for (let length = phrase.length - 1; length >= 0; length--) yield phrase.slice(0, length)
		for (let length = 1; length <= next.length; length++) {
			yield* stay(next.slice(0, length - 1), ticksToType - 1)
			yield next.slice(0, length)
		}
	}
}

function* stay(text: string, ticks: number): Generator<string> {
	for (let tick = 0; tick < ticks; tick++) yield text
}
