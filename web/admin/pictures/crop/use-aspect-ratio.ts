import { type RefObject, useLayoutEffect, useState } from 'react'

/** An element's width divided by its height; null before it is rendered. */
export function useAspectRatio(element: RefObject<HTMLElement | null>): number | null {
	const [proportions, setProportions] = useState<number | null>(null)
	useLayoutEffect(() => {
		const { current } = element
		if (!current) return
		const measure = () => setProportions(current.clientWidth / current.clientHeight)
		measure()
		const observer = new ResizeObserver(measure)
		observer.observe(current)
		return () => observer.disconnect()
	}, [element])
	return proportions
}
