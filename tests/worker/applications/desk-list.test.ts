import { beforeAll, expect, test } from 'vitest'
import { addApplication, listed, namesIn } from '#tests/support/builders/careers/applications.ts'
import { readerCall } from '#tests/support/builders/careers/careers-calls.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { pdfOf } from '#tests/support/files/sample-files.ts'
import { call } from '#tests/support/worker/app.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'

let jobs: { engineer: number; writer: number; closed: number }
let ids: Record<string, number>

beforeAll(async () => {
	jobs = {
		engineer: await savedJob({ jobPosition: 'Workflow Engineer' }),
		writer: await savedJob({ jobPosition: 'Editor', jobLocation: 'Dubai' }),
		closed: await savedJob({ jobPosition: 'analyst', dueDate: '2026-01-31' }),
	}
	const at = (day: number) => ({ createdAt: `2026-03-0${day}T08:00:00.000Z` })
	const rows = [
		{ firstName: 'Elif', jobId: jobs.engineer, experience: 0, noticePeriod: 'Immediate', location: 'Ankara', ...at(1) },
		{
			firstName: 'Bongani',
			jobId: jobs.writer,
			experience: 4.5,
			noticePeriod: '1 month',
			location: 'DURBAN',
			...at(2),
		},
		{ firstName: 'Amara', jobId: jobs.engineer, experience: 10, noticePeriod: '1 month', location: 'Lagos', ...at(3) },
		{
			firstName: 'Chitra',
			jobId: jobs.closed,
			experience: 4.5,
			noticePeriod: 'Immediate',
			location: '50% _Kochi',
			...at(4),
		},
		{ firstName: 'Dmitri', jobId: jobs.engineer, experience: 7, noticePeriod: '3 months', location: 'Kochi', ...at(4) },
	] as const
	ids = {}
	for (const [index, row] of rows.entries()) {
		const mobileNumber = `9190000002${index}7`
		ids[row.firstName] = (await addApplication({ ...row, mobileNumber })).id
	}
})

test('the page of an application is the one that lists it, and an erased one has none', async () => {
	const headers = await signedInAs(['JobApplicants'])
	const pageOf = (id: number | undefined) => call(`/api/careerscontroller/pageofapplication/${id}`, { headers })
	for (const id of Object.values(ids)) expect(await (await pageOf(id)).json()).toBe(1)
	expect((await pageOf(987_654)).status).toBe(404)
})

test('applications come newest first, the later id first among those of one moment', async () => {
	const page = await listed()
	expect(namesIn(page)).toEqual(['Dmitri', 'Chitra', 'Amara', 'Bongani', 'Elif'])
	expect(page).toMatchObject({ totalElements: 5, totalPages: 1 })
	expect(page.content[2]).toEqual({
		id: ids.Amara,
		jobPost: 'Workflow Engineer',
		jobPostId: jobs.engineer,
		firstName: 'Amara',
		lastName: 'Varghese',
		applicantExperience: 10,
		experienceStated: null,
		noticePeriod: '1 month',
		applicantLocation: 'Lagos',
		email: 'asha@mail.example',
		mobileNumber: '919000000227',
		file: 'cv.pdf',
		fileSize: pdfOf('Years of work').byteLength,
		createddate: '2026-03-03T08:00:00.000Z',
		origin: null,
	})
})

test.each<[string, () => Record<string, unknown>, string[]]>([
	['one job', () => ({ jobPosts: [jobs.engineer] }), ['Dmitri', 'Amara', 'Elif']],
	['several jobs', () => ({ jobPosts: [jobs.closed, String(jobs.writer)] }), ['Chitra', 'Bongani']],
	['no job in particular', () => ({ jobPosts: [] }), ['Dmitri', 'Chitra', 'Amara', 'Bongani', 'Elif']],
	['a job that there is not', () => ({ jobPosts: [987654] }), []],
	['a notice period', () => ({ noticePeriod: '1 month' }), ['Amara', 'Bongani']],
	['experience from, this much included', () => ({ applicantExperienceFrom: 7 }), ['Dmitri', 'Amara']],
	['experience to, this much included', () => ({ applicantExperienceTo: '4.5' }), ['Chitra', 'Bongani', 'Elif']],
	['experience of 0 to 0', () => ({ applicantExperienceFrom: 0, applicantExperienceTo: 0 }), ['Elif']],
	['one experience from and to', () => ({ applicantExperienceFrom: 7, applicantExperienceTo: 7 }), ['Dmitri']],
	['a part of the location, in any case', () => ({ applicantLocation: ' urb' }), ['Bongani']],
	['signs that mean something to databases', () => ({ applicantLocation: '% _' }), ['Chitra']],
	['a part of the number', () => ({ mobileNumber: '0237' }), ['Chitra']],
	['a number as people write it', () => ({ mobileNumber: '+91 (9000) 000-247' }), ['Dmitri']],
	['a number that is none', () => ({ mobileNumber: '%_\'";--' }), []],
	['nothing but a plus', () => ({ mobileNumber: '+' }), []],
	['a job and a notice period', () => ({ jobPosts: [jobs.engineer], noticePeriod: '1 month' }), ['Amara']],
	[
		'everything at once',
		() => ({
			jobPosts: [jobs.engineer, jobs.closed],
			noticePeriod: 'Immediate',
			applicantExperienceFrom: 1,
			applicantExperienceTo: 5,
			applicantLocation: 'kochi',
			mobileNumber: '237',
		}),
		['Chitra'],
	],
	[
		'filters that are null or empty',
		() => ({
			jobPosts: null,
			noticePeriod: '',
			applicantExperienceFrom: '',
			applicantLocation: null,
			mobileNumber: '',
		}),
		['Dmitri', 'Chitra', 'Amara', 'Bongani', 'Elif'],
	],
])('filtered by %s', async (_, filter, names) => {
	const page = await listed(filter())
	expect(namesIn(page)).toEqual(names)
	expect(page.totalElements).toBe(names.length)
})

test.each([
	['name', 'asc', ['Amara', 'Bongani', 'Chitra', 'Dmitri', 'Elif']],
	['name', 'desc', ['Elif', 'Dmitri', 'Chitra', 'Bongani', 'Amara']],
	['createddate', 'asc', ['Elif', 'Bongani', 'Amara', 'Chitra', 'Dmitri']],
	['applicantExperience', 'desc', ['Amara', 'Dmitri', 'Chitra', 'Bongani', 'Elif']],
	['applicantExperience', 'asc', ['Elif', 'Bongani', 'Chitra', 'Dmitri', 'Amara']],
	['applicantLocation', 'asc', ['Chitra', 'Elif', 'Bongani', 'Dmitri', 'Amara']],
	// analyst, Editor, Workflow Engineer: capitals do not change the order.
	['jobPost', 'asc', ['Chitra', 'Bongani', 'Elif', 'Amara', 'Dmitri']],
	['jobPost', 'desc', ['Dmitri', 'Amara', 'Elif', 'Bongani', 'Chitra']],
])('sorted by %s, %s', async (sortBy, sortDirection, names) => {
	expect(namesIn(await listed({ sortBy, sortDirection }))).toEqual(names)
	const pages = [1, 2, 3].map((pageNumber) => listed({ sortBy, sortDirection, pageNumber, size: 2 }))
	expect((await Promise.all(pages)).flatMap(namesIn), 'the same, page by page').toEqual(names)
})

test('a page has ten applications by default, and a page after the last has none', async () => {
	const page = await listed({ size: 2, pageNumber: 3 })
	expect(page).toMatchObject({ totalElements: 5, totalPages: 3, content: [{ firstName: 'Elif' }] })
	expect(await listed({ pageNumber: 9 })).toMatchObject({ content: [], totalElements: 5, totalPages: 1 })
})

test.each<[string, object]>([
	['pageSize', { pageSize: 10 }],
	['sortBy', { sortBy: 'email' }],
	['sortBy', { sortBy: 'constructor' }],
	['sortDirection', { sortDirection: 'desc; drop table job_applications' }],
	['noticePeriod', { noticePeriod: '4 months' }],
	['applicantExperienceFrom', { applicantExperienceFrom: 'many' }],
	['applicantExperienceTo', { applicantExperienceTo: -1 }],
	['applicantExperienceTo', { applicantExperienceFrom: '2', applicantExperienceTo: 1 }],
	['jobPosts', { jobPosts: ['1 or 1=1'] }],
	['jobPosts', { jobPosts: 5 }],
	['applicantLocation', { applicantLocation: 'x'.repeat(101) }],
	['pageNumber', { pageNumber: -1 }],
])('a wrong %s is refused by its name', async (field, json) => {
	const answer = await readerCall('getreceivedapplications', { json })
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({ code: 'request.invalid', fields: { [field]: expect.any(String) } })
})

test('the filter offers every job by its position', async () => {
	const answer = await readerCall('listappliedjobs')
	expect(await answer.json()).toEqual([
		{ id: jobs.closed, jobPosition: 'analyst', jobLocation: 'Kochi' },
		{ id: jobs.writer, jobPosition: 'Editor', jobLocation: 'Dubai' },
		{ id: jobs.engineer, jobPosition: 'Workflow Engineer', jobLocation: 'Kochi' },
	])
})

test('the landing page counts applications for their readers', async () => {
	const summary = await readerCall('../dashboardcontroller/summary')
	expect(await summary.json()).toMatchObject({ cards: { applications: { total: 5 } } })
	const other = await readerCall('../dashboardcontroller/summary', { headers: await signedInAs(['Careers']) })
	expect(JSON.stringify(await other.json())).not.toContain('applications')
})
