const wayOfTheUser = ['wheel', 'touchstart', 'keydown'] as const

const easeOut = (share: number) => 1 - (1 - share) ** 3

let underWay: AbortController | undefined

/** Where the window can be scrolled to at most. */
const lowest = () => document.documentElement.scrollHeight - window.innerHeight

/**
 * Scrolls the window within so many milliseconds, or at once where less motion is asked for. Whoever turns the wheel, touches the
 * screen or presses a key meanwhile takes over. Answers whether it arrived.
 */
export function smoothScroll(top: number, duration: number): Promise<boolean> {
	underWay?.abort()
	const target = Math.max(0, Math.min(top, lowest()))
	if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
		window.scrollTo({ top: target, behavior: 'instant' })
		return Promise.resolve(true)
	}
	return animate(target, duration)
}

function animate(target: number, duration: number): Promise<boolean> {
	const journey = new AbortController()
	const { signal } = journey
	underWay = journey
	const start = window.scrollY
	const began = performance.now()
	for (const event of wayOfTheUser)
		window.addEventListener(event, () => journey.abort(), { signal, passive: true, capture: true })
	return new Promise((resolve) => {
		const step = () => {
			if (signal.aborted) return resolve(false)
			const share = Math.min(1, (performance.now() - began) / duration)
			window.scrollTo({ top: start + (target - start) * easeOut(share), behavior: 'instant' })
			if (share < 1) return requestAnimationFrame(step)
			journey.abort()
			resolve(true)
		}
		requestAnimationFrame(step)
	})
}
