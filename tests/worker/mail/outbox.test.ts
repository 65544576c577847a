import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anEnquiry, sendEnquiry } from '#tests/support/builders/enquiry.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { mailThatFails } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { dummyToken } from '#tests/support/worker/siteverify.ts'
import { addStaff, db, signedInAs } from '#tests/support/worker/staff.ts'
import { letters as ownLetters, sendDueMail } from '#worker/jobs/mail.ts'
import { outbox } from '#worker/mail/outbox.table.ts'
import { type Compose, countStuckMails, deliverMail, queueMail } from '#worker/mail/outbox.ts'

const start = new Date('2026-03-01T12:00:00.000Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const down = { ...bindings, EMAIL: mailThatFails }

const letterAbout: Compose = async (_db, _bindings, subject) => ({
	to: 'a@company.example',
	subject: `About ${subject}`,
	text: '',
	html: '',
})

/** Letters for mails whose subject has no row. */
const letters = Object.fromEntries(Object.keys(ownLetters).map((kind) => [kind, letterAbout]))

const queue = (subject: number, now = start) => queueMail(db, 'enquiry-arrived', subject, now)

async function mailAbout(subject: number) {
	const [mail] = await db.select().from(outbox).where(eq(outbox.subjectId, subject))
	return mail
}

test('while the mail service is down the retries back off; then the mail is sent once', async () => {
	await queue(101)
	const triedAt: number[] = []
	for (let minute = 0; minute < 60; minute += 1) {
		const before = (await mailAbout(101))?.attempts ?? 0
		await deliverMail(db, down, letters, after(minute))
		if (((await mailAbout(101))?.attempts ?? 0) > before) triedAt.push(minute)
	}
	expect(triedAt).toEqual([0, 1, 3, 7, 15, 31])
	expect(await mailAbout(101)).toMatchObject({ status: 'waiting' })
	const up = mailbox()
	for (let minute = 60; minute < 180; minute += 1) await deliverMail(db, up.bindings, letters, after(minute))
	expect(up.sent.map(({ subject }) => subject)).toEqual(['About 101'])
	expect(await mailAbout(101)).toMatchObject({ status: 'sent', attempts: 7, settledAt: after(63).toISOString() })
})

test('the tries are never more than an hour apart', async () => {
	await queue(102)
	await db.update(outbox).set({ attempts: 40 }).where(eq(outbox.subjectId, 102))
	await deliverMail(db, down, letters, start)
	expect(await mailAbout(102)).toMatchObject({ nextAttemptAt: after(60).toISOString() })
	await deliverMail(db, mailbox().bindings, letters, after(60))
})

test('a run sends at most twenty-five mails, the longest waiting first', async () => {
	const subjects = Array.from({ length: 27 }, (_, index) => 201 + index)
	for (const subject of [...subjects].reverse()) await queue(subject, after((subject - 300) / 10))
	const { sent, bindings: up } = mailbox()
	await deliverMail(db, up, letters, start)
	expect(sent.map(({ subject }) => subject)).toEqual(subjects.slice(0, 25).map((subject) => `About ${subject}`))
	await deliverMail(db, up, letters, start)
	expect(sent).toHaveLength(27)
})

test('concurrent deliveries send each mail once', async () => {
	for (const subject of [103, 104, 105]) await queue(subject)
	const { sent, bindings: up } = mailbox()
	await Promise.all(Array.from({ length: 8 }, () => deliverMail(db, up, letters, start)))
	expect(sent.map(({ subject }) => subject).sort()).toEqual(['About 103', 'About 104', 'About 105'])
})

test('a mail that cannot be sent does not block the next ones', async () => {
	await queue(106, after(-10))
	await queue(107, after(-5))
	const { sent, bindings: up } = mailbox()
	const EMAIL = {
		send: (mail: { subject: string }) =>
			mail.subject === 'About 106' ? Promise.reject(new Error('refused')) : up.EMAIL.send(mail as never),
	} as unknown as SendEmail
	await deliverMail(db, { ...bindings, EMAIL }, letters, start)
	expect(sent.map(({ subject }) => subject)).toEqual(['About 107'])
	expect(await mailAbout(106)).toMatchObject({ status: 'waiting', attempts: 1 })
	await deliverMail(db, up, letters, after(1))
})

test('undeliverable mails, however many, do not delay a new one', async () => {
	for (let subject = 301; subject < 331; subject += 1) await queue(subject, after(-600))
	await db.update(outbox).set({ attempts: 9 }).where(eq(outbox.status, 'waiting'))
	await queue(340)
	const { sent, bindings: up } = mailbox()
	await deliverMail(db, up, letters, start)
	expect(sent[0]?.subject).toBe('About 340')
	await deliverMail(db, up, letters, start)
	expect(sent).toHaveLength(31)
})

test('a mail that cannot be delivered is given up after three days', async () => {
	await queue(341)
	await deliverMail(db, down, letters, after(3 * 24 * 60))
	expect(await mailAbout(341)).toMatchObject({ status: 'waiting' })
	await deliverMail(db, down, letters, after(3 * 24 * 60 + 61))
	expect(await mailAbout(341)).toMatchObject({ status: 'dropped' })
})

test('a mail whose subject is deleted is dropped unsent', async () => {
	await queue(987_654)
	await sendDueMail(db, down, start)
	expect(await mailAbout(987_654)).toMatchObject({ status: 'dropped', settledAt: start.toISOString() })
	expect(logged('warn')).toEqual([])
})

test("a failed try is logged without the mail's text and recipient", async () => {
	await sendEnquiry(anEnquiry(), { bindings: { EMAIL: mailThatFails } })
	const line = (kind: string) => ({
		level: 'warn',
		event: 'mail.not-sent',
		mail: expect.any(Number),
		kind,
		attempts: 1,
		cause: 'Error',
	})
	expect(logged('warn').map((logLine) => JSON.parse(logLine))).toEqual([
		line('enquiry-arrived'),
		line('enquiry-receipt'),
	])
	await sendDueMail(db, mailbox().bindings, new Date(Date.now() + 60 * 60_000))
})

test('a forgotten password gets the same answer while the mail service is down, and one mail later', async () => {
	const { email } = await addStaff()
	const ask = (others = {}) =>
		call('/api/authcontroller/forgotpassword', {
			json: { email },
			headers: { 'X-Token': dummyToken },
			bindings: others,
		})
	const answer = await ask({ EMAIL: mailThatFails })
	expect(answer.status).toBe(200)
	expect(await answer.json()).toEqual({ message: 'An Email has been sent to you' })
	expect(logged('warn').join()).toContain('mail.not-sent')
	const { sent, bindings: up } = mailbox()
	const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
	for (const minutes of [0.5, 2, 3, 4]) await sendDueMail(db, up, later(minutes))
	expect(sent.map(({ to }) => to)).toEqual([`${email}@company.example`])
})

test('only Admin sees the number of waiting mails that have failed three times', async () => {
	const summary = async (role: 'Admin' | 'ContactRequests') =>
		(await call('/api/dashboardcontroller/summary', { headers: await signedInAs([role]) })).json()
	expect(await countStuckMails(db)).toBe(0)
	for (const subject of [108, 109]) await queue(subject)
	for (const minute of [0, 1]) await deliverMail(db, down, letters, after(minute))
	expect(await countStuckMails(db)).toBe(0)
	await deliverMail(db, down, letters, after(3))
	expect(await summary('Admin')).toMatchObject({ stuckMails: 2 })
	expect(await summary('ContactRequests')).not.toHaveProperty('stuckMails')
	await deliverMail(db, mailbox().bindings, letters, after(60))
	expect(await countStuckMails(db)).toBe(0)
})
