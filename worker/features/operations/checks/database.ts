import { appliedMigrations } from '#worker/data/applied-migrations.ts'
import { migrationsOfBuild } from '#worker/data/migrations-of-build.ts'
import { bad, type Check, type CheckResult, counted, good, type Site, siteIsLocal, warning } from '../check.ts'
import { databaseBytes } from '../operations.queries.ts'

async function migrations(site: Site): Promise<CheckResult> {
	const applied = await appliedMigrations(site.db)
	const pending = migrationsOfBuild.filter((name) => !applied.includes(name))
	if (pending.length > 0)
		return bad(
			applied.length === 0
				? 'None is applied: the database is empty.'
				: `The database lacks ${counted(pending.length, 'migration')}: ${pending.join(', ')}.`,
			siteIsLocal(site)
				? 'Run `npm start`, which migrates.'
				: 'Run `npm run deploy`, which migrates before the code goes up.',
		)
	const newer = applied.filter((name) => !migrationsOfBuild.includes(name))
	if (newer.length > 0)
		return warning(
			`The database is newer than this code: it has ${newer.join(', ')}.`,
			'Pull, and run `npm run deploy`. After a rollback of the code this is as it should be.',
		)
	return good(`All ${migrationsOfBuild.length} are applied, the last is ${migrationsOfBuild.at(-1)}.`)
}

function replication({ readReplication }: Site): CheckResult {
	if (readReplication === undefined) return null
	if (readReplication === 'auto') return good('D1 keeps replicas near the visitors.')
	return warning('D1 keeps no replicas: readers far away wait longer.', 'Run `npm run deploy`, which switches it on.')
}

const gigabyte = 1e9
/** https://developers.cloudflare.com/d1/platform/limits/ */
const mostBytes = 10 * gigabyte

async function size(site: Site): Promise<CheckResult> {
	const bytes = await databaseBytes(site.db)
	const text = `The database takes ${megabytes(bytes)} MB; D1 holds ${megabytes(mostBytes)} MB.`
	const advice = 'Shorten what is kept (`APPLICATION_RETENTION_DAYS`), or erase old contact requests.'
	if (bytes >= 0.95 * mostBytes) return bad(text, advice)
	return bytes >= 0.8 * mostBytes ? warning(text, advice) : good(text)
}

const megabytes = (bytes: number) => (bytes / 1e6).toLocaleString('en-GB', { maximumFractionDigits: 1 })

/** Whether the database has the schema that the code needs, and room. */
export const databaseChecks: Check[] = [
	{ label: 'Migrations', run: migrations },
	{ label: 'Read replication', run: replication },
	{ label: 'Size', run: size },
]
