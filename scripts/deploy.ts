import { parseArgs } from 'node:util'
import { brand } from '#web/content/brand.ts'
import { build } from './build/build-steps.ts'
import { targetEnvironment } from './build/target-environment.ts'
import { forEnvironment } from './command/for-environment.ts'
import { detail, Refusal, run, step } from './command/steps.ts'
import { runTool, type Tool } from './command/tools.ts'
import * as account from './deploy/account.ts'
import { type DeployConfig, readDeployConfig } from './deploy/config.ts'
import { lostRules, requireConsent, takeOverRules, terminal } from './deploy/mail-rules.ts'
import { provideMailboxes } from './deploy/mailboxes.ts'
import { switchOnReadReplication } from './deploy/read-replication.ts'
import { routingStep } from './deploy/reply-addresses.ts'
import { problemsOf, requirePepper, requireTurnstileSecret, secretsToUpload } from './deploy/settings.ts'
import { smokeTest } from './deploy/smoke-test.ts'
import { giveShare, upload } from './deploy/upload.ts'
import { uploadSize } from './deploy/upload-size.ts'
import { newSecret } from './local/new-secret.ts'
import { requireOwnLegalTexts } from './rebrand/legal-texts.ts'

const options = {
	'dry-run': { type: 'boolean', default: false },
	tests: { type: 'boolean', default: false },
	env: { type: 'string' },
	gradual: { type: 'string' },
	'legal-texts-stay': { type: 'boolean', default: false },
	'take-over': { type: 'boolean', default: false },
} as const

/**
 * `npm run deploy`: migrates the database, then uploads the code that needs it. `-- --env staging` deploys that environment
 * of wrangler.toml, `-- --gradual 10` gives the new code a tenth of the requests. `-- --dry-run` stops before the steps
 * that need an account. `-- --tests` runs the Worker tests first. `-- --legal-texts-stay` deploys another company's site
 * with the legal texts of the demo. `-- --take-over` lets `addresses` replace rules of Email Routing without asking.
 */
await run(async () => {
	const { values } = parseArgs({ options })
	const share = shareOf(values.gradual)
	// Wrangler and the build read the environment from here.
	if (values.env !== undefined) process.env.CLOUDFLARE_ENV = values.env === 'production' ? '' : values.env
	if (!values['dry-run']) account.requireAccount()

	step(`Checking the settings in wrangler.toml for ${targetEnvironment()}`)
	const config = await readDeployConfig()
	const problems = problemsOf(config, targetEnvironment())
	for (const problem of problems) detail(problem)
	if (problems.length > 0 && !values['dry-run']) throw new Refusal('Nothing was deployed. Correct wrangler.toml first.')
	if (!values['legal-texts-stay']) requireOwnLegalTexts(brand.name)
	const present = values['dry-run'] ? [] : account.listSecrets(config.name)
	if (!values['dry-run']) {
		requireTurnstileSecret({ present, given: process.env })
		requirePepper({ present, given: process.env })
	}
	const serving = share === null || values['dry-run'] ? null : requireServingVersion(config.name)
	// An upload of a version leaves the rules as they are.
	const rules =
		config.addresses && share === null && !values['dry-run'] ? await lostRules(config.name, config.addresses) : []
	await requireConsent(rules, { takeOver: values['take-over'], ask: terminal })

	step('Checking the code')
	await must('biome', ['check', '.'])
	await must('react-router', ['typegen'])
	await must('tsc', [])
	if (values.tests) await must('vitest', ['run', '--project', 'worker'])

	step('Building')
	await build({ quietly: true })
	detail(uploadSize())
	if (values['dry-run']) return sayWhatWouldHappen(config, problems.length)

	await provideStorage(config)
	const secrets = provideSecrets(present)
	await migrate(config)

	if (rules.length > 0) step('Taking over the rules of Email Routing')
	await takeOverRules(rules)

	step('Uploading the code')
	const version = await upload({ secrets, asVersion: serving !== null, hasAddresses: config.addresses !== undefined })
	if (serving !== null && share !== null) await giveShare(config.name, version, serving, share)

	step('Asking the deployed site')
	const origin = String(config.vars.ORIGIN)
	await smokeTest({
		origin,
		worker: config.name,
		isFirst: present.length === 0,
		...(serving === null ? {} : { version }),
	})
	console.log(`\nDeployed to ${origin}`)
	if (config.vars.REPLY_DOMAIN) console.log(routingStep(String(config.vars.REPLY_DOMAIN)))
	console.log(forEnvironment('The first administrator: npm run admin -- create --remote'))
	if (serving !== null) console.log(sayHowToGoOn(config.name, version, serving))
	return 0
})

function shareOf(gradual: string | undefined): number | null {
	if (gradual === undefined) return null
	if (!/^[1-9]\d?$/.test(gradual)) throw new Refusal('--gradual takes a whole number from 1 to 99, in per cent.')
	return Number(gradual)
}

function requireServingVersion(worker: string): string {
	const serving = account.servingVersion(worker)
	if (serving === null)
		throw new Refusal('There is no version to share the requests with. Deploy without --gradual first.')
	return serving
}

function sayHowToGoOn(worker: string, version: string, serving: string): string {
	const all = (id: string) => `npx wrangler versions deploy ${id}@100% --name ${worker} --yes`
	return `\nKeep each visitor on one version: see docs/deploying.md about Cloudflare-Workers-Version-Key.\nAll requests to the new version:  ${all(version)}\nBack to the one before:           ${all(serving)}`
}

function sayWhatWouldHappen({ d1_databases, r2_buckets, vars }: DeployConfig, problems: number): number {
	const buckets = r2_buckets.map(({ bucket_name }) => bucket_name)
	console.log(`
Nothing was deployed. Without --dry-run, it would now
     create the database "${d1_databases[0].database_name}" and the buckets ${buckets.join(', ')}, where they are missing
     upload the secrets that are missing
     print a bookmark of the database, and apply its migrations
     upload the code, and ask ${vars.ORIGIN} for /health and /contact
${problems === 0 ? 'Nothing prevents it.' : 'It would refuse because of the problems above.'}`)
	return 0
}

/** Finds or creates the database and the buckets by name. */
async function provideStorage({ d1_databases, r2_buckets }: DeployConfig): Promise<void> {
	step('Looking for the database and the buckets')
	const name = d1_databases[0].database_name
	const location = process.env.D1_LOCATION ?? 'apac'
	const found = account.findDatabase(name)
	if (!found) detail(`Creating the database ${name} in ${location}`)
	await switchOnReadReplication(found ?? account.createDatabase(name, location))
	const present = account.listBuckets()
	for (const { bucket_name } of r2_buckets) {
		if (present.includes(bucket_name)) continue
		detail(`Creating the bucket ${bucket_name}`)
		account.createBucket(bucket_name)
	}
}

function provideSecrets(present: string[]): Record<string, string> {
	step('Looking for the secrets')
	const secrets = secretsToUpload({ present, given: process.env, newSecret })
	for (const name of Object.keys(secrets)) detail(`${present.includes(name) ? 'Replacing' : 'Adding'} ${name}`)
	return secrets
}

async function migrate({ d1_databases, vars }: DeployConfig): Promise<void> {
	step('Migrating the database')
	const name = d1_databases[0].database_name
	const bookmark = account.timeTravelBookmark(name)
	detail(`Back to how it was: npx wrangler d1 time-travel restore ${name} --bookmark=${bookmark}`)
	await must('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
	provideMailboxes(name, String(vars.MAIL_DOMAIN))
}

async function must(tool: Tool, args: string[]): Promise<void> {
	if ((await runTool(tool, args)) !== 0)
		throw new Refusal(`${tool} ${args[0] ?? ''} failed. The deployment stopped there.`)
}
