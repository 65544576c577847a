import { existsSync, readFileSync } from 'node:fs'

export type Count = { passed: number; failed: number }

type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

/** Counts one check that passes or fails as a whole. */
export const countOf = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

export const sum = (counts: readonly Count[]): Count => ({
	passed: counts.reduce((total, { passed }) => total + passed, 0),
	failed: counts.reduce((total, { failed }) => total + failed, 0),
})

export function vitestCount(file: string, exitCode: number): Count {
	const report = read<VitestReport>(file)
	return withExitCode({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, exitCode)
}

export function playwrightCount(file: string, exitCode: number): Count {
	const { expected = 0, unexpected = 0, flaky = 0 } = read<PlaywrightReport>(file)?.stats ?? {}
	return withExitCode({ passed: expected, failed: unexpected + flaky }, exitCode)
}

/** Reads the last line of `npm test`. */
export function printedCount(output: string, exitCode: number): Count {
	const [, passed = 0, failed = 0] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? []
	return withExitCode({ passed: Number(passed), failed: Number(failed) }, exitCode)
}

/** A file that does not load, or a server that does not start, fails a run without a failed test. */
const withExitCode = (count: Count, exitCode: number): Count =>
	exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count

function read<Report>(file: string): Report | null {
	return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
}
