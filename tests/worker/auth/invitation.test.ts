import { and, desc, eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { addAdmin } from '#scripts/local/first-admin.ts'
import { formOf, newUser, saveUser } from '#tests/support/builders/user-form.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { databaseAround } from '#tests/support/worker/faults.ts'
import { mailbox, tokenIn } from '#tests/support/worker/mail.ts'
import { linkFor, reset } from '#tests/support/worker/reset-link.ts'
import { trySignIn } from '#tests/support/worker/sign-in.ts'
import { addStaff, db, signedInAs } from '#tests/support/worker/staff.ts'
import { brand } from '#web/content/brand.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { users } from '#worker/data/users.table.ts'
import { passwordResets, sessions } from '#worker/features/auth/auth.table.ts'
import { ownerOfLink } from '#worker/features/auth/password-reset.ts'
import { letterMoment } from '#worker/mail/letter-text.ts'

afterEach(() => {
	vi.useRealTimers()
})

const updated = { message: 'Password Updated Successfully' }

/** Invites a new user and returns the form, the id and the token in the mail. */
async function invite(others: object = {}) {
	const to = mailbox()
	const form = newUser({ password: '', sendPasswordLink: true, ...others })
	const admin = await signedInAs(['Admin'])
	const id: number = await (await saveUser(form, admin, to.bindings)).json()
	return { ...form, id, admin, token: tokenIn(to.sent[0]) }
}

const sessionsOf = (id: number) => db.select().from(sessions).where(eq(sessions.userId, id))

test('the first password of an invitation signs the user in: session row, permissions and audit log', async () => {
	const { id, token, userName, fullName } = await invite()
	expect(await ownerOfLink(db, token)).toEqual({ userName, fullName, isInvitation: true })
	const answer = await reset(token)
	expect(answer.status).toBe(200)
	const { session, ...others } = await answer.json<{ session: { refresh_token: string; permissions: object[] } }>()
	expect(others).toEqual(updated)
	expect(session.permissions).toEqual([])
	const account = await call('/api/fetchusername', { headers: { Authorization: session.refresh_token } })
	expect(await account.json()).toMatchObject({ userName, fullName, needsCurrentPassword: false, lentJobs: [] })
	expect(await sessionsOf(id)).toMatchObject([{ revokedAt: null }])
	const acts = await db.select().from(auditLog).where(eq(auditLog.itemId, id)).orderBy(desc(auditLog.id)).limit(2)
	expect(acts).toMatchObject([
		{ action: 'sign-in', actorId: id, actorName: userName, section: 'account' },
		{ action: 'password reset', actorId: id },
	])
})

test('the session of an invitation has the roles of the user, and the first administrator gets one, too', async () => {
	const email = `first${crypto.randomUUID().slice(0, 8)}`
	const person = { userName: email, fullName: 'Maya Varma', email, mobileNumber: brand.staffNumbers.example }
	const link = await addAdmin(bindings, person)
	const answer = await reset(link.split('/').at(-1) ?? '')
	expect(await answer.json()).toMatchObject({ ...updated, session: { permissions: [{ permission: 'Admin' }] } })
})

test('the mails of an invitation say until when its link holds, and that the account is ready', async () => {
	const [invitation, ready] = [mailbox(), mailbox()]
	const form = newUser({ password: '', sendPasswordLink: true })
	await saveUser(form, await signedInAs(['Admin']), invitation.bindings)
	const [link] = await db.select().from(passwordResets).orderBy(desc(passwordResets.id)).limit(1)
	const holds = `Link holds until: ${letterMoment(link?.expiresAt ?? '')}\n`
	expect(invitation.sent).toMatchObject([{ subject: 'Your new account', text: expect.stringContaining(holds) }])
	await reset(tokenIn(invitation.sent[0]), undefined, ready)
	const to = `${form.email}@company.example`
	expect(ready.sent).toMatchObject([{ to, subject: 'Your account is ready' }])
	expect(ready.sent[0]?.text).toMatch(new RegExp(`User name: ${form.userName}\nPassword set: .*\\d{4}, \\d\\d:\\d\\d`))
})

test('a used invitation opens no second session', async () => {
	const { id, token } = await invite()
	await reset(token)
	const replayed = await reset(token, 'Otherriver2@')
	expect(replayed.status).toBe(401)
	expect(await replayed.json()).not.toHaveProperty('session')
	expect(await sessionsOf(id)).toHaveLength(1)
})

test('of two submits at once one signs in, and the other one leaves no session', async () => {
	const { id, token, userName } = await invite()
	const passwords = ['Rivermoon1@', 'Rivermoon2@']
	const answers = await Promise.all(passwords.map((password) => reset(token, password)))
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
	expect(await sessionsOf(id)).toHaveLength(1)
	const won = answers.findIndex(({ status }) => status === 200)
	expect(await trySignIn(userName, passwords[won] ?? '')).toBe(200)
	const signIns = and(eq(auditLog.itemId, id), eq(auditLog.action, 'sign-in'))
	expect(await db.$count(auditLog, signIns), 'the submit and the sign-in above').toBe(2)
})

test('a refused password leaves the invitation as it was', async () => {
	const { id, token } = await invite()
	expect((await reset(token, 'short')).status).toBe(400)
	expect(await sessionsOf(id)).toEqual([])
	expect(await (await reset(token)).json()).toHaveProperty('session')
})

test('a reset link opens no session, even of a user who has never signed in', async () => {
	const { id, email, token } = await invite()
	const newer = await linkFor(email)
	expect(await ownerOfLink(db, newer)).toMatchObject({ isInvitation: false })
	expect((await reset(token)).status, 'the invitation is void').toBe(401)
	expect(await (await reset(newer)).json()).toEqual(updated)
	expect(await sessionsOf(id)).toEqual([])
	const { email: withPassword } = await addStaff()
	expect(await (await reset(await linkFor(withPassword))).json()).toEqual(updated)
})

test('an invitation opens no session once the account has had a password or a session', async () => {
	const [one, two] = [await invite(), await invite()]
	await db.update(users).set({ passwordHash: '00000000' }).where(eq(users.id, one.id))
	await db.insert(sessions).values({
		id: crypto.randomUUID(),
		userId: two.id,
		signedInAt: '2026-01-01T00:00:00.000Z',
		lastSeenAt: '2026-01-01T00:00:00.000Z',
		expiresAt: '2026-01-01T12:00:00.000Z',
	})
	for (const { token } of [one, two]) {
		expect(await ownerOfLink(db, token)).toMatchObject({ isInvitation: false })
		expect(await (await reset(token)).json()).toEqual(updated)
	}
})

test('the invitation of an inactive user opens no session, even one deactivated while the password is hashed', async () => {
	const [early, meanwhile] = [await invite(), await invite()]
	const deactivate = async ({ id, admin }: { id: number; admin: { Authorization: string } }) => {
		expect((await saveUser({ ...(await formOf(id)), active: false }, admin)).status).toBe(200)
	}
	await deactivate(early)
	expect((await reset(early.token)).status).toBe(401)
	const DB = databaseAround(/into "sessions"/, { before: () => deactivate(meanwhile) })
	expect((await reset(meanwhile.token, undefined, { ...mailbox(), bindings: { ...bindings, DB } })).status).toBe(401)
	expect(await sessionsOf(early.id)).toEqual([])
	expect(await sessionsOf(meanwhile.id)).toEqual([])
})

test('an expired invitation opens no session', async () => {
	const { id, token } = await invite()
	vi.setSystemTime(Date.now() + 72 * 3_600_000)
	expect((await reset(token)).status).toBe(401)
	expect(await sessionsOf(id)).toEqual([])
})
