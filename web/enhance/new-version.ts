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
