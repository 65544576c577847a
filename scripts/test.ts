import { Refusal, run, step } from './command/steps.ts'
import { checkContent, checkSources, close, prepareBuild, runJourneys, runVitest } from './test/parts.ts'
import type { Count } from './test/results.ts'

/**
 * `npm test`: runs every check, also after a failure, and prints the counts in the last line. With words, it runs the test
 * files whose paths contain one of them.
 */
await run(() => (process.argv.length > 2 ? testMatching(process.argv.slice(2)) : testAll()))

async function testAll(): Promise<number> {
	step('Format, lint, types and build')
	const [checked, built] = await Promise.all([checkSources(), prepareBuild()])
	const counts: Count[] = [checked, built]
	if (built.failed > 0) return close(counts)

	step('Rules for the content')
	counts.push(await checkContent())

	// Side by side both take longer: open pages go on drawing, and each call of the local D1 waits for the processor.
	step('Tests of the Worker, the pages and the scripts')
	counts.push(await runVitest([]))

	step('Journeys in a browser')
	counts.push(await runJourneys([]))
	return close(counts)
}

async function testMatching(words: string[]): Promise<number> {
	step('Build')
	const built = await prepareBuild()
	if (built.failed > 0) return close([built])
	step(`Tests of files that match ${words.join(' or ')}`)
	const found = [
		await runVitest([...words, '--passWithNoTests']),
		await runJourneys([...words, '--pass-with-no-tests']),
	]
	if (found.every(({ passed, failed }) => passed + failed === 0))
		throw new Refusal(`No test file matches ${words.join(' or ')}.`)
	return close(found)
}
