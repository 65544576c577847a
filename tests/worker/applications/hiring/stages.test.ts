import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { TriagedApplications } from '#contracts/hiring/desk.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import { apply, recruiter } from '#tests/support/builders/careers/hiring.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { actsIn } from '#tests/support/builders/desk.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { wakeSubjects } from '#worker/desks/triage/wake.ts'
import { hiringDesk } from '#worker/features/applications/desk/hiring-desk.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'

let jobId: number
beforeAll(async () => {
	jobId = await savedJob()
	await db.update(jobPosts).set({ answerDays: 10 }).where(eq(jobPosts.id, jobId))
})

const inDays = (days: number, from = Date.now()) => new Date(from + days * dayMs).toISOString()

test('a new application waits since it arrived, and hears within the days of its job', async () => {
	const at = new Date('2026-03-01T10:00:00.000Z')
	const id = await apply({ jobId }, at)
	const { subject } = await (await recruiter()).read(id)
	expect(subject).toMatchObject({ state: 'new', owner: null, waitingSince: at.toISOString(), isRead: false })
	expect(subject.dueAt).toBe(inDays(10, at.getTime()))
})

test('a move is told in the history, begins the wait again and is undone with the wait of before', async () => {
	const at = new Date(Date.now() - 3 * dayMs)
	const id = await apply({ jobId }, at)
	const asha = await recruiter()
	const undo: TriagedApplications = await (await asha.move(id, { state: 'interview' })).json()
	const moved = await asha.read(id)
	expect(actsIn(moved)).toEqual(['state: new -> interview'])
	expect(Date.parse(moved.subject.waitingSince ?? '')).toBeGreaterThan(at.getTime())
	expect((await asha.send('triage', { subjects: undo })).status).toBe(200)
	expect((await asha.read(id)).subject).toMatchObject({ state: 'new', waitingSince: at.toISOString() })
})

test('a closed application is due no more, and its internal reason stands in no audit row', async () => {
	const id = await apply({ jobId })
	const asha = await recruiter()
	await asha.move(id, { state: 'declined', declineReason: 'salary', declineNote: 'Asked for twice as much' })
	const declined = await asha.read(id)
	expect(declined.subject).toMatchObject({ state: 'declined', waitingSince: null, dueAt: null })
	expect(declined).toMatchObject({ declineReason: 'salary', declineNote: 'Asked for twice as much' })
	const acts = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.section, 'applications'), eq(auditLog.itemId, id)))
	expect(acts.map(({ changes }) => JSON.parse(changes ?? '{}'))).toContainEqual({ state: ['new', 'declined'] })
	expect(JSON.stringify(acts)).not.toContain('twice')
	await asha.move(id, { state: 'screening' })
	expect(await asha.read(id)).toMatchObject({ declineReason: null, declineNote: '' })
})

test('an owner and a snooze move nothing', async () => {
	const id = await apply({ jobId })
	const asha = await recruiter()
	await asha.move(id, { ownerId: asha.id })
	await asha.move(id, { wakesAt: inDays(1) })
	expect((await asha.read(id)).subject).toMatchObject({
		state: 'new',
		owner: { id: asha.id },
		wakesAt: expect.any(String),
	})
	await wakeSubjects(db, hiringDesk, new Date(inDays(2)))
	expect((await asha.read(id)).subject).toMatchObject({ state: 'new', wakesAt: null })
})

test('of two recruiters who move one application the second is told that it has changed', async () => {
	const id = await apply({ jobId })
	const [asha, kofi] = [await recruiter(), await recruiter('Kofi Amankwah')]
	const { version } = (await kofi.read(id)).subject
	await asha.move(id, { state: 'screening' })
	const refused = await kofi.send('triage', { subjects: [{ id, version, state: 'offer' }] })
	expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'application.changed' }])
})

test('who withdraws gets no mail that is still queued', async () => {
	const { sent, bindings } = mailbox()
	const id = await apply({ jobId })
	const asha = await recruiter('Asha Varma', bindings)
	expect((await asha.reply(id, 'Please come on Monday.')).status).toBe(200)
	await asha.move(id, { state: 'withdrawn' })
	const { sendDueMail } = await import('#worker/jobs/mail.ts')
	await sendDueMail(db, bindings, new Date(Date.now() + 60_000))
	expect(sent.filter(({ text }) => text.includes('Monday'))).toEqual([])
	expect((await asha.read(id)).messages.find(({ kind }) => kind === 'reply')).toMatchObject({
		delivery: 'failed',
		deliveryNote: 'Not sent: the application was moved before.',
	})
})

test('the tabs count the stages, and the filters find what is overdue and soon erased', async () => {
	const other = await savedJob()
	const [late, fresh] = [
		await apply({ jobId: other }, new Date(Date.now() - 30 * dayMs)),
		await apply({ jobId: other }),
	]
	const asha = await recruiter()
	await asha.move(fresh, { state: 'screening' })
	const all = await asha.list({ jobPosts: [other] })
	expect(all.counts).toMatchObject({ all: 2, new: 1, screening: 1, offer: 0 })
	const ids = async (filter: object) => (await asha.list({ jobPosts: [other], ...filter })).content.map(({ id }) => id)
	expect(await ids({})).toEqual([fresh, late])
	expect(await ids({ overdue: true })).toEqual([late])
	expect(await ids({ soonErased: true })).toEqual([])
	await db.update(jobPosts).set({ closedOn: '2020-01-01' }).where(eq(jobPosts.id, other))
	expect(await ids({ soonErased: true })).toEqual([fresh, late])
})

test('a filter finds the applications whose erasure was asked for, and their rows say when', async () => {
	const other = await savedJob()
	const erasureAskedAt = '2026-11-03T10:00:00.000Z'
	const asked = await apply({ jobId: other, state: 'withdrawn', erasureAskedAt })
	const open = await apply({ jobId: other })
	const asha = await recruiter()
	const { content } = await asha.list({ jobPosts: [other], erasureAsked: true })
	expect(content).toMatchObject([{ id: asked, erasureAskedAt }])
	expect((await asha.read(open)).subject.erasureAskedAt).toBeNull()
})
