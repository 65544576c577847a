/**
 * Stands in the head of each page that the build has rendered, as it is written here; so it uses nothing from outside of itself.
 *
 * Has what lies below the first screen laid out once the page is seen, part by part, where the whole page at once would hold up a slow
 * phone; and not before it stands, since a typeface that comes late has everything laid out again. A visit that starts further down, by a
 * hash or by coming back, needs all heights at once.
 *
 * Then loads the page's script: on a slow line its files would be fetched beside the typeface, before the first paint, and what it scrolls
 * to needs its final place.
 *
 * @param source address of the page's module
 * @param patienceMs a browser that keeps paint times to itself, as some do for privacy, is given this long after the page stands
 */
export function firstPaint(source: string, patienceMs: number): void {
	const blocks = 'main > :nth-child(n + 2), main > article > :nth-child(n + 3), main ~ *'
	const mostAtOnce = 60
	/** What is nearer, the browser has laid out already. */
	const farScreens = 3
	const [visit] = performance.getEntriesByType('navigation')
	const fromTheTop = visit !== undefined && Reflect.get(visit, 'type') === 'navigate' && !location.hash
	const isInParts = fromTheTop && !Reflect.get(document, 'prerendering') && CSS.supports('content-visibility', 'auto')
	if (isInParts) {
		const later = new CSSStyleSheet()
		later.insertRule(`:is(${blocks}) { content-visibility: auto; contain-intrinsic-size: auto 60rem }`)
		document.adoptedStyleSheets = [later]
	}
	addEventListener('load', async () => {
		await painted()
		if (isInParts) await layOutEach()
		await import(source)
	})

	function painted(): Promise<void> {
		return new Promise((resolve) => {
			setTimeout(resolve, patienceMs)
			if ('PerformanceObserver' in window)
				new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
		})
	}

	function layOutEach(): Promise<void> {
		const waiting = [...document.querySelectorAll<HTMLElement>(blocks)]
		const { port1: turn, port2: next } = new MessageChannel()
		next.postMessage(null)
		return new Promise((resolve) => {
			turn.onmessage = () => {
				const block = waiting.shift()
				if (!block) return resolve(turn.close())
				const isFar = block.getBoundingClientRect().top > farScreens * innerHeight
				if (isFar && block.querySelectorAll('*').length > mostAtOnce) waiting.unshift(...partsOf(block))
				block.style.contentVisibility = 'visible'
				block.getBoundingClientRect()
				next.postMessage(null)
			}
		})
	}

	/** What is in a large block waits for turns of its own. */
	function partsOf(block: HTMLElement): HTMLElement[] {
		const parts = [...block.children].filter((part) => part instanceof HTMLElement)
		for (const { style } of parts) {
			style.contentVisibility = 'auto'
			style.containIntrinsicSize = 'auto 20rem'
		}
		return parts
	}
}
