import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireBrowsers } from '../assets/browser.ts'
import { isBuildCurrent } from '../build/build-inputs.ts'
import { build } from '../build/build-steps.ts'
import { root } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'
import { captureTool, runScript, runTool, type Tool } from '../command/tools.ts'
import { check } from './check.ts'
import { type Count, countOf, playwrightCount, sum, vitestCount } from './results.ts'

const ownReporter = (tool: 'vitest' | 'playwright') => join(root, `scripts/test/${tool}-reporter.ts`)

/** Checks format, lint, types and unused code. */
export const checkSources = (): Promise<Count> =>
	together(
		check('Format and lint', () => passes('biome', 'check', '.')),
		typesPass(),
		check('Unused code', () => passes('knip')),
	)

/** Checks the types of everything. */
export const typesPass = (): Promise<Count> => check('Types', async () => (await typesAreGenerated()) && passes('tsc'))

/** Checks format and lint of some files. */
export const checkFiles = (files: string[]): Promise<Count> =>
	check(
		'Format and lint',
		async () =>
			files.length === 0 ||
			passes('biome', 'check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files),
	)

/** Makes a current build and installs missing browsers. */
export const prepareBuild = (): Promise<Count> =>
	together(
		check('Build', () => succeeds(() => (isBuildCurrent() ? undefined : build({ quietly: true })))),
		check('Browsers', () => succeeds(requireBrowsers)),
	)

const together = async (...checks: Promise<Count>[]): Promise<Count> => sum(await Promise.all(checks))

const passes = async (tool: Tool, ...args: string[]) => (await runTool(tool, args)) === 0

/** Prints the output of a failure only: the Vite plugin warns that it ignores what wrangler.toml says of uploads. */
async function typesAreGenerated(): Promise<boolean> {
	const { ok, output } = await captureTool('react-router', ['typegen'])
	if (!ok) console.error(output)
	return ok
}

/** Checks the editorial rules on the build. */
export const checkContent = async (): Promise<Count> => countOf((await runScript('scripts/lint-content.ts')) === 0)

/** Runs `vitest run` with `args`. */
export const runVitest = (args: string[], env: Record<string, string> = {}): Promise<Count> =>
	vitest(['run', ...args], env)

/**
 * Runs the tests of pages, contracts and the Worker that import one of these files, directly or not. Those of scripts take
 * minutes, so they run only for a file of the scripts.
 */
export async function runRelatedTests(files: string[]): Promise<Count> {
	if (files.length === 0) return sum([])
	const hasAny = (folder: RegExp) => files.some((path) => folder.test(path))
	// No test imports a migration.
	const sources = hasAny(/^migrations\//) ? [...files, 'tests/worker/migrations.test.ts'] : files
	const projects = ['web', 'worker', ...(hasAny(/^(tests\/)?scripts\//) ? ['scripts'] : [])]
	const chosen = projects.map((name) => `--project=${name}`)
	return vitest(['related', '--run', '--passWithNoTests', ...chosen, ...sources])
}

const vitest = (args: string[], env: Record<string, string> = {}): Promise<Count> =>
	withReport(async (report) => {
		const reporters = [`--reporter=${ownReporter('vitest')}`, '--reporter=json', `--outputFile.json=${report}`]
		return vitestCount(
			report,
			await runTool('vitest', [...args, ...reporters], { env: { WRANGLER_LOG: 'error', ...env } }),
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

async function succeeds(act: () => Promise<void> | undefined): Promise<boolean> {
	try {
		await act()
		return true
	} catch (error) {
		console.error(error instanceof Refusal ? error.message : error)
		return false
	}
}
