import { and, desc, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { companyMoment } from '#contracts/shared/company-time.ts'
import { addApplication, erasedFor } from '#tests/support/builders/careers/applications.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { inDays, lastBefore, startOf } from '#tests/support/builders/days.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { databaseThatFails } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { type Database, openDatabase } from '#worker/data/db.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { eraseOldApplications } from '#worker/jobs/erase-old-applications.ts'
import { runJobs } from '#worker/jobs/run.ts'
import { queueMail } from '#worker/mail/outbox.ts'

/** Noon at the company. */
const now = new Date(companyMoment('2026-08-30T12:00'))
const closedDaysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
async function closedJob(days: number): Promise<number> {
	const closedOn = closedDaysAgo(days)
	const id = await savedJob({ startDate: '2025-01-01', dueDate: closedOn })
	// Simulates a save while the job is open.
	await db.update(jobPosts).set({ closedOn }).where(eq(jobPosts.id, id))
	return id
}

beforeEach(async () => {
	await db.delete(jobApplications)
})

const run = (settings: { days?: string; at?: Date; on?: Database } = {}) =>
	eraseOldApplications(settings.on ?? db, { APPLICATION_RETENTION_DAYS: settings.days ?? '180' }, settings.at ?? now)

const leftFor = (jobId: number) => db.$count(jobApplications, eq(jobApplications.jobId, jobId))
const actsFor = (jobId: number) =>
	db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.action, 'applications erased'), eq(auditLog.itemId, jobId)))
		.orderBy(desc(auditLog.id))

test('applications are kept for 180 days after their job has closed, and erased on the next one', async () => {
	const jobs = {
		179: await closedJob(179),
		180: await closedJob(180),
		181: await closedJob(181),
		400: await closedJob(400),
	}
	for (const jobId of Object.values(jobs)) await addApplication({ jobId })
	await run()
	expect(await Promise.all(Object.values(jobs).map(leftFor))).toEqual([1, 1, 0, 0])
	expect(await Promise.all(Object.values(jobs).map(erasedFor))).toEqual([0, 0, 1, 1])
	await run({ at: new Date(lastBefore('2026-08-31')) })
	expect(await leftFor(jobs[180]), 'until midnight').toBe(1)
	await run({ at: new Date(startOf('2026-08-31')) })
	expect(await leftFor(jobs[180])).toBe(0)
})

test('a job whose due date is moved into the past keeps its applications as long as one that closes on that day', async () => {
	const id = await savedJob({ startDate: '2025-01-01', dueDate: inDays(5) })
	await addApplication({ jobId: id })
	const days = (count: number) => new Date(Date.now() + count * 86_400_000)
	await savedJob({ id: String(id), startDate: '2025-01-01', dueDate: '2025-02-01' })
	await run({ at: days(0) })
	await run({ at: days(180) })
	expect(await leftFor(id)).toBe(1)
	await savedJob({ id: String(id), startDate: '2025-01-01', dueDate: '2025-02-01', jobPosition: 'Another name' })
	await run({ at: days(181) })
	expect(await leftFor(id)).toBe(0)
})

test('the period is a setting', async () => {
	const jobId = await closedJob(31)
	await addApplication({ jobId })
	await run({ days: '31' })
	expect(await leftFor(jobId)).toBe(1)
	await run({ days: '30' })
	expect(await leftFor(jobId)).toBe(0)
})

test.each(['0', '-1', '', ' ', '180 days', '1.5', '1e2', 'NaN', '0180', '１８０', '999999'])(
	'with a period of %j nothing is erased, and the log says why',
	async (days) => {
		const jobId = await closedJob(400)
		await addApplication({ jobId })
		await run({ days })
		expect(await leftFor(jobId)).toBe(1)
		expect(logged('error').join()).toContain('APPLICATION_RETENTION_DAYS')
	},
)

test('130 applications go in two runs; their CVs go, their number stays, and each run leaves one line a job', async () => {
	const [jobId, other] = [await closedJob(300), await closedJob(200)]
	const keys: string[] = []
	for (let index = 0; index < 120; index += 1) keys.push((await addApplication({ jobId })).cvKey)
	for (let index = 0; index < 10; index += 1) keys.push((await addApplication({ jobId: other })).cvKey)
	const left = [120]
	while ((left.at(-1) ?? 0) > 0 && left.length < 9) {
		await run()
		left.push(await leftFor(jobId))
	}
	expect(left).toEqual([120, 20, 0])
	expect([await erasedFor(jobId), await erasedFor(other)]).toEqual([120, 10])
	expect(await leftFor(other)).toBe(0)
	expect((await actsFor(jobId)).map(({ changes }) => changes)).toEqual(
		[20, 100].map((count) => JSON.stringify({ applications: [count, 0] })),
	)
	expect(await actsFor(other)).toMatchObject([{ actorId: null, actorName: null, section: 'careers' }])
	await run()
	expect(await actsFor(jobId), 'a run without work leaves no line').toHaveLength(2)

	const { bindings: up } = mailbox()
	for (let turn = 0; turn < 3; turn += 1) await runJobs(up, now)
	const { objects } = await bindings.PRIVATE_FILES.list()
	expect(objects.filter(({ key }) => keys.includes(key))).toEqual([])
})

test('two runs at once count each application once', async () => {
	const jobId = await closedJob(300)
	for (let index = 0; index < 5; index += 1) await addApplication({ jobId })
	await Promise.all([run(), run(), run()])
	expect([await leftFor(jobId), await erasedFor(jobId)]).toEqual([0, 5])
	expect(await actsFor(jobId)).toHaveLength(1)
})

test.each([/delete from "job_applications"/, /update "files"/, /update "job_posts"/, /insert into "audit_log"/])(
	'where %s fails nothing is half erased, and the next run does it',
	async (statement) => {
		const jobId = await closedJob(300)
		const { cvKey } = await addApplication({ jobId })
		const fails = databaseThatFails(new Error('D1_ERROR: no such table: SQLITE_ERROR'), statement)
		await expect(run({ on: openDatabase(fails, 'primary') })).rejects.toThrow()
		expect([await leftFor(jobId), await erasedFor(jobId)]).toEqual([1, 0])
		expect(await actsFor(jobId)).toEqual([])
		expect(await bindings.PRIVATE_FILES.head(cvKey)).not.toBeNull()
		await run()
		expect([await leftFor(jobId), await erasedFor(jobId)]).toEqual([0, 1])
	},
)

test('a mail that still waits for an application that is erased is never sent', async () => {
	const jobId = await closedJob(300)
	const { id } = await addApplication({ jobId })
	await db.batch([queueMail(db, 'application-received', id, now), queueMail(db, 'application-arrived', id, now)])
	await run()
	const { sent, bindings: up } = mailbox()
	await runJobs(up, now)
	expect(sent).toEqual([])
	const waiting = await bindings.DB.prepare("select status from outbox where status <> 'dropped'").all()
	expect(waiting.results).toEqual([])
})

test('what is open, upcoming or has just closed is never touched', async () => {
	const jobs = [
		await savedJob({ startDate: '2024-01-01', dueDate: '2026-12-31' }),
		await savedJob({ startDate: '2026-12-01', dueDate: '2026-12-31' }),
		await savedJob({ startDate: '2024-01-01', dueDate: '2026-08-29' }),
	]
	for (const jobId of jobs) await addApplication({ jobId, createdAt: '2024-01-01T00:00:00.000Z' })
	await run({ days: '1' })
	expect(await db.$count(jobApplications, inArray(jobApplications.jobId, jobs))).toBe(3)
})
