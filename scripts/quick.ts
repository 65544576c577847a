import { run, step } from './command/steps.ts'
import { changedFiles } from './test/changed-files.ts'
import { checkFiles, checkSources, close, runRelatedTests, runVitest, typesPass } from './test/parts.ts'

const everything = process.argv.includes('--all')

/**
 * `npm run quick`: what the changes that are not committed can break, by the imports of the tests. With `--all`, everything
 * that needs neither a build nor a browser.
 */
await run(async () => {
	if (everything) {
		step('Format, lint, types, unused code, and the tests of pages, contracts and the Worker')
		return close(await Promise.all([checkSources(), runVitest(['--project=web', '--project=worker'])]))
	}
	const changed = changedFiles()
	step(`Format, lint and types, and the tests that ${changed.length} changed files can break`)
	return close(await Promise.all([checkFiles(changed), typesPass(), runRelatedTests(changed)]))
})
