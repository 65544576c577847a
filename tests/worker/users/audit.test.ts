import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formOf, newUser, saveUser } from '#tests/support/builders/user-form.ts'
import { addStaff, db, permissionsFor, sessionOf } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'

async function newestAct() {
	const [act] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
	return { ...act, changes: JSON.parse(act?.changes ?? '{}') }
}
const anAdmin = async () => {
	const admin = await addStaff({ roles: ['Admin'] })
	return { admin, headers: await sessionOf(admin.id) }
}

test('the audit entry of a new user has the editor, the request and the fields', async () => {
	const { admin, headers } = await anAdmin()
	const form = newUser({ enabledPermissions: await permissionsFor(['Blogs']) })
	const answer = await saveUser(form, headers)
	expect(await newestAct()).toMatchObject({
		actorId: admin.id,
		actorName: admin.userName,
		section: 'users',
		action: 'added',
		itemId: await answer.json(),
		requestId: answer.headers.get('X-Request-Id'),
		changes: {
			userName: [null, form.userName],
			fullName: [null, form.fullName],
			email: [null, form.email],
			mobileNumber: [null, form.mobileNumber],
			active: [null, true],
			permissions: [null, form.enabledPermissions],
		},
	})
})

test('the audit entry of a change has the changed fields only, before and after', async () => {
	const { admin, headers } = await anAdmin()
	const { id, fullName } = await addStaff({ roles: ['Blogs'] })
	const enabledPermissions = await permissionsFor(['Careers'])
	await saveUser({ ...(await formOf(id)), fullName: 'New Name', active: false, enabledPermissions }, headers)
	expect(await newestAct()).toMatchObject({ actorId: admin.id, section: 'users', action: 'changed', itemId: id })
	expect((await newestAct()).changes).toEqual({
		fullName: [fullName, 'New Name'],
		active: [true, false],
		permissions: [await permissionsFor(['Blogs']), enabledPermissions],
	})
})

test('the order in which permissions are sent, and the case of the e-mail, are no change', async () => {
	const { headers } = await anAdmin()
	const { id } = await addStaff({ roles: ['Blogs', 'Careers', 'Flyers'] })
	const form = await formOf(id)
	const reversed = [...form.enabledPermissions].reverse()
	await saveUser({ ...form, email: form.email.toUpperCase(), enabledPermissions: reversed }, headers)
	expect((await newestAct()).changes).toEqual({})
})

test('of a password only the change is recorded', async () => {
	const { headers } = await anAdmin()
	const { id } = await addStaff()
	await saveUser({ ...(await formOf(id)), password: 'Rivermoon1@' }, headers)
	expect((await newestAct()).changes).toEqual({ password: null })
	await saveUser(newUser({ password: 'Rivermoon2@' }), headers)
	expect((await newestAct()).changes).toHaveProperty('password', null)
	const log = JSON.stringify(await db.select().from(auditLog))
	expect(log).not.toMatch(/Rivermoon|argon2/)
})

test('each of two writes without a version leaves its row', async () => {
	const { headers } = await anAdmin()
	const { id } = await addStaff({ fullName: 'Original' })
	const form = await formOf(id)
	await saveUser({ ...form, fullName: 'First' }, headers)
	expect((await newestAct()).changes).toEqual({ fullName: ['Original', 'First'] })
	await saveUser({ ...form, fullName: 'Second' }, headers)
	expect((await newestAct()).changes).toEqual({ fullName: ['First', 'Second'] })
})

test('a save that is refused leaves no row of a change', async () => {
	const { headers } = await anAdmin()
	const { id } = await addStaff()
	const before = await db.$count(auditLog)
	await saveUser({ ...(await formOf(id)), userName: '' }, headers)
	await saveUser({ ...(await formOf(id)), version: 9 }, headers)
	await saveUser({ ...(await formOf(id)), id: 987_654 }, headers)
	expect(await db.$count(auditLog)).toBe(before)
})
