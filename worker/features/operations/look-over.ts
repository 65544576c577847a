import type { Finding, FindingGroup, HealthReport } from '#contracts/operations/operations.ts'
import { appliedMigrations } from '#worker/data/applied-migrations.ts'
import { listSlowQueries } from '#worker/data/slow-queries.ts'
import { missingFiles } from '#worker/files/store-checks.queries.ts'
import { log, whereThrown } from '#worker/http/log.ts'
import { bad, type Check, type Seen, type Site } from './check.ts'
import { bindingChecks } from './checks/bindings.ts'
import { databaseChecks } from './checks/database.ts'
import { fileChecks, mostMissingFiles } from './checks/files.ts'
import { jobChecks } from './checks/jobs.ts'
import { mailChecks } from './checks/mail.ts'
import { settingChecks } from './checks/settings.ts'
import { measureSizes } from './operations.queries.ts'

const groups: Record<string, readonly Check[]> = {
	Bindings: bindingChecks,
	Settings: settingChecks,
	Database: databaseChecks,
	Files: fileChecks,
	Mail: mailChecks,
	'Jobs and backup': jobChecks,
}

/** The time limit of a check. All checks run side by side. */
const patienceMs = 5_000

/** Runs all checks without writing. A check that fails or hangs does not affect the others. */
export async function lookOver(site: Site, { patience = patienceMs } = {}): Promise<HealthReport> {
	const empty = within(patience, async () => (await appliedMigrations(site.db)).length === 0).catch(() => false)
	const listed = <Row>(name: string, list: () => PromiseLike<Row[]>) =>
		within(patience, async () => list()).catch(async (error) => {
			if (!(await empty)) failed(name, error)
			return []
		})
	const [found, slowQueries, missing, sizes] = await Promise.all([
		Promise.all(Object.entries(groups).map(([name, checks]) => lookAt(name, checks, site, { patience, empty }))),
		listed('slow queries', () => listSlowQueries(site.db)),
		listed('missing files', () => missingFiles(site.db, mostMissingFiles)),
		listed('sizes', () => measureSizes(site.db)),
	])
	const missingSince = missing.map(({ missingAt, ...file }) => ({ ...file, missingAt: missingAt ?? '' }))
	return { lookedAt: site.now.toISOString(), groups: found, slowQueries, missingFiles: missingSince, sizes }
}

type Looking = {
	patience: number
	/** An empty database is reported once, and not by each check that reads it. */
	empty: Promise<boolean>
}

async function lookAt(
	name: string,
	checks: readonly Check[],
	site: Site,
	{ patience, empty }: Looking,
): Promise<FindingGroup> {
	const findings = await Promise.all(
		checks.map(async ({ label, look }): Promise<Finding | null> => {
			const seen = await within(patience, async () => look(site)).catch(async (error) =>
				(await empty) ? null : notSeen(label, error),
			)
			return seen && { label, ...seen }
		}),
	)
	return { name, findings: findings.filter((finding) => finding !== null) }
}

class OutOfPatience extends Error {}

function within<Answer>(patience: number, ask: () => Promise<Answer>): Promise<Answer> {
	const { promise, reject } = Promise.withResolvers<never>()
	const timer = setTimeout(() => reject(new OutOfPatience('No answer came in time')), patience)
	return Promise.race([ask(), promise]).finally(() => clearTimeout(timer))
}

function notSeen(label: string, error: unknown): Seen {
	failed(label, error)
	const what = error instanceof OutOfPatience ? 'It gave no answer in time.' : 'It could not be looked at.'
	return bad(
		what,
		'Correct what else is bad here, and look again. The log says `health.check` with the place where it failed.',
	)
}

/** Logs no message: drizzle's messages carry values. */
const failed = (check: string, error: unknown) => log('warn', 'health.check', { check, at: whereThrown(error) })
