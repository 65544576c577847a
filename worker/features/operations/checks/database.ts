import { roles } from '#contracts/auth/roles.ts'
import { appliedMigrations, migrationsOfBuild } from '#worker/data/migrations.ts'
import { repairOf, wrongCounts } from '#worker/data/row-counts.ts'
import { lacksOfSchema, namesOfLacks } from '#worker/features/health/schema.ts'
import { wrongIndexes } from '#worker/features/search/reindex.ts'
import { pdfsWithoutPages } from '#worker/files/file-pages.ts'
import {
	bad,
	type Check,
	type CheckResult,
	good,
	plural,
	type Site,
	siteIsLocal,
	sqlCommand,
	warning,
} from '../check.ts'
import { brokenReferences, databaseBytes, firstRows } from '../operations.queries.ts'

async function migrations(site: Site): Promise<CheckResult> {
	const applied = await appliedMigrations(site.db)
	const pending = migrationsOfBuild.filter((name) => !applied.includes(name))
	if (pending.length > 0)
		return bad(
			applied.length === 0
				? 'None is applied: the database is empty.'
				: `The database lacks ${plural(pending.length, 'migration')}: ${pending.join(', ')}.`,
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

const goBack = (site: Site) =>
	siteIsLocal(site)
		? 'Restore a backup: `npm run restore`.'
		: "Go back with D1's Time Travel, or restore a backup: docs/operations.md says how."

/** Says nothing while a migration is not applied: that explains what is missing. */
async function schema(site: Site): Promise<CheckResult> {
	const applied = await appliedMigrations(site.db)
	if (migrationsOfBuild.some((name) => !applied.includes(name))) return null
	const lacks = await lacksOfSchema(site.db)
	if (lacks.length === 0) return good('Every table, column, index and trigger of the migrations is there.')
	return bad(
		`The database lacks ${namesOfLacks(lacks)}.`,
		`Somebody has changed it by hand. ${goBack(site)} An index or a trigger can be made again with its statement in \`migrations/\`.`,
	)
}

async function firstRowsKept(site: Site): Promise<CheckResult> {
	const { roles: kept, departments, contentVersions } = await firstRows(site.db)
	const lost = roles.filter((role) => !kept.includes(role))
	const lacks = [
		...(lost.length === 0 ? [] : [`the ${lost.length === 1 ? 'role' : 'roles'} ${lost.join(', ')}`]),
		...(departments === 0 ? ['every department'] : []),
		...(contentVersions === 0 ? ['the row of `content_version`'] : []),
	]
	if (lacks.length === 0) return good('Every role, a department and the version of the content are there.')
	return bad(
		`Rows are gone that the site cannot work without: ${lacks.join(', ')}.`,
		`Somebody has deleted them by hand. ${goBack(site)} A single row can be inserted again as in \`migrations/\`.`,
	)
}

async function references(site: Site): Promise<CheckResult> {
	const broken = await brokenReferences(site.db)
	if (broken.length === 0) return good('Every row that another row names is there.')
	const texts = broken.map(({ table, parent, rows }) => `${plural(rows, 'row')} of ${table} to ${parent}`)
	return bad(
		`Rows refer to rows that are not there: ${texts.join(', ')}.`,
		`Somebody has changed rows by hand. Make a backup first. ${goBack(site)}`,
	)
}

/** Reads the counted tables. */
async function counts(site: Site): Promise<CheckResult> {
	const wrong = await wrongCounts(site.db)
	if (wrong.length === 0) return good('The counts of rows are those of the tables.')
	const repair = wrong.map(({ table }) => repairOf(table)).join('; ')
	return bad(
		`The counts differ from the tables: ${wrong.map(({ table, kept, found }) => `${table} has ${found}, counted are ${kept}`).join('; ')}.`,
		`Somebody has changed a trigger or \`row_counts\` by hand. Once the schema is whole, count again: ${sqlCommand(site, repair)}.`,
	)
}

const reindexCommand = (site: Site) =>
	siteIsLocal(site) ? 'Run `npm run reindex`.' : 'Run `npm run reindex -- --remote`.'

async function searchTexts(site: Site): Promise<CheckResult> {
	const wrong = await wrongIndexes(site.db)
	if (wrong.length === 0) return good('The search of the back office knows every item.')
	return warning(
		`The search of the back office differs from the items: ${wrong.map(({ kind, items, found }) => `${kind} has ${items}, it knows ${found}`).join('; ')}.`,
		reindexCommand(site),
	)
}

async function fileTexts(site: Site): Promise<CheckResult> {
	const count = await site.db.$count(pdfsWithoutPages(site.db))
	if (count === 0) return good('The search of visitors knows the text of every PDF of the items.')
	return warning(
		`The search of visitors does not know the text of ${plural(count, 'PDF')} of the items yet.`,
		reindexCommand(site),
	)
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

/** Whether the database has the schema and the rows that the code needs, whole references, right counts, a whole search, and room. */
export const databaseChecks: Check[] = [
	{ label: 'Migrations', run: migrations },
	{ label: 'Schema', run: schema },
	{ label: 'First rows', run: firstRowsKept },
	{ label: 'References', run: references },
	{ label: 'Counts', run: counts },
	{ label: 'Search', run: searchTexts },
	{ label: 'Text of PDFs', run: fileTexts },
	{ label: 'Read replication', run: replication },
	{ label: 'Size', run: size },
]
