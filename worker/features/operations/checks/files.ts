import { hourMs } from '#contracts/shared/periods.ts'
import { latestStoreCheck, newestWalk } from '#worker/files/store-checks.queries.ts'
import {
	adviceToRunJobs,
	ageOf,
	ago,
	bad,
	type Check,
	type CheckResult,
	good,
	plural,
	type Site,
	warning,
} from '../check.ts'
import { findMissingFiles } from '../compare-stores.ts'
import { countUnmatched, ownerlessFiles } from '../operations.queries.ts'

/** A walk begins each day, so an older one did not finish. */
const oldWalkMs = 48 * hourMs
/** The report lists this many missing files. */
export const mostMissingFiles = 100

async function comparison(site: Site): Promise<CheckResult> {
	const [newest, { finished, underWay }] = await Promise.all([newestWalk(site.db), latestStoreCheck(site.db)])
	if (!newest) return warning('The buckets have never been compared with the database.', adviceToRunJobs(site))
	if (underWay && newest.startedAt < ago(site, oldWalkMs))
		return warning(
			`The walk through both buckets began ${ageOf(site, newest.startedAt)} ago, and has not come to its end.`,
			'See whether both buckets answer; the log says `job` with the place where a run failed.',
		)
	if (!finished) return good('The first walk through both buckets is under way.')
	const { objects, deleted, startedAt } = finished
	const text = `${plural(objects, 'object')} compared ${ageOf(site, startedAt)} ago, ${deleted.toLocaleString('en-GB')} without a row deleted${underWay ? '; the next walk is under way' : ''}.`
	return startedAt < ago(site, oldWalkMs) ? warning(text, adviceToRunJobs(site)) : good(text)
}

const notCompared = bad(
	'A bucket is not bound, so its files cannot be compared with the database.',
	'Put its binding back into `wrangler.toml`, and run `npm run deploy`.',
)

const bucketNames = { media: 'public', private: 'private' } as const

/** The objects that the walk does not delete. */
async function orphans(site: Site): Promise<CheckResult> {
	if (!site.comparison) return notCompared
	const stores = await site.comparison
	const kept = stores.filter(({ keptOrphans }) => keptOrphans > 0)
	const looked = plural(
		stores.reduce((sum, { objects }) => sum + objects, 0),
		'object',
	)
	if (kept.length === 0)
		return good(
			stores.every(({ isWhole }) => isWhole)
				? `${looked} looked at, all that there are.`
				: `The first ${looked} looked at; the daily walk looks at all.`,
		)
	const found = kept.map(
		({ bucket, objects, keptOrphans }) =>
			`${keptOrphans.toLocaleString('en-GB')} of the first ${plural(objects, `${bucketNames[bucket]} file`)}`,
	)
	return bad(
		`The database has no row for ${found.join(' and ')}. They are too many to be left over, and are kept.`,
		"Compare the bindings in `wrangler.toml` with the account: the database may be another one. Where it has lost rows, restore them. What is nobody's can be deleted with `npx wrangler r2 object delete`.",
	)
}

const fromBackup =
	'Take them from a backup, where they stand under the same keys, or upload them again with their items.'

async function missing(site: Site): Promise<CheckResult> {
	if (!site.comparison) return notCompared
	const [files, stores] = await Promise.all([findMissingFiles(site, mostMissingFiles), site.comparison])
	if (files.length === 0)
		return good(
			stores.every(({ isWhole }) => isWhole)
				? 'Every file that is owned is there.'
				: 'Every file that is owned is there, as far as this check and the last walk have compared.',
		)
	const count = files.length < mostMissingFiles ? plural(files.length, 'file') : `${mostMissingFiles} files or more`
	return bad(`${count} of items, applications or conversations cannot be found in the buckets.`, fromBackup)
}

const mostNamed = 5

async function resized(site: Site): Promise<CheckResult> {
	if (!site.comparison) return notCompared
	const found = (await site.comparison).flatMap(({ bucket, resized }) =>
		resized.map(({ key, stored, expected }) => `${bucket}/${key} has ${stored} of ${expected}`),
	)
	if (found.length === 0) return good('Every file that was compared has as many bytes as its row says.')
	const others = found.length > mostNamed ? ', and others' : ''
	return bad(
		`${plural(found.length, 'file')} with more or fewer bytes than stored: ${found.slice(0, mostNamed).join(', ')}${others}.`,
		`Somebody has written into a bucket by hand. ${fromBackup}`,
	)
}

const graceMs = hourMs

async function ownerless(site: Site): Promise<CheckResult> {
	const rows = await ownerlessFiles(site.db, ago(site, graceMs))
	const of = (wanted: string) => rows.find(({ state }) => state === wanted) ?? { count: 0, overdue: 0 }
	const [pending, retired] = [of('pending'), of('retired')]
	if (pending.overdue + retired.overdue === 0)
		return good(
			`${plural(pending.count, 'upload')} without an owner and ${plural(retired.count, 'retired file')} wait for their day.`,
		)
	return warning(
		`${plural(pending.overdue, 'upload')} without an owner and ${plural(retired.overdue, 'retired file')} should be gone for an hour or longer.`,
		`${adviceToRunJobs(site)} A run deletes 100 of them.`,
	)
}

async function holders({ db }: Site): Promise<CheckResult> {
	const { unnamed, doomed } = await countUnmatched(db)
	if (unnamed + doomed === 0)
		return good('Every public file is kept because an item, a draft, a version or the trash names it.')
	return bad(
		`Kept although nothing names them: ${plural(unnamed, 'public file')}. Due to be deleted although something names them: ${plural(doomed, 'public file')}.`,
		'Make a backup first. Rows were changed by hand, or a restore was not finished: restore the backup from before.',
	)
}

/** Whether the database and the buckets agree. */
export const fileChecks: Check[] = [
	{ label: 'Both stores compared', run: comparison },
	{ label: 'Objects without a row', run: orphans },
	{ label: 'Missing files', run: missing },
	{ label: 'Damaged files', run: resized },
	{ label: 'Files without an owner', run: ownerless },
	{ label: 'Files and what names them', run: holders },
]
