/**
 * The time as the server has it: a token's expiry is the server's, and this machine's clock may be wrong. The page brings the server's
 * time of its making in <html data-now>.
 */
export function serverNow(): number {
	const madeAt = Number(document.documentElement.dataset.now)
	return madeAt ? Date.now() + madeAt - performance.timeOrigin : Date.now()
}
