/**
 * The server's time. Token expiry follows the server's clock, and the browser's may be wrong. <html data-now> holds the
 * time at which the server rendered the page.
 */
export function serverNow(): number {
	const madeAt = Number(document.documentElement.dataset.now)
	return madeAt ? Date.now() + madeAt - performance.timeOrigin : Date.now()
}
