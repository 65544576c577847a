import { expect, test } from 'vitest'
import type { JobDetails, OpenJob } from '#contracts/careers/careers.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { deleteJob, savedJob, staffJob } from '#tests/support/builders/careers/jobs.ts'
import { inDays, lastBefore, startOf } from '#tests/support/builders/days.ts'
import { call } from '#tests/support/worker/app.ts'
import { dummyToken } from '#tests/support/worker/siteverify.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { listOpenJobs, readPostedJob } from '#worker/features/careers/published-jobs.queries.ts'

const headers = { 'X-Token': dummyToken }
const base = '/api/public/careerscontroller'
const openJobs = async (): Promise<OpenJob[]> => (await call(`${base}/getJobDetailsByStatus`, { headers })).json()
const askFor = (id: number | string) => call(`${base}/fetchdetailsbyid?jobId=${id}`, { method: 'POST', headers })

test('visitors get the open jobs, newest start first, and of one start the one that was added last', async () => {
	const ids = []
	for (const startDate of [inDays(-3), inDays(-1), inDays(-3), inDays(0)])
		ids.push(await savedJob({ startDate, dueDate: inDays(2) }))
	await savedJob({ startDate: inDays(1), dueDate: inDays(9) })
	await savedJob({ startDate: inDays(-9), dueDate: inDays(-1) })
	const jobs = (await openJobs()).filter(({ status }) => status === 'Open')
	expect(jobs.map(({ id }) => id)).toEqual([ids[3], ids[1], ids[2], ids[0]])
	expect((await openJobs()).length, 'and no others').toBe(4)
	for (const id of ids) await deleteJob(id)
})

test('an open job in a list has its place, dates and salary, but neither its text nor its editor', async () => {
	const salary = { salaryMin: '100', salaryMax: '200', salaryCurrency: 'AED', salaryUnit: 'MONTH' }
	const place = { jobLocation: 'Dubai', country: 'AE', city: 'Dubai', remote: 'true' }
	const id = await savedJob({ startDate: inDays(-1), dueDate: inDays(1), ...place, ...salary })
	const job = (await openJobs()).find((each) => each.id === id)
	expect(job).toEqual({
		id,
		jobPosition: 'Workflow Engineer',
		experience: '3 to 5 years',
		skillsRequired: 'TypeScript, SQL',
		jobQualification: 'A degree, or four years of work that show the same',
		jobTypeId: 1,
		jobTypeDescription: 'Full-time',
		...{ jobLocation: 'Dubai', country: 'AE', city: 'Dubai', remote: true },
		...{ salaryMin: 100, salaryMax: 200, salaryCurrency: 'AED', salaryUnit: 'MONTH' },
		startDate: inDays(-1),
		dueDate: inDays(1),
		status: 'Open',
		updatedAt: (await staffJob(id)).updatedAt,
		// The job is posted when it is written, not on the start date of the form.
		postedAt: (await staffJob(id)).updatedAt,
	})
	await deleteJob(id)
})

test('a job opens at midnight of the company and closes at midnight after its last day', async () => {
	const id = await savedJob({ startDate: '2031-03-10', dueDate: '2031-03-20' })
	const idsAt = async (moment: string) => (await listOpenJobs(db, companyToday(new Date(moment)))).map((job) => job.id)
	for (const [moment, open] of [
		[lastBefore('2031-03-10'), false],
		[startOf('2031-03-10'), true],
		[lastBefore('2031-03-21'), true],
		[startOf('2031-03-21'), false],
	] as const)
		expect((await idsAt(moment)).includes(id), moment).toBe(open)
})

test('a job of a day is open for that day', async () => {
	const id = await savedJob({ startDate: inDays(0), dueDate: inDays(0) })
	expect((await openJobs()).map((job) => job.id)).toContain(id)
	await deleteJob(id)
})

test('open and closed jobs have details with their text', async () => {
	const open = await savedJob({ startDate: inDays(-1), dueDate: inDays(1) })
	const closed = await savedJob({ startDate: inDays(-9), dueDate: inDays(-1) })
	for (const [id, status] of [
		[open, 'Open'],
		[closed, 'Closed'],
	] as const) {
		const job: JobDetails = await (await askFor(id)).json()
		expect(job).toMatchObject({ id, status, jobDescription: '<p>You draw processes with the people who run them.</p>' })
		expect(Object.keys(job)).not.toContain('updatedBy')
	}
})

test('an upcoming job answers like one that never was', async () => {
	const upcoming = await savedJob({ startDate: inDays(1), dueDate: inDays(9) })
	const bodies = []
	for (const id of [upcoming, 987_654]) {
		const answer = await askFor(id)
		expect(answer.status).toBe(404)
		const { requestId: _, ...body } = await answer.json<Record<string, unknown>>()
		bodies.push(body)
	}
	expect(bodies[0]).toEqual({ code: 'job.not-found', errorMsg: 'Job with id not found' })
	expect(bodies[1]).toEqual(bodies[0])
	for (const id of ['', 'one', '0', '-1', '1.5']) expect((await askFor(id)).status, id).toBe(400)
})

test('visitors and recruiters read the same job types', async () => {
	const types = await (await call(`${base}/viewJobType`, { headers })).json()
	expect(types).toMatchObject({ 1: 'Full-time', 2: 'Part-time', 3: 'Contract', 4: 'Temporary', 5: 'Internship' })
	const staff = await call('/api/careerscontroller/viewJobType', { headers: await signedInAs(['Careers']) })
	expect(await staff.json()).toEqual(types)
})

test('the page of a job has the other open jobs and the employment type for search engines', async () => {
	const day = '2032-05-05'
	const mine = await savedJob({ startDate: day, dueDate: '2032-05-06', jobTypeId: '5' })
	const other = await savedJob({ startDate: '2032-05-01', dueDate: day, jobPosition: 'Archivist' })
	const { job, others } = await readPostedJob(db, mine, day)
	expect(job).toMatchObject({ id: mine, status: 'Open', employmentType: 'INTERN' })
	// The job is written long before that day.
	expect(job?.postedAt).toBe(startOf(day))
	expect(others.map(({ id }) => id)).toEqual([other])
	expect(await readPostedJob(db, mine, '2032-05-04')).toMatchObject({ job: null, others: [{ id: other }] })
	expect(await readPostedJob(db, other, '2032-05-06')).toMatchObject({
		job: { status: 'Closed' },
		others: [{ id: mine }],
	})
	expect((await readPostedJob(db, null, day)).job).toBeNull()
})
