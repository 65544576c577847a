/**
 * Stands in the head of each page that the build has rendered, as it is written here; so it uses nothing from outside of itself.
 *
 * Loads the page's script once the page is seen: on a slow line its files would be fetched beside the typeface, before the first paint.
 * And has what lies below the first screen laid out right after that paint, block by block, where the whole page at once would hold up a
 * slow phone. A visit that starts further down, by a hash or by coming back, needs all heights at once.
 *
 * What waits for the paint may be called twice, which does no harm.
 *
 * @param source address of the page's module
 * @param patienceMs a browser that keeps paint times to itself, as some do for privacy, is given this long after the page stands
 */
export function firstPaint(source: string, patienceMs: number): void {
	const blocks = 'main > :nth-child(n + 2), main > article > :nth-child(n + 3)'
	const [visit] = performance.getEntriesByType('navigation')
	const fromTheTop = visit !== undefined && Reflect.get(visit, 'type') === 'navigate' && !location.hash
	if (fromTheTop && !Reflect.get(document, 'prerendering') && CSS.supports('content-visibility', 'auto')) {
		const later = new CSSStyleSheet()
		later.insertRule(`:is(${blocks}) { content-visibility: auto; contain-intrinsic-size: auto 60rem }`)
		document.adoptedStyleSheets = [later]
		addEventListener('DOMContentLoaded', () => whenPainted(layOutEach))
	}
	addEventListener('load', () => whenPainted(() => void import(source)))

	function layOutEach(): void {
		const waiting = [...document.querySelectorAll<HTMLElement>(blocks)]
		const { port1: turn, port2: next } = new MessageChannel()
		turn.onmessage = () => {
			const block = waiting.shift()
			if (!block) return turn.close()
			block.style.contentVisibility = 'visible'
			block.getBoundingClientRect()
			next.postMessage(null)
		}
		next.postMessage(null)
	}

	function whenPainted(then: () => void): void {
		setTimeout(then, patienceMs)
		if ('PerformanceObserver' in window) new PerformanceObserver(then).observe({ type: 'paint', buffered: true })
	}
}
