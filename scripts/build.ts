import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isBuildCurrent } from './build/build-inputs.ts'
import { build } from './build/build-steps.ts'
import { targetEnvironment } from './build/target-environment.ts'
import { builtWorker } from './command/paths.ts'
import { Refusal, run } from './command/steps.ts'
import { readDeployConfig } from './deploy/config.ts'
import { migrationNotice } from './deploy/migration-notice.ts'
import { problemsOf } from './deploy/settings.ts'

/**
 * `npm run build`. With `-- --quiet`, the bundler's output appears only when it fails. Wrangler runs it before an upload:
 * it then keeps a current build, warns of settings that an upload cannot work with, and names the migration that the code
 * needs. `npm run deploy` has applied it by then.
 */
await run(async () => {
	const { values } = parseArgs({ options: { quiet: { type: 'boolean' } } })
	if (process.env.WRANGLER_COMMAND === undefined) {
		await build({ quietly: values.quiet })
		return 0
	}
	if (!isBuildCurrent() && !(await buildForWrangler())) return 0
	const config = await readDeployConfig()
	const problems = problemsOf(config, targetEnvironment())
	for (const problem of problems) console.warn(`Warning: ${problem}`)
	if (problems.length > 0) console.warn('Warning: npm run deploy does the first deployment: database, secrets, upload.')
	if (process.env.MIGRATIONS_APPLIED === undefined) console.log(migrationNotice())
	return 0
})

/**
 * Builds, or prints the cause and returns false. Wrangler then refuses because there is no build. After an exit code it
 * would print 300 lines about the process.
 */
async function buildForWrangler(): Promise<boolean> {
	console.log('Building the site')
	try {
		await build({ quietly: true })
		return true
	} catch (error) {
		if (!(error instanceof Refusal) || existsSync(builtWorker)) throw error
		console.error(`\n${error.message}\n`)
		return false
	}
}
