class MediaQuery extends EventTarget {
	matches = false
}

const reducedMotion = new MediaQuery()

/** What the browser would say of the visitor's wishes. Import this before what asks for them. */
globalThis.matchMedia = (query) =>
	(query.includes('prefers-reduced-motion') ? reducedMotion : new MediaQuery()) as unknown as MediaQueryList

/** The visitor asks for less motion, or no longer does. */
export function setReducedMotion(asked: boolean): void {
	reducedMotion.matches = asked
	reducedMotion.dispatchEvent(new Event('change'))
}
