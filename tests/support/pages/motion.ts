class MediaQuery extends EventTarget {
	matches = false
}

const reducedMotion = new MediaQuery()

/** The browser's answer to media queries. Import this before modules that read it. */
globalThis.matchMedia = (query) =>
	(query.includes('prefers-reduced-motion') ? reducedMotion : new MediaQuery()) as unknown as MediaQueryList

/** Changes the visitor's preference. */
export function setReducedMotion(asked: boolean): void {
	reducedMotion.matches = asked
	reducedMotion.dispatchEvent(new Event('change'))
}
