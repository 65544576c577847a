import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod/mini'
import { type ProcessId, processId, runningProcesses } from './running-processes.ts'

const patienceMs = 4_000

const servingNote = z.object({
	/** The command that started the server. The server is in use while this process runs. */
	starter: processId,
	/** The server and its descendants. */
	processes: z.array(processId),
})

type Served = { state: string; port: number }

/** The note beside the state of the server, such as `.wrangler/serving-8787.json`. */
const noteFile = ({ state, port }: Served) => join(dirname(state), `serving-${port}.json`)

/**
 * Notes the processes that serve this port, for `endOrphans`: a killed process cannot end its descendants. `group`: the
 * server leads it.
 */
export function noteServing(served: Served, by: { starter: number; group: number | undefined }): void {
	const running = runningProcesses()
	const starter = running.find(({ pid }) => pid === by.starter)
	if (!starter) return
	const processes = running.filter(({ group }) => group === by.group)
	writeFileSync(noteFile(served), JSON.stringify({ starter, processes } satisfies z.input<typeof servingNote>))
}

/** Deletes the note after an orderly end. */
export const forgetServing = (served: Served) => rmSync(noteFile(served), { force: true })

/** Returns the process id of a running command of this checkout that serves this port, or null. */
export function runningStarter(served: Served): number | null {
	const note = readNote(served)
	const isServing = note && [[note.starter], note.processes].every((noted) => stillRunning(noted).length > 0)
	return isServing ? note.starter.pid : null
}

/** Ends the processes of an earlier server on this port whose starter was killed. Returns whether there were any. */
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
		// No note, or an incomplete one.
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
			// The process has already ended.
		}
	}
}
