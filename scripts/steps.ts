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

/** Runs a command's main function; a refusal ends it with its sentence and exit code 1. */
export async function run(main: () => Promise<number | undefined>): Promise<void> {
	try {
		process.exitCode = (await main()) ?? 0
	} catch (error) {
		console.error(error instanceof Refusal ? `\n${error.message}` : error)
		process.exitCode = 1
	}
}
