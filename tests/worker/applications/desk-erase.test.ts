import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addApplication, erasedFor } from '#tests/support/builders/careers/applications.ts'
import { readerCall } from '#tests/support/builders/careers/careers-calls.ts'
import { apply, recruiter } from '#tests/support/builders/careers/hiring.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { databaseThatFails, databaseThatLosesAnswers } from '#tests/support/worker/faults.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { addStaff, db, sessionOf, signedInAs } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { deleteDueFiles } from '#worker/files/delete-due-files.ts'

let admin: { Authorization: string }
beforeAll(async () => {
	admin = await signedInAs(['Admin'])
})

const erase = (id: unknown, headers: Record<string, string> = admin, DB = bindings.DB) =>
	readerCall(`eraseapplication/${id}`, { method: 'DELETE', headers, bindings: { DB } })

const erasuresOf = (id: number) =>
	db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.section, 'applications'), eq(auditLog.action, 'erased'), eq(auditLog.itemId, id)))

test('an Admin erases an application with its CV: only the count of the job and the audit entry remain', async () => {
	const jobId = await savedJob()
	const { id, cvKey } = await addApplication({ jobId, firstName: 'Zebediah', emailId: 'zebediah@mail.example' })
	await addApplication({ jobId })
	const member = await addStaff({ userName: 'Latha', roles: ['Admin'] })
	const answer = await erase(id, await sessionOf(member.id))
	expect([answer.status, await answer.json()]).toEqual([200, true])
	expect(await db.$count(jobApplications, eq(jobApplications.id, id))).toBe(0)
	expect(await db.$count(jobApplications, eq(jobApplications.jobId, jobId))).toBe(1)
	expect(await erasedFor(jobId)).toBe(1)
	const [act, ...more] = await erasuresOf(id)
	expect(more).toEqual([])
	expect(act).toMatchObject({ actorName: 'Latha', changes: null, requestId: answer.headers.get('X-Request-Id') })

	expect((await readerCall('downloadresume', { json: { id } })).status).toBe(404)
	await deleteDueFiles(db, bindings)
	expect(await bindings.PRIVATE_FILES.head(cvKey)).toBeNull()
	const { results } = await bindings.DB.prepare('select * from audit_log').all()
	expect(JSON.stringify(results)).not.toMatch(/zebediah/i)
})

test('an application with a coming interview is not erased until that is cancelled', async () => {
	const jobId = await savedJob()
	const asha = await recruiter()
	const id = await apply({ jobId })
	const planned = { startsAt: '2099-03-17T14:00:00+05:30', minutes: 45, place: 'Kochi', words: '', colleagues: [] }
	expect((await asha.send('planinterview', { ...planned, subjectId: id })).status).toBe(200)
	const refused = await erase(id)
	expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'application.has-interview' }])
	expect(await erasuresOf(id)).toEqual([])
	const interview = (await asha.read(id)).interviews[0]
	await asha.send('cancelinterview', { id: interview?.id, version: interview?.version, words: '' })
	expect((await erase(id)).status).toBe(200)
})

test('a job whose only application was erased can be deleted', async () => {
	const jobId = await savedJob()
	const { id } = await addApplication({ jobId })
	const remove = () => readerCall(`deletecareerjob/${jobId}`, { method: 'DELETE', headers: admin })
	const refused = await remove()
	expect([refused.status, await refused.json()]).toMatchObject([
		409,
		{ code: 'job.has-applicants', errorMsg: 'Job Post Cannot Be Deleted Due to Existing Applicants' },
	])
	expect((await erase(id)).status).toBe(200)
	expect((await remove()).status).toBe(200)
})

test('an erased application cannot be erased again, and of two concurrent erasures one succeeds', async () => {
	const jobId = await savedJob()
	const { id } = await addApplication({ jobId })
	const answers = await Promise.all([erase(id), erase(id)])
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
	const before = await counts()
	const again = await erase(id)
	expect([again.status, await again.json()]).toMatchObject([
		404,
		{ code: 'application.not-found', errorMsg: 'Application with id not found' },
	])
	expect(await counts()).toEqual(before)
	expect(await erasuresOf(id)).toHaveLength(1)
	expect(await erasedFor(jobId)).toBe(1)
})

test('a reader of applications may not erase them', async () => {
	const { id } = await addApplication({ jobId: await savedJob() })
	for (const role of ['JobApplicants', 'Careers'] as const)
		expect((await erase(id, await signedInAs([role]))).status).toBe(403)
	expect(await db.$count(jobApplications, eq(jobApplications.id, id))).toBe(1)
})

test.each([/delete from "job_applications"/, /update "files"/, /update "job_posts"/, /insert into "audit_log"/])(
	'where %s fails nothing is half erased',
	async (statement) => {
		const jobId = await savedJob()
		const { id, cvKey } = await addApplication({ jobId })
		const before = await counts()
		const DB = databaseThatFails(new Error('D1_ERROR: no such table: SQLITE_ERROR'), statement)
		expect((await erase(id, admin, DB)).status).toBe(500)
		expect(logged('error')).toHaveLength(1)
		expect(await counts()).toEqual(before)
		expect(await erasedFor(jobId)).toBe(0)
		expect(await bindings.PRIVATE_FILES.head(cvKey)).not.toBeNull()
		expect((await erase(id)).status).toBe(200)
	},
)

test('after a lost response, a repetition answers 404', async () => {
	const { id } = await addApplication({ jobId: await savedJob() })
	expect((await erase(id, admin, databaseThatLosesAnswers)).status).toBe(503)
	expect((await erase(id)).status).toBe(404)
	expect(await erasuresOf(id)).toHaveLength(1)
})

test.each(['abc', '0', '-1', '1.5', '1%20or%201=1', '99999999999999999999'])('%s is no id', async (id) => {
	expect((await erase(id)).status).toBe(400)
})
