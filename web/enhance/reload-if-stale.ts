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
