class MediaQuery extends EventTarget {
	matches = false
}

const stillness = new MediaQuery()

/** What the browser would say of the visitor's wishes. Import this before what asks for them. */
globalThis.matchMedia = (query) =>
	(query.includes('prefers-reduced-motion') ? stillness : new MediaQuery()) as unknown as MediaQueryList

/** The visitor asks for less motion, or no longer does. */
export function askForStillness(asked: boolean): void {
	stillness.matches = asked
	stillness.dispatchEvent(new Event('change'))
}
