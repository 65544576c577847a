import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireBrowsers } from './browser.ts'
import { build } from './build-steps.ts'
import { Refusal, run, step } from './steps.ts'
import { type Count, countOf, playwrightCount, sum, vitestCount } from './test-results.ts'
import { runTool } from './tools.ts'

/** `npm test`: everything that must hold, to its end whatever fails; the last line counts it. */
await run(async () => {
	const reports = mkdtempSync(join(tmpdir(), 'nilavu-test-'))
	const counts: Count[] = []
	const quiet = { WRANGLER_LOG: 'error' }

	step('Format and lint')
	counts.push(countOf((await runTool('biome', ['check', '.'])) === 0))

	step('Types')
	counts.push(countOf((await runTool('react-router', ['typegen'])) === 0 && (await runTool('tsc', [])) === 0))

	step('Tests of the Worker, the pages and the scripts')
	const vitestReport = join(reports, 'vitest.json')
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
	counts.push(vitestCount(vitestReport, await runTool('vitest', ['run', ...reporters], { env: quiet })))

	step('Build')
	const built = await succeeds(() => build({ quietly: true }))
	counts.push(countOf(built))

	step('End-to-end tests')
	const playwrightReport = join(reports, 'playwright.json')
	const ready = built && (await succeeds(requireBrowsers))
	const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }
	counts.push(
		ready
			? playwrightCount(playwrightReport, await runTool('playwright', ['test', '--reporter=list,json'], { env }))
			: countOf(false),
	)

	rmSync(reports, { recursive: true, force: true })
	const { passed, failed } = sum(counts)
	console.log(`\n${passed} passed, ${failed} failed`)
	return failed === 0 ? 0 : 1
})

async function succeeds(act: () => Promise<void>): Promise<boolean> {
	try {
		await act()
		return true
	} catch (error) {
		console.error(error instanceof Refusal ? error.message : error)
		return false
	}
}
