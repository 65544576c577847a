import { detail } from '../command/steps.ts'
import { type Count, countOf } from './results.ts'

/** Runs a check and counts it as one test. Prints its name at once, and at the end how it ended. */
export async function check(name: string, passes: () => Promise<boolean>): Promise<Count> {
	const startedAt = performance.now()
	detail(`${name}: running`)
	const passed = await passes()
	const seconds = Math.round((performance.now() - startedAt) / 1000)
	detail(`${name}: ${passed ? 'passed' : 'failed'}, ${seconds} s`)
	return countOf(passed)
}
