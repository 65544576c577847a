import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod/mini'
import { type ProcessId, processId, runningProcesses } from './running-processes.ts'

const patienceMs = 4_000

const servingNote = z.object({
	/** What has started the server. As long as it runs, the server is in use. */
	starter: processId,
	/** The server itself and what it has started. */
	processes: z.array(processId),
})

type Served = { state: string; port: number }

/** Beside the state that the server works on, such as `.wrangler/serving-8787.json`. */
const noteFile = ({ state, port }: Served) => join(dirname(state), `serving-${port}.json`)

/**
 * Writes down which processes serve this port. A process that is killed cannot end what it has started: the next start does so. For the
 * head of a process group.
 */
export function noteServing(served: Served): void {
	const running = runningProcesses()
	const starter = running.find(({ pid }) => pid === process.ppid)
	if (!starter) return
	const processes = running.filter(({ group }) => group === process.pid)
	writeFileSync(noteFile(served), JSON.stringify({ starter, processes } satisfies z.input<typeof servingNote>))
}

/** For a server that has ended what it started. */
export const forgetServing = (served: Served) => rmSync(noteFile(served), { force: true })

/** Ends what an earlier server on this port has left running after its starter was killed. Answers whether there was anything. */
export async function endOrphans(served: Served): Promise<boolean> {
	const note = readNote(served)
	if (!note || stillRunning([note.starter]).length > 0) return false
	const left = stillRunning(note.processes)
	signalAll(left, 'SIGTERM')
	const deadline = Date.now() + patienceMs
	while (stillRunning(left).length > 0) {
		if (Date.now() > deadline) signalAll(stillRunning(left), 'SIGKILL')
		await wait(50)
	}
	forgetServing(served)
	return left.length > 0
}

function readNote(served: Served) {
	try {
		return servingNote.parse(JSON.parse(readFileSync(noteFile(served), 'utf8')))
	} catch {
		// There is none, or it was broken off.
		return null
	}
}

function stillRunning(noted: readonly ProcessId[]): ProcessId[] {
	const running = new Map(runningProcesses().map(({ pid, started }) => [pid, started]))
	return noted.filter(({ pid, started }) => running.get(pid) === started)
}

function signalAll(processes: readonly ProcessId[], signal: NodeJS.Signals): void {
	for (const { pid } of processes) {
		try {
			process.kill(pid, signal)
		} catch {
			// It has ended meanwhile.
		}
	}
}
