import { reducedMotion } from './reduced-motion.ts'

const durationMs = 1400
const leastToCount = 10

/** Formats as the page does. The first use of `Intl` costs a phone 50 ms. */
const inThousands = (figure: number) => String(figure).replace(/\B(?=(?:\d{3})+$)/g, ',')

/**
 * Counts a figure up from 0 once it comes into view. The text stays the figure: what counts is drawn over it
 * (`data-counting`, `home.css`), so a printer, a screen reader and a copy never get another number. A figure that is in view
 * from the start may have been read and does not count.
 */
export function countUp(element: HTMLElement): void {
	const figure = figureIn(element.textContent ?? '')
	if (reducedMotion.matches || figure < leastToCount) return

	let wasSeen: boolean | undefined
	const observer = new IntersectionObserver((entries) => {
		const isSeen = entries.some(({ isIntersecting }) => isIntersecting)
		if (isSeen) observer.disconnect()
		if (isSeen && wasSeen === false) requestAnimationFrame((now) => count(element, figure, now, now))
		wasSeen = isSeen
	})
	observer.observe(element)
}

/** Returns the figure that a text consists of, or 0. */
function figureIn(text: string): number {
	const [, digits = ''] = /^([\d,]+)\+?$/.exec(text) ?? []
	return Number(digits.replaceAll(',', ''))
}

function count(element: HTMLElement, figure: number, startedAt: number, now: number): void {
	const rest = 1 - Math.min(1, (now - startedAt) / durationMs)
	if (rest === 0) {
		element.removeAttribute('data-counting')
		return
	}
	element.dataset.counting = inThousands(Math.round(figure * (1 - rest ** 4)))
	requestAnimationFrame((later) => count(element, figure, startedAt, later))
}
