import { beforeAll, expect, test } from 'vitest'
import type { JobRow } from '#contracts/careers/careers.ts'
import { ownCountry } from '#contracts/shared/countries.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { addApplication } from '#tests/support/builders/careers/applications.ts'
import { recruiterCall } from '#tests/support/builders/careers/careers-calls.ts'
import { listedJobs, savedJob } from '#tests/support/builders/careers/jobs.ts'
import { call } from '#tests/support/worker/app.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'
import { brand } from '#web/content/brand.ts'

const named = ({ content }: Paged<JobRow>) => content.map(({ jobPosition }) => jobPosition)

beforeAll(async () => {
	await savedJob({ jobPosition: 'Records Analyst', jobLocation: 'Thrissur', startDate: '2026-01-05' })
	await savedJob({ jobPosition: 'Ingénieure Qualité', jobLocation: 'Abu Dhabi, UAE', jobTypeId: '2' })
	await savedJob({ jobPosition: 'Records Manager', startDate: '2026-02-01', dueDate: '2026-04-30', jobTypeId: '3' })
	await savedJob({ jobPosition: 'Process Analyst', jobLocation: 'Remote (100% in India)', startDate: '2026-02-01' })
	await savedJob({ jobPosition: 'Support Lead', dueDate: '2026-03-31' })
	await savedJob({ jobPosition: 'Translator', startDate: '2099-01-01', dueDate: '2099-12-31' })
})

test('the last added stand first, five to a page', async () => {
	const first = await listedJobs()
	expect(named(first)).toEqual([
		'Translator',
		'Support Lead',
		'Process Analyst',
		'Records Manager',
		'Ingénieure Qualité',
	])
	expect(first).toMatchObject({ totalElements: 6, totalPages: 2 })
	expect(named(await listedJobs({ pageNumber: 2 }))).toEqual(['Records Analyst'])
	expect(named(await listedJobs({ pageNumber: 3 }))).toEqual([])
	expect(await listedJobs({ size: 4, pageNumber: 2 })).toMatchObject({ totalPages: 2, totalElements: 6 })
})

test('a row has the fields of the list and no description', async () => {
	const [row] = (await listedJobs({ jobPosition: 'translator' })).content
	expect(row).toEqual({
		id: expect.any(Number),
		jobPosition: 'Translator',
		experience: '3 to 5 years',
		skillsRequired: 'TypeScript, SQL',
		jobQualification: 'A degree, or four years of work that show the same',
		jobTypeId: 1,
		jobTypeDescription: 'Full-time',
		jobLocation: 'Kochi',
		country: ownCountry,
		city: '',
		remote: false,
		salaryMin: null,
		salaryMax: null,
		salaryCurrency: brand.currency,
		salaryUnit: 'YEAR',
		startDate: '2099-01-01',
		dueDate: '2099-12-31',
		status: 'Upcoming',
		updatedAt: expect.any(String),
		applications: 0,
		stages: {},
		erasedApplications: 0,
	})
})

test.each<[object, string[]]>([
	[{ jobPosition: 'RECORDS' }, ['Records Manager', 'Records Analyst']],
	[{ jobPosition: '  anal ' }, ['Process Analyst', 'Records Analyst']],
	[{ jobPosition: 'INGE\u0301NIEURE' }, ['Ingénieure Qualité']],
	[{ jobLocation: 'uae' }, ['Ingénieure Qualité']],
	[{ jobLocation: '100%' }, ['Process Analyst']],
	[{ jobLocation: '%' }, ['Process Analyst']],
	[{ jobLocation: '_' }, []],
	[{ jobLocation: `'";--` }, []],
	[{ jobTypeId: 2 }, ['Ingénieure Qualité']],
	[{ jobTypeId: '3' }, ['Records Manager']],
	[{ jobTypeId: 987_654 }, []],
	[{ startDate: '2026-02-01' }, ['Translator', 'Process Analyst', 'Records Manager']],
	[{ startDate: '2026-02-02' }, ['Translator']],
	[{ dueDate: '2026-03-31' }, ['Support Lead', 'Process Analyst', 'Ingénieure Qualité', 'Records Analyst']],
	[{ dueDate: '2026-02-26' }, []],
	[{ startDate: '2026-01-06', dueDate: '2026-04-30' }, ['Process Analyst', 'Records Manager']],
	[{ jobPosition: 'analyst', jobLocation: 'thri', jobTypeId: 1, startDate: '2026-01-05' }, ['Records Analyst']],
])('%j finds %j', async (filter, found) => {
	const page = await listedJobs(filter)
	expect(named(page)).toEqual(found)
	expect(page.totalElements).toBe(found.length)
})

test('no filter, null and nothing typed are the same', async () => {
	const none = { jobPosition: '', jobLocation: null, jobTypeId: '', startDate: '', dueDate: null }
	expect(await listedJobs(none)).toEqual(await listedJobs())
})

test('applications are counted for each job of the page', async () => {
	const counted = await savedJob({ jobPosition: 'Counted' })
	const other = await savedJob({ jobPosition: 'Counted too' })
	for (const id of [counted, counted, other, counted]) await addApplication({ jobId: id })
	const { content } = await listedJobs({ jobPosition: 'counted' })
	expect(content.map(({ applications }) => applications)).toEqual([1, 3])
})

test.each([{ pageSize: 5 }, { page: 1 }, { jobLocation: 'x'.repeat(101) }, { startDate: 'soon' }, { jobTypeId: -1 }])(
	'%j is refused',
	async (json) => {
		const answer = await recruiterCall('getalljobdetails', { json })
		expect(answer.status).toBe(400)
		expect(await answer.json()).toMatchObject({ fields: { [Object.keys(json)[0] ?? '']: expect.any(String) } })
	},
)

test('a reader of applications reads the list and the job types', async () => {
	const headers = await signedInAs(['JobApplicants'])
	const answer = await call('/api/careerscontroller/getalljobdetails', { json: { size: 100 }, headers })
	expect(await answer.json()).toEqual(await listedJobs({ size: 100 }))
	const types = await call('/api/careerscontroller/viewJobType', { headers })
	expect(await types.json()).toEqual(await (await recruiterCall('viewJobType')).json())
})

test('a row counts its applications by their stage', async () => {
	const jobPosition = 'Counted by stage'
	const jobId = await savedJob({ jobPosition })
	for (const state of ['new', 'interview', 'declined', 'new'] as const) await addApplication({ jobId, state })
	const [row] = (await listedJobs({ jobPosition })).content
	expect(row).toMatchObject({ applications: 4, stages: { new: 2, interview: 1, declined: 1 } })
})
