import { autoplay, stillness } from './autoplay.ts'

/** One character is deleted in a tick and typed in two: 30 and 60 ms. A whole phrase stands for 100 of them: 3000 ms. */
const tickMs = 30
const ticksToType = 2
const ticksToRest = 100

/**
 * Writes the phrases (`data-phrase`) one after the other into `data-typed`, where the first one stands already. The phrases themselves
 * keep the place of the longest one, unseen.
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
	stillness.addEventListener('change', () => {
		if (stillness.matches) typed.textContent = first
	})
	root.toggleAttribute('data-ready', true)
}

/** What is to be read at each tick, without end. */
function* statesOf(phrases: string[]): Generator<string, never> {
	for (let turn = 0; ; turn++) {
		const phrase = phrases[turn % phrases.length] ?? ''
		const next = phrases[(turn + 1) % phrases.length] ?? ''
		yield* stay(phrase, ticksToRest)
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
