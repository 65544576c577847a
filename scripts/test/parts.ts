import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireBrowsers } from '../assets/browser.ts'
import { isBuildCurrent } from '../build/build-inputs.ts'
import { build } from '../build/build-steps.ts'
import { root } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'
import { runScript, runTool } from '../command/tools.ts'
import { type Count, countOf, playwrightCount, sum, vitestCount } from './results.ts'

const ownReporter = (tool: 'vitest' | 'playwright') => join(root, `scripts/test/${tool}-reporter.ts`)

/** Checks format, lint, types and unused code. Each check counts as one test. */
export async function checkSources(): Promise<Count> {
	const typed = runTool('react-router', ['typegen']).then((code) => (code === 0 ? runTool('tsc', []) : code))
	const codes = await Promise.all([runTool('biome', ['check', '.']), typed, runTool('knip', [])])
	return sum(codes.map((code) => countOf(code === 0)))
}

/** Makes a current build and installs missing browsers. */
export async function prepareBuild(): Promise<Count> {
	const [built, browsers] = await Promise.all([
		succeeds(async () => {
			if (!isBuildCurrent()) await build({ quietly: true })
		}),
		succeeds(requireBrowsers),
	])
	return sum([countOf(built), ...(browsers ? [] : [countOf(false)])])
}

/** Checks the editorial rules on the build. */
export const checkContent = async (): Promise<Count> => countOf((await runScript('scripts/lint-content.ts')) === 0)

/** Runs `vitest run` with `args`. */
export const runVitest = (args: string[], env: Record<string, string> = {}): Promise<Count> =>
	withReport(async (report) => {
		const reporters = [`--reporter=${ownReporter('vitest')}`, '--reporter=json', `--outputFile.json=${report}`]
		return vitestCount(
			report,
			await runTool('vitest', ['run', ...reporters, ...args], { env: { WRANGLER_LOG: 'error', ...env } }),
		)
	})

/** Runs `playwright test` with `args`. */
export const runJourneys = (args: string[], env: Record<string, string> = {}): Promise<Count> =>
	withReport(async (report) => {
		const reporters = `--reporter=${ownReporter('playwright')},json`
		const where = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
		return playwrightCount(
			report,
			await runTool('playwright', ['test', reporters, ...args], { env: { ...where, ...env } }),
		)
	})

/** Prints the last line of a run and returns its exit code. */
export function close(counts: readonly Count[]): number {
	const { passed, failed } = sum(counts)
	console.log(`\n${passed} passed, ${failed} failed`)
	return failed === 0 ? 0 : 1
}

async function withReport(use: (file: string) => Promise<Count>): Promise<Count> {
	const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
	try {
		return await use(join(folder, 'report.json'))
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

async function succeeds(act: () => Promise<void>): Promise<boolean> {
	try {
		await act()
		return true
	} catch (error) {
		console.error(error instanceof Refusal ? error.message : error)
		return false
	}
}
