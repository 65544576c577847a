import type { Finding, FindingGroup, HealthReport } from '#contracts/operations/operations.ts'
import { appliedMigrations } from '#worker/data/migrations.ts'
import { causeOf } from '#worker/http/cause.ts'
import { failureOf, log } from '#worker/http/log.ts'
import { within } from '#worker/http/time-limit.ts'
import { forEnvironment } from '#worker/set-up/for-environment.ts'
import { bad, type Check, type CheckResult, type Site } from './check.ts'
import { accountChecks } from './checks/accounts.ts'
import { bindingChecks } from './checks/bindings.ts'
import { databaseChecks } from './checks/database.ts'
import { enquiryChecks } from './checks/enquiries.ts'
import { fileChecks, mostMissingFiles } from './checks/files.ts'
import { jobChecks } from './checks/jobs.ts'
import { mailChecks } from './checks/mail.ts'
import { settingChecks } from './checks/settings.ts'
import { compareStores, findMissingFiles } from './compare-stores.ts'
import { measureSizes } from './operations.queries.ts'

const groups: Record<string, readonly Check[]> = {
	Bindings: bindingChecks,
	Settings: settingChecks,
	Database: databaseChecks,
	Accounts: accountChecks,
	Files: fileChecks,
	Mail: mailChecks,
	Enquiries: enquiryChecks,
	'Jobs and backup': jobChecks,
}

/** The time limit of a check. All checks run side by side. In the Worker a reader waits, on the command line a busy machine. */
const timeLimitOf = ({ inWorker }: Site) => (inWorker ? 5_000 : 30_000)

/** Runs all checks without writing. A check that fails or hangs does not affect the others. */
export async function checkHealth(given: Site, { timeoutMs = timeLimitOf(given) } = {}): Promise<HealthReport> {
	const site = { ...given, comparison: compareStores(given) }
	const isEmpty = within(timeoutMs, async () => (await appliedMigrations(site.db)).length === 0).catch(() => false)
	const listed = <Row>(name: string, list: () => PromiseLike<Row[]>) =>
		asked(timeoutMs, async () => list()).catch(async (error) => {
			if (!(await isEmpty)) logFailure(name, error)
			return []
		})
	const [found, missing, sizes] = await Promise.all([
		Promise.all(Object.entries(groups).map(([name, checks]) => runGroup(name, checks, site, { timeoutMs, isEmpty }))),
		listed('missing files', () => findMissingFiles(site, mostMissingFiles)),
		listed('sizes', () => measureSizes(site.db)),
	])
	return { lookedAt: site.now.toISOString(), groups: found, missingFiles: missing, sizes }
}

/** A connection that was closed meanwhile: by D1, or by the local database of a busy machine. */
const lostConnections = ['connection lost', 'UND_ERR_SOCKET', 'ECONNRESET']

/** Asks within the time limit, and once more after a lost connection, which says nothing of the site. */
function asked<Answer>(timeoutMs: number, ask: () => Promise<Answer>): Promise<Answer> {
	return within(timeoutMs, ask).catch((error) => {
		if (!lostConnections.includes(causeOf(error))) throw error
		return within(timeoutMs, ask)
	})
}

type RunOptions = {
	timeoutMs: number
	/** An empty database is reported once, and not by each check that reads it. */
	isEmpty: Promise<boolean>
}

async function runGroup(
	name: string,
	checks: readonly Check[],
	site: Site,
	{ timeoutMs, isEmpty }: RunOptions,
): Promise<FindingGroup> {
	const findings = await Promise.all(
		checks.map(async ({ label, run }): Promise<Finding | null> => {
			const result = await asked(timeoutMs, async () => run(site)).catch(async (error) =>
				(await isEmpty) ? null : resultOfFailure(label, error),
			)
			return result && { label, ...result, advice: result.advice && forEnvironment(result.advice, site.bindings) }
		}),
	)
	return { name, findings: findings.filter((finding) => finding !== null) }
}

function resultOfFailure(label: string, error: unknown): CheckResult {
	logFailure(label, error)
	const cause = causeOf(error)
	if (cause === 'TIMEOUT')
		return bad(
			'It gave no answer in time.',
			'Look again when the machine is quiet. If it goes on, see whether D1 and R2 answer: https://www.cloudflarestatus.com.',
		)
	return bad(
		`It could not be looked at: ${cause}.`,
		'Correct what else is bad here, and look again. The log says `health.check` with the place where it failed.',
	)
}

/** Logs no message: drizzle's messages carry values. */
const logFailure = (check: string, error: unknown) => log('warn', 'health.check', { check, ...failureOf(error) })
