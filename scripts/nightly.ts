import { run, step } from './command/steps.ts'
import { checkContent, checkSources, close, prepareBuild, runJourneys, runVitest } from './test/parts.ts'
import { testRebrandedCopies } from './test/rebranded-copy.ts'
import type { Count } from './test/results.ts'

const env = { NIGHTLY: 'yes' }

/**
 * `npm run nightly`: runs everything in the full browser, the Worker test files isolated and in random order, the property
 * tests in their long form, twelve journeys in Firefox, and the tests of two copies that belong to another company with other
 * products.
 */
await run(async () => {
	step('Format, lint, types and build')
	const counts: Count[] = await Promise.all([checkSources(), prepareBuild()])
	if (counts.some(({ failed }) => failed > 0)) return close(counts)
	step('Rules for the content')
	counts.push(await checkContent())
	step('Tests of the Worker, the pages and the scripts; journeys in Firefox')
	counts.push(await runVitest(['--sequence.shuffle.files'], env))
	step('Journeys in Chromium')
	counts.push(await runJourneys([], env))
	counts.push(await testRebrandedCopies())
	return close(counts)
})
