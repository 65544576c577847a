import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { call } from '#tests/support/worker/app.ts'
import { linkFor, reset } from '#tests/support/worker/reset-link.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { trySignIn } from '#tests/support/worker/sign-in.ts'
import { addStaff, db, sessionOf, somePassword } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { sessions } from '#worker/features/auth/auth.table.ts'

const newestAct = async () => (await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]

test('each sign-in and sign-out leaves an entry with user, act and request', async () => {
	const { id, userName, email } = await addStaff()
	const act = { actorId: id, actorName: userName, itemId: id, section: 'account' }
	await trySignIn(userName, 'wrong')
	expect(await newestAct()).toMatchObject({ ...act, action: 'sign-in failed' })
	await trySignIn(userName, somePassword)
	expect(await newestAct()).toMatchObject({
		...act,
		action: 'sign-in',
		requestId: expect.stringMatching(/^[\da-f-]{36}$/),
	})
	await trySignIn('nobody of this name', somePassword)
	expect(await newestAct()).toMatchObject({ action: 'sign-in failed', actorId: null, actorName: null, itemId: null })
	const token = await linkFor(email)
	expect(await newestAct()).toMatchObject({ section: 'account', action: 'reset asked', actorId: null, itemId: id })
	await reset(token)
	expect(await newestAct()).toMatchObject({ ...act, action: 'password reset', changes: '{"password":null}' })
	const headers = await sessionOf(id)
	await call('/api/usercontroller/fetchpermissions', { headers })
	expect(await newestAct()).toMatchObject({ actorId: id, actorName: userName, section: 'users', action: 'role denied' })
	await call('/api/authcontroller/logout', { headers })
	expect(await newestAct()).toMatchObject({ ...act, action: 'logout' })
	await call('/api/authcontroller/refreshauth', { headers })
	expect(await newestAct()).toMatchObject({ section: 'account', action: 'refresh denied', itemId: id })
})

test('a logout names its user, also after the session has expired; a repetition leaves no entry', async () => {
	const { id, userName } = await addStaff()
	const headers = await sessionOf(id)
	const past = new Date(Date.now() - 3 * 60 * 60_000).toISOString()
	await db.update(sessions).set({ lastSeenAt: past }).where(eq(sessions.userId, id))
	expect((await call('/api/fetchusername', { headers })).status).toBe(401)
	await call('/api/authcontroller/logout', { headers })
	expect(await newestAct()).toMatchObject({ actorId: id, actorName: userName, itemId: id, action: 'logout' })
	const before = await counts()
	await call('/api/authcontroller/logout', { headers })
	expect(await counts()).toEqual(before)
})

test('a stranger cannot fill the log: tokens that we have not signed leave no row', async () => {
	const before = await counts()
	for (const token of ['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.']) {
		const headers = { Authorization: `Bearer ${token}` }
		for (const path of ['/api/authcontroller/refreshauth', '/api/authcontroller/logout', '/api/fetchusername']) {
			expect((await call(path, { headers })).status).toBe(401)
		}
	}
	expect(await counts()).toEqual(before)
})

test('the log never has wrong input, passwords, tokens or addresses', async () => {
	const { userName, email } = await addStaff()
	await trySignIn('my.password@1 typed as a name', 'Secret&Canary1', '203.0.113.77')
	await trySignIn(userName, 'Secret&Canary2', '203.0.113.77')
	const token = await linkFor(email)
	await reset(token, 'Secret&Canary3')
	const rows = JSON.stringify(await db.select().from(auditLog))
	for (const secret of ['Canary', 'my.password', '203.0.113', token, 'argon2']) expect(rows).not.toContain(secret)
})
