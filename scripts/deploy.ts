import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './build/build-steps.ts'
import { builtConfig } from './command/paths.ts'
import { detail, Refusal, run, step } from './command/steps.ts'
import { runTool, type Tool } from './command/tools.ts'
import * as account from './deploy/account.ts'
import { type DeployConfig, readBuiltConfig, writeDeployConfig } from './deploy/config.ts'
import { problemsOf, requireTurnstileSecret, secretsToUpload } from './deploy/settings.ts'
import { smokeTest } from './deploy/smoke-test.ts'
import { uploadSize } from './deploy/upload-size.ts'
import { writeSettings } from './local/local-settings.ts'
import { newSecret } from './local/new-secret.ts'

/**
 * `npm run deploy`: migrates the database, then uploads the code that needs it. `-- --dry-run` stops before the steps that need an
 * account. `-- --tests` runs the Worker tests first.
 */
await run(async () => {
	const { values: options } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, tests: { type: 'boolean' } } })
	const dryRun = options['dry-run'] ?? false
	if (!dryRun) account.requireAccount()

	step('Checking the code')
	await must('biome', ['check', '.'])
	await must('react-router', ['typegen'])
	await must('tsc', [])
	if (options.tests) await must('vitest', ['run', '--project', 'worker'])

	step('Building for production')
	await build({ quietly: true })
	const built = readBuiltConfig()
	detail(uploadSize(builtConfig))

	step('Checking the settings in wrangler.toml')
	const problems = problemsOf(built.vars)
	for (const problem of problems) detail(problem)
	if (dryRun) return sayWhatWouldHappen(built, problems.length)
	if (problems.length > 0) throw new Refusal('Nothing was deployed. Correct wrangler.toml first.')

	const present = account.listSecrets(built.name)
	requireTurnstileSecret({ present, given: process.env })

	const config = writeDeployConfig(built, provideStorage(built))
	const secrets = provideSecrets(present, config)
	await migrate(built, config)
	await upload(config, secrets)
	step('Asking the deployed site')
	await smokeTest(String(built.vars.ORIGIN), built.name)
	console.log(`\nDeployed to ${built.vars.ORIGIN}\nThe first administrator: npm run admin -- create --remote`)
	return 0
})

function sayWhatWouldHappen(built: DeployConfig, problems: number): number {
	const buckets = built.r2_buckets.map(({ bucket_name }) => bucket_name)
	console.log(`
A deployment would now, for the Worker "${built.name}":
     create the database "${built.d1_databases[0].database_name}" and the buckets ${buckets.join(', ')}, where they are missing
     upload the secrets that are missing
     print a bookmark of the database, and apply its migrations
     upload the code, and ask ${built.vars.ORIGIN} for /health and /contact
${problems === 0 ? 'Nothing prevents it.' : 'It would refuse because of the problems above.'}`)
	return 0
}

/** Finds or creates the database and the buckets by name. Returns the database id. */
function provideStorage(built: DeployConfig): string {
	step('Looking for the database and the buckets')
	const name = built.d1_databases[0].database_name
	const found = account.findDatabase(name)
	if (!found) detail(`Creating the database ${name}`)
	const id = found ?? account.createDatabase(name)
	const present = account.listBuckets()
	for (const { bucket_name } of built.r2_buckets) {
		if (present.includes(bucket_name)) continue
		detail(`Creating the bucket ${bucket_name}`)
		account.createBucket(bucket_name)
	}
	return id
}

function provideSecrets(present: string[], config: string): Record<string, string> {
	step('Looking for the secrets')
	const hasPasswords = !present.includes('PASSWORD_PEPPER') && account.hasPasswords(config)
	const secrets = secretsToUpload({ present, given: process.env, hasPasswords, newSecret })
	for (const name of Object.keys(secrets)) detail(`${present.includes(name) ? 'Replacing' : 'Adding'} ${name}`)
	return secrets
}

async function migrate(built: DeployConfig, config: string): Promise<void> {
	step('Migrating the database')
	const name = built.d1_databases[0].database_name
	const bookmark = account.timeTravelBookmark(name, config)
	detail(`Back to how it was: npx wrangler d1 time-travel restore ${name} --bookmark=${bookmark}`)
	await must('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', '--config', config])
}

/** Uploads the code together with the secrets that it reads. Wrangler takes them from a file that only this account can read. */
async function upload(config: string, secrets: Record<string, string>): Promise<void> {
	step('Uploading the code')
	const folder = mkdtempSync(join(tmpdir(), 'nilavu-deploy-'))
	const file = join(folder, 'secrets')
	try {
		writeFileSync(file, writeSettings(secrets), { mode: 0o600 })
		const withSecrets = Object.keys(secrets).length > 0 ? ['--secrets-file', file] : []
		await must('wrangler', ['deploy', '--config', config, ...withSecrets])
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

async function must(tool: Tool, args: string[]): Promise<void> {
	if ((await runTool(tool, args)) !== 0)
		throw new Refusal(`${tool} ${args[0] ?? ''} failed. The deployment stopped there.`)
}
