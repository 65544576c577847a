import { setImmediate as nextTurn } from 'node:timers/promises'
import { forEnvironment } from './for-environment.ts'
import { isInterrupted } from './interrupt.ts'

/** A failure that one sentence explains. The command prints no stack trace. */
export class Refusal extends Error {}

let steps = 0

/** Prints the next step: `  1  Building the site`. */
export function step(text: string): void {
	steps += 1
	console.log(`${String(steps).padStart(3)}  ${text}`)
}

/** Prints a line below the step. */
export function detail(text: string): void {
	console.log(`     ${text}`)
}

/** Runs the main function of a command. A refusal or a wrong argument prints a sentence and exits with 1. */
export async function run(main: () => Promise<number | undefined>): Promise<void> {
	try {
		process.exitCode = (await main()) ?? 0
	} catch (error) {
		// Let a pending signal arrive first. An interrupted command prints no error.
		await nextTurn()
		if (isInterrupted()) return
		const sentence = error instanceof Refusal ? error.message : wrongArguments(error)
		console.error(sentence === null ? error : `\n${forEnvironment(sentence)}`)
		process.exitCode = 1
	}
}

/** Returns the message of a `parseArgs` error, or null for another error. */
function wrongArguments(error: unknown): string | null {
	if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))) return null
	const [what] = error.message.split(/\.?(?:\s*\n| This | To )/)
	const isStray = error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL'
	return `${what}.${isStray ? ' Options come after two dashes of their own: npm run <command> -- --<option>' : ''}`
}
