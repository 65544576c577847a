import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { OpenedSubject } from '../desk.ts'

/** Where the first message stood when the page was rendered last. */
type Place = { id: number; top: number; hadFocus: boolean }

/**
 * Keeps the messages where they are on screen when older ones come above them. `scroller`: what scrolls them in wide windows. Returns
 * what notes their place before that.
 */
export function useKeptPlace(
	{ messages }: OpenedSubject,
	section: RefObject<HTMLElement | null>,
	scroller: RefObject<HTMLElement | null>,
) {
	const place = useRef<Place | null>(null)
	const first = messages[0]?.id

	const topOf = (id: number) => section.current?.querySelector<HTMLElement>(`[data-message="${id}"]`)?.offsetTop

	function note() {
		const top = first === undefined ? undefined : topOf(first)
		const hadFocus = section.current?.contains(document.activeElement) ?? false
		place.current = first === undefined || top === undefined ? null : { id: first, top, hadFocus }
	}

	useLayoutEffect(() => {
		const before = place.current
		const top = before && topOf(before.id)
		if (before && before.id !== first && typeof top === 'number') {
			const frame = scroller.current
			const isFrame = frame && getComputedStyle(frame).overflowY === 'auto'
			;(isFrame ? frame : window).scrollBy({ top: top - before.top, behavior: 'instant' })
			// The button goes with the last page.
			if (before.hadFocus && document.activeElement === document.body) section.current?.focus({ preventScroll: true })
		}
		note()
	})
	return note
}
