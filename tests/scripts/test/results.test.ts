import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { playwrightCount, printedCount, sum, vitestCount } from '#scripts/test/results.ts'

function withReport(content: unknown, use: (file: string) => void): void {
	const folder = mkdtempSync(join(tmpdir(), 'site-report-'))
	const file = join(folder, 'report.json')
	writeFileSync(file, JSON.stringify(content))
	use(file)
	rmSync(folder, { recursive: true })
}

test('the counts of a run come from its report', () => {
	withReport({ numPassedTests: 40, numFailedTests: 2 }, (file) => {
		expect(vitestCount(file, 1)).toEqual({ passed: 40, failed: 2 })
	})
	withReport({ stats: { expected: 12, unexpected: 1, flaky: 1, skipped: 0 } }, (file) => {
		expect(playwrightCount(file, 1)).toEqual({ passed: 12, failed: 2 })
	})
})

test('the counts of another checkout come from the last line it prints', () => {
	const output = '1 passed, 0 failed\n  3  Journeys\n\n1500 passed, 2 failed\n'
	expect(printedCount(output, 1)).toEqual({ passed: 1500, failed: 2 })
	expect(printedCount('The build failed.', 1)).toEqual({ passed: 0, failed: 1 })
})

test('a run that fails without a failed test counts as one failure', () => {
	withReport({ numPassedTests: 40, numFailedTests: 0 }, (file) => {
		expect(vitestCount(file, 1)).toEqual({ passed: 40, failed: 1 })
	})
	expect(playwrightCount('/there/is/no/report.json', 1)).toEqual({ passed: 0, failed: 1 })
})

test('counts add up', () => {
	expect(
		sum([
			{ passed: 1, failed: 0 },
			{ passed: 40, failed: 2 },
		]),
	).toEqual({ passed: 41, failed: 2 })
})
