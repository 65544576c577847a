import { run, step } from './command/steps.ts'
import { changedWorkerTests } from './test/changed-tests.ts'
import { checkSources, close, runVitest } from './test/parts.ts'

/** `npm run quick`: the checks before a commit, in less than a minute. */
await run(async () => {
	const changed = changedWorkerTests()
	step(`Format, lint, types, pages and contracts, and ${changed.length} changed test files of the Worker`)
	return close(await Promise.all([checkSources(), runVitest(['tests/web', 'tests/worker/contracts', ...changed])]))
})
