import { beforeAll, expect, test } from 'vitest'
import { savedJob, staffJob } from '#tests/support/builders/careers/jobs.ts'
import { startOf } from '#tests/support/builders/days.ts'
import { plansOf } from '#tests/support/worker/query-plans.ts'
import { roundTripsOf } from '#tests/support/worker/round-trips.ts'
import { db } from '#tests/support/worker/staff.ts'
import {
	listOpenJobs,
	newestJobChange,
	type OpeningsFilter,
	readOpenings,
	readPostedJob,
} from '#worker/features/careers/published-jobs.queries.ts'

const today = '2031-06-15'
const [everything, open] = [
	{ location: null, type: null },
	{ startDate: '2031-06-01', dueDate: '2031-06-30' },
]

beforeAll(async () => {
	for (const [jobPosition, jobLocation, jobTypeId] of [
		['Archivist', 'Kochi', '1'],
		['Binder', 'kochi ', '5'],
		['Clerk', 'Dubai', '1'],
		['Draughtsman', 'Mumbai', '3'],
	] as const)
		await savedJob({ ...open, jobPosition, jobLocation, jobTypeId })
	await savedJob({ ...open, jobPosition: 'Not yet', startDate: '2031-06-16' })
	await savedJob({ ...open, jobPosition: 'No longer', jobLocation: 'Chennai', dueDate: '2031-06-14' })
})

const read = (filter: Partial<OpeningsFilter>) => readOpenings(db, { ...everything, ...filter }, today)
const positions = async (filter: Partial<OpeningsFilter>) =>
	(await read(filter)).jobs.map(({ jobPosition }) => jobPosition).sort()

test('without a filter all open jobs are listed, and each place and type is counted', async () => {
	const { jobs, total, places, types, filter } = await read({})
	expect([jobs.length, total]).toEqual([4, 4])
	expect(places.map(({ name, count }) => [name, count])).toEqual([
		['Dubai', 1],
		[expect.stringMatching(/^kochi$/i), 2],
		['Mumbai', 1],
	])
	expect(types).toEqual([
		{ value: 3, name: 'Contract', count: 1 },
		{ value: 1, name: 'Full-time', count: 2 },
		{ value: 5, name: 'Internship', count: 1 },
	])
	expect(filter).toEqual(everything)
})

test.each(['Kochi', 'kochi', ' KOCHI  ', 'Ｋｏｃｈｉ'])(
	'the place is found however it is written: %j',
	async (location) => {
		expect(await positions({ location })).toEqual(['Archivist', 'Binder'])
	},
)

test('a place and a type narrow the list down together; each is counted as the other leaves it', async () => {
	expect(await positions({ location: 'Kochi', type: 5 })).toEqual(['Binder'])
	const { places, types, total } = await read({ location: 'Kochi', type: 5 })
	expect(places.map(({ count }) => count)).toEqual([0, 1, 0])
	expect(types.map(({ count }) => count)).toEqual([0, 1, 1])
	expect(total).toBe(4)
})

test('a place and a type that no job has both of leave an empty list, which still knows how many there are', async () => {
	expect(await read({ location: 'Mumbai', type: 5 })).toMatchObject({
		jobs: [],
		total: 4,
		filter: { location: 'Mumbai', type: 5 },
	})
})

test('a place or a type that no open job has filters nothing', async () => {
	for (const filter of [{ location: 'Chennai' }, { location: '%_\'";--' }, { type: 2 }, { type: 987_654 }])
		expect(await read(filter)).toMatchObject({ jobs: { length: 4 }, filter: everything })
	expect(await positions({ location: 'Kochi', type: 2 })).toEqual(['Archivist', 'Binder'])
})

test('the list changes with a save, and on the days on which a job opens or has closed', async () => {
	expect(await newestJobChange(db, '2020-01-01')).toBeNull()
	expect(await newestJobChange(db, today), 'what closed on the 14th leaves at midnight').toBe(startOf('2031-06-15'))
	expect(await newestJobChange(db, '2031-06-14')).toBe(startOf('2031-06-01'))
	expect(await newestJobChange(db, '2031-06-16')).toBe(startOf('2031-06-16'))
	expect(await newestJobChange(db, '2031-07-05')).toBe(startOf('2031-07-01'))
	const id = await savedJob({ startDate: '2001-01-01', dueDate: '2001-01-02' })
	expect(await newestJobChange(db, '2001-01-02'), 'it was written later').toBe((await staffJob(id)).updatedAt)
})

test('pages of jobs cost one round trip each, and closed jobs are not read for the list', async () => {
	expect(await roundTripsOf((each) => readOpenings(each, everything, today))).toBe(1)
	expect(await roundTripsOf((each) => readPostedJob(each, 1, today))).toBe(1)
	expect(await roundTripsOf((each) => newestJobChange(each, today))).toBe(1)
	const plans = await plansOf((each) => listOpenJobs(each, today))
	expect(plans).toContain('SEARCH job_posts USING INDEX job_posts_due (due_date>?)')
	expect(plans.filter((plan) => plan.startsWith('SCAN'))).toEqual([])
})
