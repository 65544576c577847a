/**
 * Browsers show a page again by Back and Forward as they have it, without asking whether it is still there. So the page asks, and where
 * the server has another one, or none, it loads itself again. Only pages that are rendered from the database say which rendering they are.
 */
export function askWhenShownAgain(): void {
	const [shown] = performance.getEntriesByType('navigation')
	if (!(shown instanceof PerformanceNavigationTiming)) return
	const rendering = shown.serverTiming.find(({ name }) => name === 'page')?.description
	if (!rendering) return
	if (shown.type === 'back_forward') void leaveIfOld(rendering)
	window.addEventListener('pageshow', ({ persisted }) => persisted && void leaveIfOld(rendering))
}

async function leaveIfOld(rendering: string): Promise<void> {
	const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
	const isOld = answer !== null && answer.headers.get('ETag')?.includes(rendering) !== true
	if (isOld) window.location.reload()
}
