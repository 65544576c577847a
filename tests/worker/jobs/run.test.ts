import { expect, test } from 'vitest'
import { anEnquiry } from '#tests/support/builders/enquiry.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { databaseThatFails } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { db } from '#tests/support/worker/staff.ts'
import { idempotencyKeys } from '#worker/data/idempotency.table.ts'
import { pauseJobs, resumeJobs } from '#worker/data/job-runs.ts'
import { addEnquiry } from '#worker/features/enquiries/enquiries.queries.ts'
import { keepFile } from '#worker/files/keep-file.ts'
import { runJobs } from '#worker/jobs/run.ts'

const yesterday = new Date('2026-03-01T12:00:00.000Z')
const now = new Date('2026-03-02T12:00:01.000Z')

/** Adds work for each job: a mail, a file without an owner, an expired form answer. */
async function workForAll(): Promise<void> {
	await addEnquiry(db, { ...anEnquiry(), selectedDepartmentId: 1 }, null, yesterday)
	const upload = { name: 'a.png', type: 'image/png', bytes: new TextEncoder().encode('a picture') }
	await keepFile(db, bindings, 'media', upload, yesterday)
	const answer = { key: crypto.randomUUID(), requestHash: '', answer: '1', createdAt: yesterday.toISOString() }
	await db.insert(idempotencyKeys).values(answer)
}

/** The mails to the department. Each enquiry has one; its sender gets a receipt once a day. */
const noticesIn = (sent: readonly { subject: string }[]) =>
	sent.filter(({ subject }) => subject.startsWith('New enquiry'))

async function left() {
	const { files, media, idempotency_keys } = await counts()
	return { files, media, idempotency_keys }
}

const nothing = { files: 0, media: [], idempotency_keys: 0 }

test('a run sends the mail that is due and deletes what has run out; a second one finds nothing to do', async () => {
	const { sent, bindings: up } = mailbox()
	await workForAll()
	await runJobs(up, now)
	expect(noticesIn(sent)).toHaveLength(1)
	expect(await left()).toEqual(nothing)
	const settled = await counts()
	await runJobs(up, now)
	expect(noticesIn(sent)).toHaveLength(1)
	expect(await counts()).toEqual(settled)
})

test('while a backup is restored nothing runs, and for a day where that breaks off', async () => {
	const { sent, bindings: up } = mailbox()
	await workForAll()
	await pauseJobs(db, yesterday)
	const before = await counts()
	await runJobs(up, new Date(yesterday.getTime() + 24 * 60 * 60_000 - 1))
	expect(sent).toEqual([])
	expect(await counts()).toEqual(before)
	await runJobs(up, now)
	expect(noticesIn(sent)).toHaveLength(1)
	await resumeJobs(db)
})

test('two runs at the same moment do everything once', async () => {
	const { sent, bindings: up } = mailbox()
	await workForAll()
	await Promise.all([runJobs(up, now), runJobs(up, now)])
	expect(noticesIn(sent)).toHaveLength(1)
	expect(await left()).toEqual(nothing)
})

test.each([
	['mail', /update "outbox"/, { mails: 0, ...nothing }],
	['files', /from "files"/, { mails: 1, ...nothing, files: 1, media: [expect.any(String)] }],
	['expiry', /delete from "sessions"/, { mails: 1, ...nothing, idempotency_keys: 1 }],
])(
	'when the job %s fails the others are done, the log says which, and the next run does the rest',
	async (job, on, done) => {
		const { sent, bindings: up } = mailbox()
		await workForAll()
		const DB = databaseThatFails(new Error('D1_ERROR: no such table: SQLITE_ERROR'), on)
		await runJobs({ ...up, DB }, now)
		expect({ mails: sent.length, ...(await left()) }).toEqual(done)
		const failed = logged('error').map((line) => JSON.parse(line))
		expect(failed.map(({ event, job: name }) => `${event} ${name}`)).toContain(`job ${job}`)
		await runJobs(up, now)
		expect({ mails: sent.length, ...(await left()) }).toEqual({ mails: 1, ...nothing })
	},
)

test('a bucket that is down holds up neither mail nor expiry', async () => {
	const { sent, bindings: up } = mailbox()
	await workForAll()
	const MEDIA = { delete: () => Promise.reject(new Error('R2 is down')) } as unknown as R2Bucket
	await runJobs({ ...up, MEDIA }, now)
	expect(noticesIn(sent)).toHaveLength(1)
	expect(await left()).toMatchObject({ files: 1, idempotency_keys: 0 })
	expect(logged('error').join()).toContain('"job":"files"')
	await runJobs(up, now)
	expect(await left()).toEqual(nothing)
})
