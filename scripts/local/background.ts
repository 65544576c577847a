import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { whenInterrupted } from '../command/interrupt.ts'
import { root } from '../command/paths.ts'

const patienceMs = 4_000

/** A program that runs until it is stopped, with everything that it starts itself. */
export type Background = {
	/** Resolves when it has ended, for whatever reason. */
	ended: Promise<void>
	/** Ends it and everything it has started. */
	stop: () => Promise<void>
}

/** Starts a script as the head of its own process group, so that one signal reaches all it starts and a Ctrl+C does so only through us. */
export function startScript(path: string, args: string[], { silent = false } = {}): Background {
	const output = silent ? 'ignore' : 'inherit'
	const child = spawn(process.execPath, [path, ...args], {
		cwd: root,
		detached: true,
		stdio: ['ignore', output, output],
	})
	const stop = () => stopGroup(child)
	const forget = whenInterrupted(stop)
	const ended = once(child, 'exit').then(async () => {
		forget()
		// A script that was killed has left what it started.
		await stop()
	})
	return { ended, stop }
}

async function stopGroup(child: ChildProcess): Promise<void> {
	const group = child.pid
	if (group === undefined) return
	signalGroup(group, 'SIGTERM')
	const deadline = Date.now() + patienceMs
	while (signalGroup(group, 0)) {
		if (Date.now() > deadline) signalGroup(group, 'SIGKILL')
		await wait(25)
	}
}

/** Whether somebody of the group was still there to receive it. */
function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
	try {
		// Windows has no process groups; there the tool ends its own children.
		return process.kill(process.platform === 'win32' ? group : -group, signal)
	} catch {
		return false
	}
}
