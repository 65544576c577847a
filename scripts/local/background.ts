import { setTimeout as wait } from 'node:timers/promises'
import { execa } from 'execa'
import { whenInterrupted } from '../command/interrupt.ts'
import { root } from '../command/paths.ts'

/** A program that runs until it is stopped, with all processes that it starts. */
export type Background = {
	/** The program leads the process group with this id. */
	group: number | undefined
	/** Resolves when the program has ended for any reason. */
	ended: Promise<void>
	/** Ends the program and all processes that it has started. */
	stop: () => Promise<void>
}

/** Starts a script in a separate process group: Ctrl+C reaches it only through this command. */
export function startScript(path: string, args: string[], { silent = false } = {}): Background {
	const output = silent ? 'ignore' : 'inherit'
	const script = execa(process.execPath, [path, ...args], {
		cwd: root,
		stdin: 'ignore',
		stdout: output,
		stderr: output,
		killDescendants: true,
		reject: false,
	})
	const stop = async () => {
		script.kill()
		await ended
	}
	const forget = whenInterrupted(stop)
	const ended = script.then(async () => {
		forget()
		// A killed script leaves its child processes running.
		while (script.kill('SIGKILL')) await wait(25)
	})
	return { group: script.pid, ended, stop }
}
