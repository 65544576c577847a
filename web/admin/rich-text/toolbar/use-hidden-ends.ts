import { type RefObject, useEffect, useState } from 'react'

/** Rounding leaves a fraction of a pixel at either end. */
const tolerance = 2

/** Whether a row that scrolls sideways hides something before or after what it shows. */
export function useHiddenEnds(row: RefObject<HTMLElement | null>): { before: boolean; after: boolean } {
	const [hidden, setHidden] = useState({ before: false, after: false })
	useEffect(() => {
		const element = row.current
		if (!element) return
		function measure({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
			// In right-to-left text the offset is negative.
			const offset = Math.abs(scrollLeft)
			const next = { before: offset > tolerance, after: scrollWidth - clientWidth - offset > tolerance }
			setHidden((last) => (last.before === next.before && last.after === next.after ? last : next))
		}
		const update = () => measure(element)
		const observer = new ResizeObserver(update)
		observer.observe(element)
		element.addEventListener('scroll', update, { passive: true })
		return () => {
			observer.disconnect()
			element.removeEventListener('scroll', update)
		}
	}, [row])
	return hidden
}
