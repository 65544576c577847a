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
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt)
	// Who ends npm alone ends only the shell below it, and nobody tells us.
	setInterval(() => {
		if (process.ppid !== startedBy) void interrupt()
	}, 500).unref()
}

async function interrupt(): Promise<void> {
	if (interrupted) return
	interrupted = true
	await Promise.allSettled([...endings].map((end) => end()))
	// A server that somebody stops has done its work; anything else was broken off.
	process.exit(process.exitCode ?? 130)
}
