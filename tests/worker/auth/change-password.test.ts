import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '#tests/support/worker/app.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { linkFor, reset } from '#tests/support/worker/reset-link.ts'
import { trySignIn } from '#tests/support/worker/sign-in.ts'
import { addStaff, db, sessionOf, somePassword } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { users } from '#worker/data/users.table.ts'

afterEach(() => {
	vi.useRealTimers()
})

const password = 'Rivermoon1@'
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const hashOf = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]?.passwordHash
const change = (headers: { Authorization: string }, json: object, to = mailbox()) =>
	call('/api/changepassword', { json, headers, bindings: to.bindings })
const needsCurrent = async (headers: { Authorization: string }) =>
	(await (await call('/api/fetchusername', { headers })).json()) as { needsCurrentPassword: boolean }

test('within five minutes of the sign-in the specified body is enough, without the current password', async () => {
	const { id, userName, email } = await addStaff()
	const headers = await sessionOf(id, minutesAgo(4.9))
	expect(await needsCurrent(headers)).toMatchObject({ needsCurrentPassword: false })
	const to = mailbox()
	const answer = await change(headers, { password }, to)
	expect([answer.status, await answer.json()]).toEqual([200, { message: 'Password Changed' }])
	expect(await trySignIn(userName, password)).toBe(200)
	expect(await trySignIn(userName, somePassword)).toBe(401)
	expect(to.sent.map(({ to, subject }) => [to, subject])).toEqual([
		[`${email}@company.example`, 'Your password was changed'],
	])
	expect(to.sent[0]?.text).not.toContain(password)
})

test.each([
	['without it', undefined],
	['with an empty one', ''],
	['with a wrong one', 'Moonlight@2'],
	['with another case', somePassword.toLowerCase()],
	['with the new one', password],
	['with 200 characters', 'x'.repeat(200)],
])('after five minutes the current password is required: %s nothing changes', async (_, currentPassword) => {
	const { id } = await addStaff()
	const headers = await sessionOf(id, minutesAgo(5))
	const before = await hashOf(id)
	expect(await needsCurrent(headers)).toMatchObject({ needsCurrentPassword: true })
	const answer = await change(headers, { password, currentPassword })
	expect(answer.status).toBe(400)
	expect(await answer.json()).toEqual({
		code: 'password.current-wrong',
		errorMsg: 'Current password is not correct',
		fields: { currentPassword: 'Current password is not correct' },
		requestId: expect.any(String),
	})
	expect(await hashOf(id)).toBe(before)
})

test('with the current password it changes at any age of the session', async () => {
	const { id, userName } = await addStaff()
	const answer = await change(await sessionOf(id, minutesAgo(50)), { password, currentPassword: somePassword })
	expect(answer.status).toBe(200)
	expect(await trySignIn(userName, password)).toBe(200)
})

test('a wrong current password is refused even where none is needed', async () => {
	const { id } = await addStaff()
	const before = await hashOf(id)
	const answer = await change(await sessionOf(id), { password, currentPassword: 'wrong' })
	expect(answer.status).toBe(400)
	expect(await hashOf(id)).toBe(before)
})

test('a set-password link that was mailed before is void afterwards', async () => {
	const { id, email } = await addStaff()
	const token = await linkFor(email)
	expect((await change(await sessionOf(id), { password })).status).toBe(200)
	expect((await reset(token)).status).toBe(401)
})

test('a refresh does not make an old sign-in young', async () => {
	const { id } = await addStaff()
	const headers = await sessionOf(id, minutesAgo(50))
	const answer = await call('/api/authcontroller/refreshauth', { headers })
	const { refresh_token } = (await answer.json()) as { refresh_token: string }
	expect((await change({ Authorization: refresh_token }, { password })).status).toBe(400)
})

test('a new password that breaks the rule is refused with the field', async () => {
	const { id } = await addStaff()
	const before = await hashOf(id)
	for (const weak of ['', 'short', 'rivermoon1@', 'Password1!', undefined]) {
		const answer = await change(await sessionOf(id), { password: weak })
		expect(answer.status).toBe(400)
		expect(await answer.json()).toMatchObject({ code: 'request.invalid', fields: { password: expect.any(String) } })
	}
	expect(await hashOf(id)).toBe(before)
})

test("a user in the body is refused: the call changes only the caller's password", async () => {
	const { id } = await addStaff()
	const victim = await addStaff()
	const before = await hashOf(victim.id)
	for (const field of ['id', 'userId', 'userName', 'email']) {
		expect((await change(await sessionOf(id), { password, [field]: victim.id })).status).toBe(400)
	}
	expect(await hashOf(victim.id)).toBe(before)
})

test('ten wrong current passwords an hour; then even the right one waits', async () => {
	const begin = Date.now()
	vi.setSystemTime(begin)
	const { id } = await addStaff()
	const headers = await sessionOf(id, minutesAgo(5))
	for (let n = 0; n < 10; n += 1)
		expect((await change(headers, { password, currentPassword: 'wrong' })).status).toBe(400)
	const answer = await change(headers, { password, currentPassword: somePassword })
	expect(answer.status).toBe(429)
	expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3_500)
	const other = await addStaff()
	const others = await change(await sessionOf(other.id, minutesAgo(5)), { password, currentPassword: somePassword })
	expect(others.status).toBe(200)
	vi.setSystemTime(begin + 60 * 60_000)
	const later = await change(await sessionOf(id, minutesAgo(5)), { password, currentPassword: somePassword })
	expect(later.status).toBe(200)
})

test('right current passwords do not count for that limit', async () => {
	const { id } = await addStaff()
	let current = somePassword
	for (let n = 0; n < 12; n += 1) {
		const next = `Rivermoon${n}@`
		const answer = await change(await sessionOf(id, minutesAgo(5)), { password: next, currentPassword: current })
		expect(answer.status).toBe(200)
		current = next
	}
})

test('the audit log has the user, and never the password', async () => {
	const { id, userName } = await addStaff()
	await change(await sessionOf(id, minutesAgo(5)), { password, currentPassword: somePassword })
	const acts = await db.select().from(auditLog).where(eq(auditLog.itemId, id))
	expect(acts).toMatchObject([
		{ actorId: id, actorName: userName, section: 'account', action: 'password changed', changes: '{"password":null}' },
	])
	expect(JSON.stringify(acts)).not.toMatch(/Rivermoon|Moonlight|argon2/)
})
