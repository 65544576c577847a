/**
 * Browsers show a page again by Back and Forward as they have it, and one that they have fetched ahead, without asking whether it is still there. So the page asks, and where
 * the server has another one, or none, it loads itself again. Only pages that are rendered from the database say which rendering they are.
 */
export function askWhenShownAgain(): void {
	const [shown] = performance.getEntriesByType('navigation')
	// Some browsers hide it, for privacy.
	if (!('PerformanceNavigationTiming' in window && shown instanceof PerformanceNavigationTiming)) return
	const rendering = shown.serverTiming.find(({ name }) => name === 'page')?.description
	if (!rendering) return
	// A page that was fetched ahead may have waited for minutes.
	const fetchedAhead = Reflect.get(shown, 'deliveryType') === 'navigational-prefetch'
	if (shown.type === 'back_forward' || fetchedAhead) void leaveIfOld(rendering)
	window.addEventListener('pageshow', ({ persisted }) => persisted && void leaveIfOld(rendering))
}

async function leaveIfOld(rendering: string): Promise<void> {
	const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
	const isOld = answer !== null && answer.headers.get('ETag')?.includes(rendering) !== true
	if (isOld) window.location.reload()
}
