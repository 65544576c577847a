import { reducedMotion } from './reduced-motion.ts'

const durationMs = 1400
const leastToCount = 10

/** Formats as the page does. The first use of `Intl` costs a phone 50 ms. */
const inThousands = (figure: number) => String(figure).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** Counts a figure up from 0 once it comes into view. Until it is reached, the number is alone and quiet, as no claim. */
export function countUp(element: HTMLElement): void {
	if (reducedMotion.matches) return
	const text = element.textContent ?? ''
	const [, digits = ''] = /^([\d,]+)\+?$/.exec(text) ?? []
	const figure = Number(digits.replaceAll(',', ''))
	if (figure < leastToCount) return

	const count = (startedAt: number, now: number) => {
		const rest = 1 - Math.min(1, (now - startedAt) / durationMs)
		if (rest === 0) {
			element.textContent = text
			element.removeAttribute('data-counting')
			return
		}
		const reached = Math.round(figure * (1 - rest ** 4))
		element.textContent = inThousands(reached)
		element.setAttribute('data-counting', '')
		requestAnimationFrame((later) => count(startedAt, later))
	}
	const observer = new IntersectionObserver((entries) => {
		if (!entries.some(({ isIntersecting }) => isIntersecting)) return
		observer.disconnect()
		requestAnimationFrame((now) => count(now, now))
	})
	observer.observe(element)
}
