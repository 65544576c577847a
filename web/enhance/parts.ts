/** The part at the top of the window, by its number, and how far its top is from there. */
type Place = { part: number; top: number }

/**
 * Parts of a page that are laid out as they come near. How high those above are is a guess until then, so a reader who comes back would
 * be led elsewhere: for them all parts are laid out, and the place is the one that the tab's history remembers.
 */
export function parts(root: HTMLElement): void {
	const all = [...root.children]
	const topOf = (part: Element | undefined) => part?.getBoundingClientRect().top ?? 0

	const place = placeIn(history.state)
	if (place) {
		root.toggleAttribute('data-whole', true)
		window.scrollBy({ top: topOf(all[place.part]) - place.top, behavior: 'instant' })
	}
	window.addEventListener('pagehide', () => {
		const part = Math.max(
			0,
			all.findLastIndex((each) => topOf(each) <= 0),
		)
		const kept: Place = { part, top: topOf(all[part]) }
		history.replaceState({ ...history.state, place: kept }, '')
	})
}

function placeIn(state: unknown): Place | null {
	const place = typeof state === 'object' && state !== null && 'place' in state ? state.place : null
	if (typeof place !== 'object' || place === null || !('part' in place) || !('top' in place)) return null
	return { part: Number(place.part), top: Number(place.top) }
}
