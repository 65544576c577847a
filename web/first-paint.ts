/**
 * Stands in the head of each page that the build has rendered, as it is written here; so it uses nothing from outside of itself.
 *
 * Loads the page's script once the page is seen: on a slow line its files would be fetched beside the typeface, before the first paint. The
 * script runs once everything is laid out: what it measures would have all the rest laid out at once.
 *
 * And has what lies below the first screen laid out right after that paint, section by section, where the whole page at once would hold up
 * a slow phone. In a section out of sight, each drawing, each of its panes and whatever is marked with `data-apart` go before it, one by
 * one: nothing of it is seen until its own turn comes, and then its height is right. What is marked has its width from around it; in wide
 * windows, where it may stand beside something else, it is laid out with its section. The texts of the slides behind the first, which
 * have their room anyway (`hero.css`), wait for their turn as well. Movements wait meanwhile: their frames take from the same processor.
 * Until the page has loaded, blocks out of sight then keep their height and nothing else: a typeface that comes late has all that is in
 * sight laid out anew. A visit that starts further down, by a hash or by coming back, needs all heights at once.
 *
 * A message ends the task of a block, as `scheduler.yield` would, which Safari does not know.
 *
 * @param source address of the page's module
 * @param patienceMs a browser that keeps paint times to itself, as some do for privacy, is given this long after the page stands, and
 *   movements do not wait longer for a page that takes its time to load
 */
export function firstPaint(source: string, patienceMs: number): void {
	const sections =
		':is(main > :nth-child(n + 2), main > div > section ~ section, main > article > :nth-child(n + 3), main > article > :nth-child(2) section ~ section, main ~ footer)'
	const laterSlides = '.hero-slide ~ .hero-slide > .hero-text'
	const waits = '{ content-visibility: auto; contain-intrinsic-block-size: auto 60rem }'
	const [visit] = performance.getEntriesByType('navigation')
	const fromTheTop = visit !== undefined && Reflect.get(visit, 'type') === 'navigate' && !location.hash
	const stands = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
	// The task of the event itself has to lay out what is in sight, in a typeface that came just now.
	const loaded = new Promise((resolve) => addEventListener('load', resolve)).then(nextTask)

	const inParts = fromTheTop && !Reflect.get(document, 'prerendering') && CSS.supports('content-visibility', 'auto')
	void (inParts ? layOut() : loaded.then(painted)).finally(() => import(source))

	async function layOut(): Promise<void> {
		const rules = new CSSStyleSheet()
		rules.insertRule(`${sections}, ${sections} .scene-stage ${waits}`)
		rules.insertRule(`${laterSlides} { content-visibility: hidden }`)
		rules.insertRule(`@media (width < 62rem) { [data-out-of-sight] :is(.scene-pane, [data-apart]) ${waits} }`)
		document.adoptedStyleSheets = [rules]
		// Parts would come into sight, and get their heights, a frame after their section.
		addEventListener('scroll', () => rules.deleteRule(0), { once: true })
		await stands.then(painted)
		for (const section of document.querySelectorAll<HTMLElement>(sections)) {
			const inSight = section.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true })
			section.toggleAttribute('data-out-of-sight', inSight === false)
		}
		const movements = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
		for (const movement of movements) movement.pause()
		const goOn = () => {
			for (const movement of movements) if (movement.playState === 'paused') movement.play()
		}
		const waited = setTimeout(goOn, patienceMs)
		await eachInTurn(({ style }, height) => {
			style.containIntrinsicBlockSize = `auto ${height}px`
			style.contentVisibility = ''
		})
		await loaded
		fetchAhead()
		await eachInTurn(() => {})
		clearTimeout(waited)
		goOn()
	}

	function fetchAhead(): void {
		const link = document.createElement('link')
		link.rel = 'modulepreload'
		link.href = source
		document.head.appendChild(link)
	}

	async function eachInTurn(laidOut: (block: HTMLElement, height: number) => void): Promise<void> {
		for (const section of document.querySelectorAll<HTMLElement>(`${sections}, ${laterSlides}`)) {
			const parts = section.querySelectorAll<HTMLElement>('.scene-stage, .scene-pane, [data-apart]')
			for (const block of [...parts, section]) {
				await nextTask()
				block.style.contentVisibility = 'visible'
				laidOut(block, block.getBoundingClientRect().height)
			}
		}
	}

	function nextTask(): Promise<void> {
		const { port1: turn, port2: next } = new MessageChannel()
		return new Promise((resolve) => {
			turn.onmessage = () => {
				turn.close()
				resolve()
			}
			next.postMessage(null)
		})
	}

	function painted(): Promise<void> {
		return new Promise((resolve) => {
			setTimeout(resolve, patienceMs)
			if ('PerformanceObserver' in window)
				new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
		})
	}
}
