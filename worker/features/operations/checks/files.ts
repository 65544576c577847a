import { latestStoreCheck, missingFiles } from '#worker/platform/store-checks.queries.ts'
import { ageOf, ago, bad, type Check, counted, good, hourMs, runJobs, type Seen, type Site, warning } from '../check.ts'
import { ownerlessFiles } from '../operations.queries.ts'

/** A walk begins each day, so this one has come to no end. */
const oldWalkMs = 48 * hourMs
/** As many missing files are listed. */
export const mostMissingFiles = 100

async function comparison(site: Site): Promise<Seen> {
	const { finished, underWay } = await latestStoreCheck(site.db)
	if (!finished) {
		if (underWay) return good('The first walk through both buckets is under way.')
		return warning('The buckets have never been compared with the database.', runJobs(site))
	}
	const { objects, deleted, startedAt } = finished
	const text = `${counted(objects, 'object')} compared ${ageOf(site, startedAt)} ago, ${deleted.toLocaleString('en-GB')} without a row deleted${underWay ? '; the next walk is under way' : ''}.`
	return startedAt < ago(site, oldWalkMs) ? warning(text, runJobs(site)) : good(text)
}

async function missing({ db }: Site): Promise<Seen> {
	const files = await missingFiles(db, mostMissingFiles)
	if (files.length === 0) return good('Every file that is owned is there, as far as has been compared.')
	const count = files.length < mostMissingFiles ? counted(files.length, 'file') : `${mostMissingFiles} files or more`
	return bad(
		`${count} of items or applications cannot be found in the buckets.`,
		'Take them from a backup, where they stand under the same keys, or upload them again with their items.',
	)
}

const graceMs = hourMs

async function ownerless(site: Site): Promise<Seen> {
	const rows = await ownerlessFiles(site.db, ago(site, graceMs))
	const of = (wanted: string) => rows.find(({ state }) => state === wanted) ?? { count: 0, overdue: 0 }
	const [pending, retired] = [of('pending'), of('retired')]
	if (pending.overdue + retired.overdue === 0)
		return good(
			`${counted(pending.count, 'upload')} without an owner and ${counted(retired.count, 'retired file')} wait for their day.`,
		)
	return warning(
		`${counted(pending.overdue, 'upload')} without an owner and ${counted(retired.overdue, 'retired file')} should be gone for an hour or longer.`,
		`${runJobs(site)} A run deletes 100 of them.`,
	)
}

/** Whether database and buckets agree. */
export const fileChecks: Check[] = [
	{ label: 'Both stores compared', look: comparison },
	{ label: 'Missing files', look: missing },
	{ label: 'Files without an owner', look: ownerless },
]
