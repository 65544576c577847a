import { stillness } from './autoplay.ts'

const durationMs = 1400
const leastToCount = 10

/** As the page itself writes it. A browser that has not set a number yet needs 12 ms for its own rules, a phone 50. */
const inThousands = (figure: number) => String(figure).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** Lets a figure that stands in the text count up to itself, once, when it comes into view. */
export function countUp(element: HTMLElement): void {
	if (stillness.matches) return
	const text = element.textContent ?? ''
	const [digits, ...others] = text.match(/[\d,]+/g) ?? []
	const figure = Number(digits?.replaceAll(',', ''))
	if (!(figure >= leastToCount) || others.length > 0) return

	const count = (startedAt: number, now: number) => {
		const rest = 1 - Math.min(1, (now - startedAt) / durationMs)
		if (rest === 0) {
			element.textContent = text
			return
		}
		const reached = Math.round(figure * (1 - rest ** 4))
		element.textContent = text.replace(/[\d,]+/, inThousands(reached))
		requestAnimationFrame((later) => count(startedAt, later))
	}
	const observer = new IntersectionObserver((entries) => {
		if (!entries.some(({ isIntersecting }) => isIntersecting)) return
		observer.disconnect()
		requestAnimationFrame((now) => count(now, now))
	})
	observer.observe(element)
}
