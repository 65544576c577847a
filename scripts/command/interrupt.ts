type Ending = () => unknown

const endings = new Set<Ending>()
const startedBy = process.ppid
let watching = false
let interrupted = false

/** Calls `end` when the user or the system ends this command; then the command exits. Answers how to take that back. */
export function whenInterrupted(end: Ending): () => void {
	watch()
	endings.add(end)
	return () => endings.delete(end)
}

function watch(): void {
	if (watching) return
	watching = true
	// Before what tools have put there, which exit at once.
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.prependListener(signal, interrupt)
	// Who ends npm alone ends only the shell below it, and nobody tells us.
	setInterval(() => {
		if (process.ppid !== startedBy) void interrupt()
	}, 500).unref()
}

/** Whether what fails now may have failed because this command is being ended. */
export const isInterrupted = () => interrupted

async function interrupt(): Promise<void> {
	if (interrupted) return
	interrupted = true
	// A server that somebody stops has done its work; anything else was broken off.
	const code = process.exitCode ?? 130
	await Promise.allSettled([...endings].map(async (end) => end()))
	process.exit(code)
}
