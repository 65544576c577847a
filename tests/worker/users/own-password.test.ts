import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bindings, call } from '#tests/support/worker/app.ts'
import { addStaff, db, sessionOf } from '#tests/support/worker/staff.ts'
import { brand } from '#web/content/brand.ts'
import { passwordResets } from '#worker/features/auth/auth.table.ts'
import { outbox } from '#worker/mail/outbox.table.ts'

const formOf = (user: { id: number; userName: string; fullName: string; email: string }, permissions: number[]) => ({
	...user,
	mobileNumber: brand.staffNumbers.example,
	active: true,
	enabledPermissions: permissions,
	password: 'Sunset@77x',
})

const admin = 1

test('users cannot change their own password in the list of users later than five minutes after their sign-in', async () => {
	const user = await addStaff({ roles: ['Admin'] })
	const older = await sessionOf(user.id, new Date(Date.now() - 6 * 60_000))
	const refused = await call('/api/usercontroller/saveusers', { json: formOf(user, [admin]), headers: older })
	expect(refused.status).toBe(403)
	expect(await refused.json()).toMatchObject({ code: 'user.own-password', fields: { password: expect.any(String) } })
	const saved = await call('/api/usercontroller/saveusers', {
		json: formOf(user, [admin]),
		headers: await sessionOf(user.id),
	})
	expect(saved.status).toBe(200)
})

test('a user gets a mail when another editor sets their password', async () => {
	const [boss, user] = [await addStaff({ roles: ['Admin'] }), await addStaff()]
	const headers = await sessionOf(boss.id)
	expect((await call('/api/usercontroller/saveusers', { json: formOf(user, []), headers })).status).toBe(200)
	const mails = await db.select().from(outbox).where(eq(outbox.subjectId, user.id))
	expect(mails).toMatchObject([{ kind: 'password-changed', status: 'sent' }])
})

test('an Admin without a password does not count as the last one', async () => {
	const boss = await addStaff({ roles: ['Admin'] })
	const headers = await sessionOf(boss.id)
	const others = await call('/api/usercontroller/getalluserdetails', { json: { size: 100 }, headers })
	const { content } = (await others.json()) as { content: { id: number }[] }
	for (const { id } of content.filter(({ id }) => id !== boss.id)) {
		await bindings.DB.prepare('update users set active = 0 where id = ?').bind(id).run()
	}
	const invited = { userName: 'invited', fullName: 'Invited', email: 'invited', sendPasswordLink: true, password: '' }
	const json = { ...formOf({ ...invited, id: 0 }, [admin]), ...invited }
	expect((await call('/api/usercontroller/saveusers', { json, headers })).status).toBe(200)
	expect(await db.$count(passwordResets)).toBeGreaterThan(0)
	const demoted = await call('/api/usercontroller/saveusers', {
		json: { ...formOf(boss, []), password: '' },
		headers,
	})
	expect(await demoted.json()).toMatchObject({ code: 'user.last-admin' })
})

test.each(['Inj\r\nBcc: evil@x.yz', 'admin\u200b'])('a name that cannot be seen whole is refused: %j', async (name) => {
	const boss = await addStaff({ roles: ['Admin'] })
	const headers = await sessionOf(boss.id)
	const person = { userName: name, fullName: name, email: `fresh${Date.now()}`, id: 0 }
	const answer = await call('/api/usercontroller/saveusers', { json: formOf(person, []), headers })
	expect(answer.status).toBe(400)
	const message = 'Contains line breaks or invisible characters'
	expect(await answer.json()).toMatchObject({ fields: { userName: message, fullName: message } })
})
