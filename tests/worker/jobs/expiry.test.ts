import { expect, test } from 'vitest'
import { counts } from '#tests/support/worker/rows.ts'
import { addStaff, db } from '#tests/support/worker/staff.ts'
import { counters } from '#worker/data/counters.table.ts'
import { idempotencyKeys } from '#worker/data/idempotency.table.ts'
import { passwordResets, sessions, signInThrottles } from '#worker/features/auth/auth.table.ts'
import { newSession } from '#worker/features/auth/sessions.ts'
import { storeChecks } from '#worker/files/store-checks.table.ts'
import { deleteExpired } from '#worker/jobs/expiry.ts'
import { outbox } from '#worker/mail/outbox.table.ts'

const start = new Date('2026-03-01T12:00:00.000Z')
const after = (hours: number) => new Date(start.getTime() + hours * 60 * 60_000)
const at = (hours: number) => after(hours).toISOString()

const stays = async (table: Parameters<typeof db.$count>[0], hours: number) => {
	const before = await db.$count(table)
	await deleteExpired(db, after(hours))
	return (await db.$count(table)) === before
}

test('a session is kept for a day after its twelve hours', async () => {
	const user = await addStaff()
	await newSession(db, user.id, start).store
	expect(await stays(sessions, 35.9)).toBe(true)
	expect(await stays(sessions, 36.1)).toBe(false)
})

test('a link to set a password is kept for a day after its end, used or not', async () => {
	const { id: userId } = await addStaff()
	const link = () => ({ userId, seed: '', secretHash: crypto.randomUUID(), createdAt: at(0), expiresAt: at(0.5) })
	await db.insert(passwordResets).values([link(), { ...link(), closedAt: at(0.1) }])
	expect(await stays(passwordResets, 24.4)).toBe(true)
	await deleteExpired(db, after(24.6))
	expect(await db.$count(passwordResets)).toBe(0)
})

test('a counter is kept until its window ends, and failed sign-ins until they are forgotten', async () => {
	await db.insert(counters).values({ key: crypto.randomUUID(), count: 3, resetsAt: at(1) })
	expect(await stays(counters, 0.9)).toBe(true)
	expect(await stays(counters, 1)).toBe(false)
	const failure = { accountHash: crypto.randomUUID(), failures: 3, lockedUntil: at(0.5), forgetAt: at(24) }
	await db.insert(signInThrottles).values(failure)
	expect(await stays(signInThrottles, 23.9)).toBe(true)
	expect(await stays(signInThrottles, 24)).toBe(false)
})

test('the answer to a form is kept for a day, for those who send it again', async () => {
	await db.insert(idempotencyKeys).values({ key: crypto.randomUUID(), requestHash: '', answer: '1', createdAt: at(0) })
	expect(await stays(idempotencyKeys, 23.9)).toBe(true)
	expect(await stays(idempotencyKeys, 24.1)).toBe(false)
})

test('a mail that was sent or dropped is kept for thirty days; one that waits stays however old it is', async () => {
	const mail = { kind: 'enquiry-arrived', subjectId: 1, nextAttemptAt: at(1), createdAt: at(0) } as const
	await db.insert(outbox).values([
		{ ...mail, status: 'sent', settledAt: at(0) },
		{ ...mail, status: 'dropped', settledAt: at(0) },
		{ ...mail, status: 'waiting', attempts: 900 },
	])
	expect(await stays(outbox, 30 * 24)).toBe(true)
	await deleteExpired(db, after(30 * 24 + 1.1))
	expect((await db.select().from(outbox)).map(({ status }) => status)).toEqual(['waiting'])
	await deleteExpired(db, after(1_000 * 24))
	expect(await db.$count(outbox)).toBe(1)
})

test('a store check is deleted after thirty days', async () => {
	await db.insert(storeChecks).values({ bucket: 'private', startedAt: at(0), finishedAt: at(1) })
	expect(await stays(storeChecks, 30 * 24)).toBe(true)
	expect(await stays(storeChecks, 30 * 24 + 0.1)).toBe(false)
})

test('a second run changes nothing, and neither touches what people have made', async () => {
	const user = await addStaff({ roles: ['Admin'] })
	await newSession(db, user.id, start).store
	const before = await counts()
	await deleteExpired(db, after(1_000 * 24))
	const once = await counts()
	expect(once).toEqual({ ...before, sessions: 0 })
	await deleteExpired(db, after(1_000 * 24))
	expect(await counts()).toEqual(once)
})
