import { setImmediate as nextTurn } from 'node:timers/promises'
import { isInterrupted } from './interrupt.ts'

/** A failure that one sentence explains; nobody needs a stack trace for it. */
export class Refusal extends Error {}

let steps = 0

/** Says what happens next: `  1  Building the site`. */
export function step(text: string): void {
	steps += 1
	console.log(`${String(steps).padStart(3)}  ${text}`)
}

/** Adds a line to the step above it. */
export function detail(text: string): void {
	console.log(`     ${text}`)
}

/** Runs a command's main function; a refusal, or arguments that it does not take, end it with a sentence and exit code 1. */
export async function run(main: () => Promise<number | undefined>): Promise<void> {
	try {
		process.exitCode = (await main()) ?? 0
	} catch (error) {
		// A signal that has come meanwhile is heard now. What it has broken off needs no words.
		await nextTurn()
		if (isInterrupted()) return
		const sentence = error instanceof Refusal ? error.message : wrongArguments(error)
		console.error(sentence === null ? error : `\n${sentence}`)
		process.exitCode = 1
	}
}

/** What `parseArgs` has to say; null where it is not what has failed. */
function wrongArguments(error: unknown): string | null {
	if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))) return null
	const [what] = error.message.split(/\.?(?:\s*\n| This | To )/)
	const isStray = error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL'
	return `${what}.${isStray ? ' Options come after two dashes of their own: npm run <command> -- --<option>' : ''}`
}
