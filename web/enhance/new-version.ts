/** A second missing file within this time is a real fault: it is not answered by another reload. */
const patienceMs = 60_000

/** When this entry of the tab's history was last reloaded for a new version. It lives in the history, so that nothing is stored. */
function reloadedAt(): number {
	const state: unknown = history.state
	return typeof state === 'object' && state !== null && 'reloadedAt' in state ? Number(state.reloadedAt) : 0
}

/** A page opened before a deploy asks for files that are gone since: it reloads itself once and then runs the new version. */
export function reloadOnceForNewVersion(): void {
	let leaving = false
	window.addEventListener('vite:preloadError', (event) => {
		if (!leaving && Date.now() - reloadedAt() < patienceMs) return
		event.preventDefault()
		if (leaving) return
		leaving = true
		history.replaceState({ ...history.state, reloadedAt: Date.now() }, '')
		location.reload()
	})
}
