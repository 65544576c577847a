import { parseArgs } from 'node:util'
import { isBuildCurrent } from './build/build-inputs.ts'
import { build } from './build/build-steps.ts'
import { targetEnvironment } from './build/target-environment.ts'
import { run } from './command/steps.ts'
import { readDeployConfig } from './deploy/config.ts'
import { problemsOf } from './deploy/settings.ts'

/**
 * `npm run build`. With `-- --quiet`, the bundler's output appears only when it fails. Wrangler runs it before an upload: it then keeps a
 * current build, and warns of settings that are placeholders.
 */
await run(async () => {
	const { values } = parseArgs({ options: { quiet: { type: 'boolean' } } })
	const isUpload = process.env.WRANGLER_COMMAND !== undefined
	if (!isUpload || !isBuildCurrent()) await build({ quietly: values.quiet })
	if (!isUpload) return 0
	const problems = problemsOf((await readDeployConfig()).vars, targetEnvironment())
	for (const problem of problems) console.warn(`Warning: ${problem}`)
	if (problems.length > 0) console.warn('Warning: npm run deploy does the first deployment: database, secrets, upload.')
	return 0
})
