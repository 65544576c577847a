/** A second missing file within this time is a real fault, which a reload does not solve. */
const reloadAgainAfterMs = 60_000

/** When this history entry was last reloaded. The history's state needs no storage. */
function reloadedAt(): number {
	const state: unknown = history.state
	return typeof state === 'object' && state !== null && 'reloadedAt' in state ? Number(state.reloadedAt) : 0
}

/** After a deploy, an open page requests deleted files. It reloads once to get the new version. */
export function reloadOnceForNewVersion(): void {
	let leaving = false
	window.addEventListener('vite:preloadError', (event) => {
		// Without a connection the files are not gone, and a reload would show nothing.
		if (!leaving && (navigator.onLine === false || Date.now() - reloadedAt() < reloadAgainAfterMs)) return
		event.preventDefault()
		if (leaving) return
		leaving = true
		history.replaceState({ ...history.state, reloadedAt: Date.now() }, '')
		location.reload()
	})
}

/**
 * Reloads a page that the browser shows from its history or a prefetch if the server has a newer rendering of it. Only
 * pages rendered from D1 name their rendering.
 */
export function reloadIfStale(): void {
	const [shown] = performance.getEntriesByType('navigation')
	// Some browsers hide it for privacy.
	if (!('PerformanceNavigationTiming' in window && shown instanceof PerformanceNavigationTiming)) return
	const rendering = shown.serverTiming.find(({ name }) => name === 'page')?.description
	if (!rendering) return
	// A prefetched page may be minutes old.
	const wasPrefetched = Reflect.get(shown, 'deliveryType') === 'navigational-prefetch'
	if (shown.type === 'back_forward' || wasPrefetched) void checkRendering(rendering)
	window.addEventListener('pageshow', ({ persisted }) => persisted && void checkRendering(rendering))
}

async function checkRendering(rendering: string): Promise<void> {
	const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
	const isStale = answer !== null && answer.headers.get('ETag')?.includes(rendering) !== true
	if (isStale) window.location.reload()
}
