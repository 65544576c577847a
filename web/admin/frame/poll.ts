type Poll = {
	/** Rejects if it should be tried again later. Resolves to false if it should not be asked again. */
	ask: () => Promise<boolean>
	everyMs: number
	/** Each failure in a row doubles the wait, up to this. */
	longestMs: number
}

/** Asks regularly while the tab is visible. It has one timer, however many parts of the page have started it. */
export function createPoll({ ask, everyMs, longestMs }: Poll) {
	let starts = 0
	let waitMs = everyMs
	let askedAt = Number.NEGATIVE_INFINITY
	let timer: ReturnType<typeof setTimeout> | undefined
	let isAsking = false
	let isAskedAgain = false
	let isEnded = false

	function plan(): void {
		clearTimeout(timer)
		if (starts === 0 || isEnded || isAsking || document.visibilityState === 'hidden') return
		timer = setTimeout(() => void askNow(), Math.max(0, askedAt + waitMs - performance.now()))
	}

	/** Asks without waiting for the timer. A question under way is followed by another one. */
	async function askNow(): Promise<void> {
		if (starts === 0 || isEnded) return
		if (isAsking) {
			isAskedAgain = true
			return
		}
		isAsking = true
		clearTimeout(timer)
		askedAt = performance.now()
		try {
			isEnded = !(await ask())
			waitMs = everyMs
		} catch {
			waitMs = Math.min(2 * waitMs, longestMs)
		}
		isAsking = false
		const wasAskedAgain = isAskedAgain
		isAskedAgain = false
		if (wasAskedAgain) return askNow()
		plan()
	}

	/** Starts it, and returns the function that stops it. */
	function start(): () => void {
		starts += 1
		if (starts === 1) {
			isEnded = false
			waitMs = everyMs
			askedAt = Number.NEGATIVE_INFINITY
			document.addEventListener('visibilitychange', plan)
			plan()
		}
		return () => {
			starts -= 1
			if (starts > 0) return
			clearTimeout(timer)
			document.removeEventListener('visibilitychange', plan)
		}
	}

	return { start, askNow }
}
