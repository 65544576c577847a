import { and, desc, eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { usualAnswerDays } from '#contracts/hiring/stages.ts'
import { ownCountry } from '#contracts/shared/countries.ts'
import { answered, asRecruiter, recruiterCall } from '#tests/support/builders/careers/careers-calls.ts'
import { aJob, refusedFields, savedJob, saveJob, staffJob } from '#tests/support/builders/careers/jobs.ts'
import { lastBefore, startOf } from '#tests/support/builders/days.ts'
import { partsBody } from '#tests/support/builders/published/publishable.ts'
import { call } from '#tests/support/worker/app.ts'
import { counts, versionOfContent } from '#tests/support/worker/rows.ts'
import { addStaff, db, sessionOf } from '#tests/support/worker/staff.ts'
import { brand } from '#web/content/brand.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { findEditedJob } from '#worker/features/careers/careers.queries.ts'

afterEach(() => {
	vi.useRealTimers()
})

const newestAct = async (itemId: number) => {
	const [act] = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.section, 'careers'), eq(auditLog.itemId, itemId)))
		.orderBy(desc(auditLog.id))
	return { ...act, changes: JSON.parse(act?.changes ?? 'null') }
}

test('a job of exactly the specified fields is kept, with the defaults of the others', async () => {
	const editor = await addStaff({ fullName: 'Noor Haddad', roles: ['Careers'] })
	const before = await versionOfContent()
	const answer = await recruiterCall('savejobdetails', { body: partsBody(aJob()), headers: await sessionOf(editor.id) })
	expect(answer.status).toBe(200)
	const id: number = await answer.json()
	expect(await staffJob(id)).toEqual({
		...aJob(),
		id,
		jobTypeId: 1,
		jobTypeDescription: 'Full-time',
		country: ownCountry,
		city: '',
		remote: false,
		salaryMin: null,
		salaryMax: null,
		salaryCurrency: brand.currency,
		salaryUnit: 'YEAR',
		answerDays: 14,
		questions: [],
		answeredQuestions: [],
		status: 'Closed',
		version: 1,
		updatedAt: expect.stringMatching(/^20\d\d-/),
		updatedBy: 'Noor Haddad',
	})
	expect(await versionOfContent()).toBeGreaterThan(before)
	expect(await newestAct(id)).toMatchObject({
		actorId: editor.id,
		action: 'added',
		changes: { jobPosition: [null, 'Workflow Engineer'], jobDescription: [null, aJob().jobDescription] },
	})
})

test('the same as JSON makes the same job', async () => {
	const { jobTypeId: _, ...texts } = aJob()
	const answer = await recruiterCall('savejobdetails', { json: { ...texts, jobTypeId: 1 } })
	expect(answer.status).toBe(200)
	const { id: ofJson, updatedAt: _at, ...json } = await staffJob(await answer.json())
	const { id: ofParts, updatedAt: _when, ...parts } = await staffJob(await savedJob())
	expect(ofParts).toBe(ofJson + 1)
	expect(parts).toEqual(json)
})

test('the optional fields are stored, and an edit changes the fields that it names', async () => {
	const ours = { country: 'AE', city: 'Dubai', remote: 'true', salaryMin: '9000', salaryMax: '12000' }
	const id = await savedJob({ ...ours, salaryCurrency: 'AED', salaryUnit: 'MONTH' })
	const expected = { country: 'AE', city: 'Dubai', remote: true, salaryMin: 9000, salaryMax: 12_000 }
	expect(await staffJob(id)).toMatchObject({ ...expected, salaryCurrency: 'AED', salaryUnit: 'MONTH' })
	const edit = aJob({ ...ours, id: String(id), salaryMax: '', jobTypeId: '3', dueDate: '2026-03-31', version: '1' })
	expect(await (await saveJob({ ...edit, salaryCurrency: 'AED', salaryUnit: 'MONTH' })).json()).toBe(id)
	expect(await staffJob(id)).toMatchObject({ salaryMax: null, jobTypeDescription: 'Contract', version: 2 })
	expect(await newestAct(id)).toMatchObject({
		action: 'changed',
		changes: { salaryMax: [12_000, null], jobTypeId: [1, 3], dueDate: ['2026-02-27', '2026-03-31'] },
	})
})

test.each([
	[lastBefore('2026-01-05'), 'Upcoming'],
	[startOf('2026-01-05'), 'Open'],
	[lastBefore('2026-02-28'), 'Open'],
	[startOf('2026-02-28'), 'Closed'],
])('the state turns at midnight of the company: at %s it is %s', async (now, status) => {
	const id = await savedJob()
	vi.setSystemTime(now)
	expect(await findEditedJob(db, id)).toMatchObject({ status })
})

test('a refused job names every field, and nothing is written', async () => {
	await asRecruiter()
	const before = await counts()
	expect(await refusedFields({ jobPosition: 'Engineer*', skillsRequired: '', dueDate: '2026-01-04' })).toEqual({
		jobPosition: expect.stringMatching(/^Job Position contains invalid characters/),
		skillsRequired: 'Skills Required is required',
		dueDate: 'Due Date should not be before Start Date',
	})
	expect(await refusedFields({ jobTypeId: '987654' })).toEqual({ jobTypeId: 'This job type does not exist any more.' })
	expect(await counts()).toEqual(before)
})

test('an edit to a missing job type leaves the job unchanged', async () => {
	const id = await savedJob()
	expect(await refusedFields({ id: String(id), jobTypeId: '987654', jobLocation: 'Nowhere' })).toEqual({
		jobTypeId: 'This job type does not exist any more.',
	})
	expect(await staffJob(id)).toMatchObject({ jobLocation: 'Kochi', version: 1 })
})

test('an unknown job can be neither read nor changed', async () => {
	for (const answer of [
		await recruiterCall('fetchdetailsbyid?jobId=987654', { method: 'POST' }),
		await saveJob(aJob({ id: '987654' })),
	]) {
		expect(answer.status).toBe(404)
		expect(await answer.json()).toMatchObject({ code: 'job.not-found', errorMsg: 'Job with id not found' })
	}
	const answer = await recruiterCall('fetchdetailsbyid?jobId=one', { method: 'POST' })
	expect(await answer.json()).toMatchObject({ code: 'request.invalid', fields: { jobId: 'A number is expected' } })
})

test('of two editors of one version the second is told the name of the first, and no fields are mixed', async () => {
	const id = await savedJob()
	const first = await addStaff({ fullName: 'Yusra Haddadin', roles: ['Careers'] })
	const edit = (typed: Record<string, string>) => partsBody(aJob({ id: String(id), version: '1', ...typed }))
	const theirs = edit({ jobLocation: 'Dubai' })
	const headers = await sessionOf(first.id)
	expect((await recruiterCall('savejobdetails', { body: theirs, headers })).status).toBe(200)
	const late = await sessionOf((await addStaff({ roles: ['Careers'] })).id)
	const before = await counts()
	const answer = await recruiterCall('savejobdetails', { body: edit({ experience: '9 years' }), headers: late })
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({
		code: 'write.stale',
		errorMsg: expect.stringMatching(/^Yusra Haddadin changed this on \d{1,2} \w+ \d{4}, \d\d:\d\d UTC\. /),
	})
	expect(await counts()).toEqual(before)
	const { jobLocation, experience } = await staffJob(id)
	expect({ jobLocation, experience }).toEqual({ jobLocation: 'Dubai', experience: aJob().experience })
})

test('of two saves of the same version at the same moment one wins, and without a version the last does', async () => {
	const id = await savedJob()
	const edit = (jobLocation: string, also = {}) => saveJob(aJob({ id: String(id), jobLocation, ...also }))
	const answers = await Promise.all(['Kochi North', 'Kochi South'].map((place) => edit(place, { version: '1' })))
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
	expect(await staffJob(id)).toMatchObject({ version: 2 })
	expect((await edit('Thrissur')).status).toBe(200)
	expect(await staffJob(id)).toMatchObject({ jobLocation: 'Thrissur', version: 3 })
})

test('of twenty saves of one job at once, all without a version, none is refused', async () => {
	const id = await savedJob()
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, number) => saveJob(aJob({ id: String(id), jobLocation: `Place ${number}` }))),
	)
	expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
	expect(await staffJob(id)).toMatchObject({ version: 21 })
})

test('a reader of applications may neither read a whole job nor save one', async () => {
	const id = await savedJob()
	const headers = await sessionOf((await addStaff({ roles: ['JobApplicants'] })).id)
	for (const [path, options] of [
		[`fetchdetailsbyid?jobId=${id}`, { method: 'POST' }],
		['savejobdetails', { body: partsBody(aJob()) }],
		[`deletecareerjob/${id}`, { method: 'DELETE' }],
		['status-options', {}],
	] as const)
		expect((await call(`/api/careerscontroller/${path}`, { ...options, headers })).status, path).toBe(403)
})

test('the states are an array of their names', async () => {
	expect(await (await recruiterCall('status-options')).json()).toEqual(['Upcoming', 'Open', 'Closed'])
})

test('the days within which applicants hear are kept with the job, in its history and in its copies', async () => {
	const id = await savedJob({ answerDays: '21' })
	expect(await staffJob(id)).toMatchObject({ answerDays: 21 })
	expect(await newestAct(id)).toMatchObject({ changes: { answerDays: [null, 21] } })
	const headers = await asRecruiter()
	const items = (path: string, json?: object) =>
		call(`/api/itemscontroller/careers/${path}`, { ...(json && { json }), headers })
	const { draftVersion } = await answered<{ draftVersion: string }>(await items('duplicate', { id }))
	expect(await (await items(`drafts/${draftVersion.split('.')[0]}`)).json()).toMatchObject({
		values: { answerDays: 21 },
	})
	await saveJob(aJob({ id: String(id), version: '1' }))
	expect(await staffJob(id), 'a call of the specified fields').toMatchObject({ answerDays: usualAnswerDays })
})
