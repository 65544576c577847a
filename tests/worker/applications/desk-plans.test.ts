import { expect, test } from 'vitest'
import type { ApplicationsQuery } from '#contracts/careers/applications.ts'
import { addApplication, everything } from '#tests/support/builders/careers/applications.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { roundTripsOf } from '#tests/support/worker/round-trips.ts'
import type { Database } from '#worker/data/db.ts'
import {
	findResume,
	listApplicationIds,
	listApplications,
	readApplications,
} from '#worker/features/applications/applications.queries.ts'
import { deleteDueFiles } from '#worker/files/delete-due-files.ts'
import { eraseOldApplications } from '#worker/jobs/erase-old-applications.ts'

const byId = 'SEARCH job_applications USING INTEGER PRIMARY KEY (rowid=?)'
const covering = (index: string, by = '') => `USING COVERING INDEX applications_${index}${by && ` (${by})`}`
const search = (index: string, by: string) => `SEARCH job_applications ${covering(index, by)}`
const scan = (index: string) => `SCAN job_applications ${covering(index)}`
const range = 'experience>? AND experience<?'

const plansFor = async (filter: Partial<ApplicationsQuery>) =>
	plansOf((database) => listApplications(database, { ...everything, ...filter }))
/** The id of the newest one is the last entry of the table. */
const newest = 'SEARCH job_applications'
const ofApplications = (plans: readonly string[]) =>
	plans.filter((plan) => /^\w+ job_applications\b/.test(plan) && plan !== newest)

/** The plans of the ids of a page and of the count. */
const searches: [string, Partial<ApplicationsQuery>, ids: string, counted?: string][] = [
	['one job', { jobPosts: [1] }, search('job', 'job_id=?'), search('job', 'job_id=?')],
	// SQLite does not sort half the table: it checks the newest rows until the page is full.
	['several jobs', { jobPosts: [1, 2, 3] }, scan('newest'), search('job', 'job_id=?')],
	['notice', { noticePeriod: '1 month' }, search('notice', 'notice_period=?'), search('notice', 'notice_period=?')],
	['experience', { applicantExperienceFrom: 2, applicantExperienceTo: 5 }, scan('newest'), search('experience', range)],
	[
		'a job and notice',
		{ jobPosts: [1], noticePeriod: '1 month' },
		search('notice', 'notice_period=?'),
		search('notice', 'notice_period=?'),
	],
	[
		'a job and experience',
		{ jobPosts: [1], applicantExperienceFrom: 2, applicantExperienceTo: 5 },
		search('job', 'job_id=?'),
		search('job', 'job_id=?'),
	],
	[
		'notice and experience',
		{ noticePeriod: '1 month', applicantExperienceFrom: 2, applicantExperienceTo: 5 },
		search('notice', 'notice_period=?'),
		search('notice', 'notice_period=?'),
	],
	[
		'experience and a part of the location',
		{ applicantExperienceFrom: 2, applicantExperienceTo: 5, applicantLocation: 'kochi' },
		scan('newest'),
		search('experience', range),
	],
	['experience from', { applicantExperienceFrom: 2 }, scan('newest'), search('experience', 'experience>?')],
	// A search reads every row of an index.
	['a part of the location', { applicantLocation: 'kochi' }, scan('newest'), scan('location')],
	['a part of the number', { mobileNumber: '911' }, scan('newest'), scan('mobile')],
	// Triggers count them all.
	['everything', {}, scan('newest')],
]

test.each(searches)(
	'by %s: found and counted in an index, and read in full for one page alone',
	async (_, filter, ids, counted) => {
		const plans = await plansFor(filter)
		expect(ofApplications(plans)).toEqual([byId, ids, ...(counted ? [counted] : [])])
		const isShort = /^SCAN (job_applications USING COVERING|json_each|\(subquery|CONSTANT ROW)/
		expect(plans.filter((plan) => plan.startsWith('SCAN') && !isShort.test(plan))).toEqual([])
	},
)

test.each([
	['name', 'SCAN job_applications USING INDEX applications_name'],
	['applicantLocation', 'SCAN job_applications USING INDEX applications_location'],
	['applicantExperience', scan('experience')],
] as const)('sorted by %s, the index gives the order in both directions', async (sortBy, ids) => {
	for (const sortDirection of ['asc', 'desc'] as const) {
		const plans = await plansFor({ sortBy, sortDirection })
		expect(ofApplications(plans)).toEqual([byId, ids])
		expect(
			plans.filter((plan) => plan.includes('TEMP B-TREE')),
			'the page alone is sorted',
		).toHaveLength(1)
	}
})

test('only an order by job joins the jobs to find ids', async () => {
	const joined = async (sortBy: ApplicationsQuery['sortBy']) =>
		(await plansOf((database) => listApplicationIds(database, { ...everything, sortBy }))).filter((plan) =>
			plan.includes('job_posts'),
		)
	expect(await joined('createddate')).toEqual([])
	expect(await joined('jobPost')).toHaveLength(1)
})

test.each<[string, (database: Database) => Promise<unknown>]>([
	['a CV', (database) => findResume(database, 1)],
	['rows by their ids', (database) => readApplications(database, [1, 2])],
	['what is too old', (database) => eraseOldApplications(database, bindings)],
	['files that are due', (database) => deleteDueFiles(database, bindings)],
])('%s: found by an index', async (_, act) => {
	expect(unindexed(await plansOf(act))).toEqual([])
})

test('an index tells that a file has no owner', async () => {
	const { cvKey } = await addApplication({ jobId: await savedJob() })
	const { results } = await bindings.DB.prepare('explain query plan select 1 from job_applications where cv_key = ?')
		.bind(cvKey)
		.all<{ detail: string }>()
	expect(results.map(({ detail }) => detail)).toEqual([search('cv', 'cv_key=?')])
})

test('a page costs one round trip', async () => {
	expect(await roundTripsOf((database) => listApplications(database, everything))).toBe(1)
})
