type Ending = () => unknown

const endings = new Set<Ending>()
const startedBy = process.ppid
let watching = false
let interrupted = false

/** Calls `end` when the user or the system ends this command, then exits. Returns a function that unregisters `end`. */
export function whenInterrupted(end: Ending): () => void {
	watch()
	endings.add(end)
	return () => endings.delete(end)
}

function watch(): void {
	if (watching) return
	watching = true
	// The libraries add their own listeners, which exit at once.
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.prependListener(signal, interrupt)
	// A signal to npm ends only npm and its shell. This process sees a new parent.
	setInterval(() => {
		if (process.ppid !== startedBy) void interrupt()
	}, 500).unref()
}

/** Tells whether this command is ending. A failure may then be a consequence. */
export const isInterrupted = () => interrupted

async function interrupt(): Promise<void> {
	if (interrupted) return
	interrupted = true
	// A server sets its exit code once it runs. Any other command was interrupted.
	const code = process.exitCode ?? 130
	await Promise.allSettled([...endings].map(async (end) => end()))
	process.exit(code)
}
