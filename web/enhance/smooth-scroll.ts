import { reducedMotion } from './reduced-motion.ts'

const userInput = ['wheel', 'touchstart', 'keydown'] as const

const easeOut = (share: number) => 1 - (1 - share) ** 3

let current: AbortController | undefined

const maxScrollTop = () => document.documentElement.scrollHeight - window.innerHeight

/**
 * Scrolls the window in `duration` milliseconds, or at once with reduced motion. The wheel, a touch or a key cancels it.
 * Resolves to whether it arrived.
 */
export function smoothScroll(top: number, duration: number): Promise<boolean> {
	current?.abort()
	const target = Math.max(0, Math.min(top, maxScrollTop()))
	if (reducedMotion.matches) {
		window.scrollTo({ top: target, behavior: 'instant' })
		return Promise.resolve(true)
	}
	return animate(target, duration)
}

function animate(target: number, duration: number): Promise<boolean> {
	const controller = new AbortController()
	const { signal } = controller
	current = controller
	const start = window.scrollY
	const startedAt = performance.now()
	for (const event of userInput)
		window.addEventListener(event, () => controller.abort(), { signal, passive: true, capture: true })
	return new Promise((resolve) => {
		const step = () => {
			if (signal.aborted) return resolve(false)
			const share = Math.min(1, (performance.now() - startedAt) / duration)
			window.scrollTo({ top: start + (target - start) * easeOut(share), behavior: 'instant' })
			if (share < 1) return requestAnimationFrame(step)
			controller.abort()
			resolve(true)
		}
		requestAnimationFrame(step)
	})
}
