import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { repeats } from '#tests/support/server/effort.ts'
import { call } from '#tests/support/worker/app.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { linkFor, reset } from '#tests/support/worker/reset-link.ts'
import { trySignIn } from '#tests/support/worker/sign-in.ts'
import { addStaff, db, sessionOf, signedInAs, somePassword } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { users } from '#worker/data/users.table.ts'

const newPassword = 'Rivermoon1@'
const hashOf = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]?.passwordHash

test('the link sets the password, mails the owner, and opens no session', async () => {
	const { id, userName, email } = await addStaff()
	const token = await linkFor(email)
	const to = mailbox()
	const answer = await reset(token, newPassword, to)
	expect(answer.status).toBe(200)
	expect(await answer.json()).toEqual({ message: 'Password Updated Successfully' })
	expect(to.sent.map(({ to, subject }) => [to, subject])).toEqual([
		[`${email}@company.example`, 'Your password was changed'],
	])
	expect(to.sent[0]?.text).not.toContain(newPassword)
	expect(await trySignIn(userName, newPassword)).toBe(200)
	expect(await trySignIn(userName, somePassword)).toBe(401)
	const acts = await db.select().from(auditLog).where(eq(auditLog.itemId, id))
	expect(acts.map(({ action }) => action)).toEqual(expect.arrayContaining(['reset asked', 'password reset']))
})

test('of many uses at once one succeeds, and the password is the one it sent', async () => {
	const { userName, email } = await addStaff()
	const token = await linkFor(email)
	const many = repeats({ usual: 15, nightly: 50 })
	const passwords = Array.from({ length: many }, (_, n) => `Rivermoon${n}@`)
	const answers = await Promise.all(passwords.map((password) => reset(token, password)))
	const won = passwords.filter((_, n) => answers[n]?.status === 200)
	expect(won).toHaveLength(1)
	expect(answers.filter(({ status }) => status === 401)).toHaveLength(many - 1)
	expect(await trySignIn(userName, won[0] ?? '')).toBe(200)
})

test('every open session of the user is dead afterwards, and no other', async () => {
	const { id, email } = await addStaff()
	const sessions = [await sessionOf(id), await sessionOf(id)]
	const bystander = await signedInAs([])
	await reset(await linkFor(email))
	for (const headers of sessions) expect((await call('/api/fetchusername', { headers })).status).toBe(401)
	expect((await call('/api/fetchusername', { headers: bystander })).status).toBe(200)
})

test('a refused password does not use the link up', async () => {
	const { id, email } = await addStaff()
	const token = await linkFor(email)
	const before = await hashOf(id)
	for (const password of ['', 'short', 'Password1!', 'x'.repeat(50_000)]) {
		const answer = await reset(token, password)
		expect(answer.status).toBe(400)
		expect(await answer.json()).toMatchObject({ fields: { password: expect.any(String) } })
	}
	expect(await hashOf(id)).toBe(before)
	expect((await reset(token)).status).toBe(200)
})

test('after a reset a locked account may sign in at once', async () => {
	const { userName, email } = await addStaff()
	for (let n = 0; n < 6; n += 1) await trySignIn(userName, 'wrong')
	await reset(await linkFor(email))
	expect(await trySignIn(userName, newPassword)).toBe(200)
})

test('whose link it is follows from the link alone', async () => {
	const { email } = await addStaff()
	const victim = await addStaff()
	const headers = { Authorization: `Bearer ${await linkFor(email)}` }
	const json = { password: newPassword, userId: victim.id, email: victim.email }
	expect((await call('/api/authcontroller/resetpassword', { json, headers })).status).toBe(400)
	expect(
		(await call(`/api/authcontroller/resetpassword?id=${victim.id}`, { json: { password: newPassword }, headers }))
			.status,
	).toBe(200)
	expect(await trySignIn(victim.userName, somePassword)).toBe(200)
})
