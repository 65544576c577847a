import { and, desc, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { HiringConversation, HiringPage } from '#contracts/hiring/desk.ts'
import type { LentJob } from '#contracts/hiring/lent-jobs.ts'
import { addApplication, storedApplication } from '#tests/support/builders/careers/applications.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { formOf, saveUser } from '#tests/support/builders/user-form.ts'
import { call } from '#tests/support/worker/app.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { addStaff, db, grant, sessionOf, signedInAs } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { lentJobs } from '#worker/features/applications/applications.table.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { eraseOldApplications } from '#worker/jobs/erase-old-applications.ts'

const desk = (path: string, headers: Record<string, string>, json?: object, by?: Bindings) =>
	call(`/api/hiringdeskcontroller/${path}`, { ...(json && { json }), headers, bindings: by })

/** A job with an application, a recruiter, and a colleague without the role. */
async function lending() {
	const jobId = await openJob()
	const { id } = await addApplication({ jobId })
	const recruiter = await signedInAs(['JobApplicants'])
	const colleague = await addStaff({ userName: `ravi-${crypto.randomUUID()}` })
	const headers = await sessionOf(colleague.id)
	const act = (path: 'lendjob' | 'returnjob', userId = colleague.id) => desk(path, recruiter, { jobId, userId })
	const account = async () => (await call('/api/fetchusername', { headers })).json()
	return { jobId, id, recruiter, colleague, headers, act, account }
}

const holders = async (jobId: number) =>
	(await db.select().from(lentJobs).where(eq(lentJobs.jobId, jobId))).map(({ userId }) => userId)

const everything = { tab: 'all' }

test('a colleague without the role reads the applications for a job while it is lent to them', async () => {
	const { jobId, id, recruiter, colleague, headers, act, account } = await lending()
	const other = await addApplication({ jobId: await openJob() })
	expect((await desk('list', headers, everything)).status).toBe(403)
	expect((await act('lendjob')).status).toBe(200)
	expect(await account()).toMatchObject({ lentJobs: [jobId] })
	const { content, counts } = await (await desk('list', headers, everything)).json<HiringPage>()
	expect(content.map((row) => row.id)).toEqual([id])
	expect(counts.all).toBe(1)
	expect((await desk(`conversation/${id}`, headers)).status).toBe(200)
	expect((await call('/api/careerscontroller/downloadresume', { json: { id }, headers })).status).toBe(200)
	for (const path of ['opinion', 'note', 'conversation', 'resume'] as const)
		expect((await touch(path, other.id, headers)).status, path).toBe(404)
	const lent = await (await desk(`lentjob/${jobId}`, recruiter)).json<LentJob>()
	expect(lent.readers).toEqual([{ id: colleague.id, fullName: colleague.fullName }])
	expect(lent.others.map((person) => person.id)).not.toContain(colleague.id)
	expect((await act('returnjob')).status).toBe(200)
	expect((await desk('list', headers, everything)).status).toBe(403)
	expect(await account()).toMatchObject({ lentJobs: [] })
})

function touch(what: 'opinion' | 'note' | 'conversation' | 'resume', id: number, headers: Record<string, string>) {
	if (what === 'opinion') return desk('opinion', headers, { subjectId: id, opinion: 'yes' })
	if (what === 'note') return desk('note', headers, { subjectId: id, text: 'Hello' })
	if (what === 'conversation') return desk(`conversation/${id}`, headers)
	return call('/api/careerscontroller/downloadresume', { json: { id }, headers })
}

test('notes, opinions and read marks of a borrower stand beside those of colleagues with the role', async () => {
	const { id, recruiter, colleague, headers, act } = await lending()
	await act('lendjob')
	expect((await touch('note', id, headers)).status).toBe(200)
	expect((await touch('opinion', id, headers)).status).toBe(200)
	expect((await touch('resume', id, headers)).status).toBe(200)
	expect((await touch('opinion', id, recruiter)).status).toBe(200)
	const read = await (await desk(`conversation/${id}`, recruiter)).json<HiringConversation>()
	expect(read.subject.opinions.map(({ person }) => person.id)).toContain(colleague.id)
	expect(read.readers.map(({ person }) => person.id)).toEqual([colleague.id])
	expect(read.messages.find(({ kind }) => kind === 'note')?.author?.id).toBe(colleague.id)
})

test('lending and taking back are in the audit log, with ids alone', async () => {
	const { jobId, colleague, act } = await lending()
	for (const path of ['lendjob', 'returnjob', 'returnjob'] as const) expect((await act(path)).status).toBe(200)
	const rows = await db
		.select({ action: auditLog.action, changes: auditLog.changes })
		.from(auditLog)
		.where(and(eq(auditLog.section, 'careers'), eq(auditLog.itemId, jobId), like(auditLog.action, 'job %')))
		.orderBy(desc(auditLog.id))
	const written = rows.map(({ action, changes }) => ({ action, changes: JSON.parse(changes ?? '') }))
	expect(written).toEqual([
		{ action: 'job returned', changes: { userId: [colleague.id, null] } },
		{ action: 'job lent', changes: { userId: [null, colleague.id] } },
	])
})

test('a job is lent to active users without the role alone', async () => {
	const { jobId, recruiter, act } = await lending()
	const inactive = await addStaff({ active: false })
	const reader = await addStaff({ roles: ['JobApplicants'] })
	const admin = await addStaff({ roles: ['Admin'] })
	for (const { id } of [inactive, reader, admin, { id: 987_654 }]) {
		const answer = await act('lendjob', id)
		expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { userId: expect.any(String) } }])
	}
	expect(await holders(jobId)).toEqual([])
	const { others } = await (await desk(`lentjob/${jobId}`, recruiter)).json<LentJob>()
	for (const { id } of [inactive, reader, admin]) expect(others.map((person) => person.id)).not.toContain(id)
	const { id } = await addStaff()
	expect((await desk('lendjob', recruiter, { jobId: 987_654, userId: id })).status).toBe(400)
})

test('a lent job ends with the deactivation of its borrower', async () => {
	const { jobId, colleague, act } = await lending()
	await act('lendjob')
	const form = { ...(await formOf(colleague.id)), active: false }
	const answer = await saveUser(form, await signedInAs(['Admin']))
	expect(answer.status, await answer.clone().text()).toBe(200)
	expect(await holders(jobId)).toEqual([])
})

test('a lent job ends with its last application, erased by hand', async () => {
	const { jobId, id, colleague, act } = await lending()
	const second = await addApplication({ jobId })
	await act('lendjob')
	const headers = await signedInAs(['Admin'])
	const erase = (which: number) =>
		call(`/api/careerscontroller/eraseapplication/${which}`, { method: 'DELETE', headers })
	expect((await erase(id)).status).toBe(200)
	expect(await holders(jobId)).toEqual([colleague.id])
	expect((await erase(second.id)).status).toBe(200)
	expect(await holders(jobId)).toEqual([])
})

test('a lent job ends with its last application, erased by time', async () => {
	const { jobId, id, act } = await lending()
	await act('lendjob')
	await db.update(jobPosts).set({ closedOn: '2020-01-01' }).where(eq(jobPosts.id, jobId))
	await eraseOldApplications(db, { APPLICATION_RETENTION_DAYS: '180' })
	expect(await storedApplication(id)).toBeUndefined()
	expect(await holders(jobId)).toEqual([])
})

test('a borrower who gets the role has no lent jobs', async () => {
	const { colleague, act, account } = await lending()
	await act('lendjob')
	await grant(colleague.id, ['JobApplicants'])
	expect(await account()).toMatchObject({ lentJobs: [] })
})

test('a note tells a named borrower only about an application for their job', async () => {
	const { id, colleague, recruiter, act } = await lending()
	const { bindings: by, sent } = mailbox()
	const other = await addApplication({ jobId: await openJob() })
	await act('lendjob')
	const text = `Please read, @${colleague.userName}`
	for (const subjectId of [id, other.id])
		expect((await desk('note', recruiter, { subjectId, text }, by)).status).toBe(200)
	expect(sent.filter(({ to }) => to.startsWith(colleague.email)).map(({ text }) => text)).toEqual([
		expect.stringContaining(`application=${id}`),
	])
})
