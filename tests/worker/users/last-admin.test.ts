import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { formOf, saveUser } from '#tests/support/builders/user-form.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { addStaff, db, permissionsFor, sessionOf } from '#tests/support/worker/staff.ts'
import { users } from '#worker/data/users.table.ts'
import { findUser } from '#worker/features/users/users.queries.ts'

// Admins of other tests would not leave a last one.
beforeEach(async () => {
	await bindings.DB.exec('delete from user_permissions')
})

const rolesBut = (permissions: number[], gone: number[]) => permissions.filter((id) => !gone.includes(id))

/** The form that takes Admin from this user and changes nothing else. */
async function demotion(id: number) {
	const form = await formOf(id)
	return { ...form, enabledPermissions: rolesBut(form.enabledPermissions, await permissionsFor(['Admin'])) }
}
const isAdmin = async (id: number) => {
	const [admin] = await permissionsFor(['Admin'])
	const user = await findUser(db, id)
	return user?.active === true && user.permissionsList.includes(admin ?? 0)
}

test('the last Admin cannot give up being Admin', async () => {
	const { id } = await addStaff({ roles: ['Admin', 'Blogs'] })
	const answer = await saveUser({ ...(await demotion(id)), fullName: 'New Name' }, await sessionOf(id))
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({
		code: 'user.last-admin',
		errorMsg: 'This is the last active Admin. Make somebody else Admin first.',
	})
	expect(await isAdmin(id)).toBe(true)
	expect(await findUser(db, id)).toMatchObject({ version: 1, fullName: expect.not.stringContaining('New Name') })
})

test('an Admin who is not active does not count', async () => {
	await addStaff({ roles: ['Admin'], active: false })
	const { id } = await addStaff({ roles: ['Admin'] })
	expect((await saveUser(await demotion(id), await sessionOf(id))).status).toBe(409)
	expect(await isAdmin(id)).toBe(true)
})

test('with another active Admin one can give it up', async () => {
	await addStaff({ roles: ['Admin'] })
	const { id } = await addStaff({ roles: ['Admin'] })
	expect((await saveUser(await demotion(id), await sessionOf(id))).status).toBe(200)
	expect(await isAdmin(id)).toBe(false)
})

test('the last Admin can be renamed and given a password', async () => {
	const { id } = await addStaff({ roles: ['Admin'] })
	const form = { ...(await formOf(id)), fullName: 'New Name', password: 'Rivermoon1@' }
	expect((await saveUser(form, await sessionOf(id))).status).toBe(200)
})

test('users cannot deactivate themselves, even with another Admin', async () => {
	await addStaff({ roles: ['Admin'] })
	for (const role of ['Admin', 'UserListing'] as const) {
		const { id } = await addStaff({ roles: [role] })
		const answer = await saveUser({ ...(await formOf(id)), active: false }, await sessionOf(id))
		expect(answer.status).toBe(409)
		expect(await answer.json()).toMatchObject({
			code: 'user.self-deactivation',
			errorMsg: 'You cannot deactivate your own account.',
		})
		expect(await findUser(db, id)).toMatchObject({ active: true, version: 1 })
	}
})

test.each([
	['take Admin from', demotion],
	['deactivate', async (id: number) => ({ ...(await formOf(id)), active: false })],
])('of two Admins who concurrently %s each other one remains', async (_, formFor) => {
	for (let round = 0; round < 10; round += 1) {
		await bindings.DB.exec('delete from user_permissions')
		const [one, two] = [await addStaff({ roles: ['Admin'] }), await addStaff({ roles: ['Admin'] })]
		const forms = [await formFor(two.id), await formFor(one.id)] as const
		const sessions = [await sessionOf(one.id), await sessionOf(two.id)] as const
		const answers = await Promise.all([saveUser(forms[0], sessions[0]), saveUser(forms[1], sessions[1])])
		const statuses = answers.map(({ status }) => status).sort()
		expect([await isAdmin(one.id), await isAdmin(two.id)].filter(Boolean)).toHaveLength(1)
		expect(statuses[0]).toBe(200)
		expect([401, 403, 409]).toContain(statuses[1])
	}
})

test('a user who is no longer Admin in the database loses the rights at once', async () => {
	await addStaff({ roles: ['Admin'] })
	const { id } = await addStaff({ roles: ['Admin'] })
	const headers = await sessionOf(id)
	const { id: victim } = await addStaff()
	await bindings.DB.prepare('delete from user_permissions where user_id = ?').bind(id).run()
	expect((await saveUser(await formOf(victim), headers)).status).toBe(403)
	expect((await db.select().from(users).where(eq(users.id, victim)))[0]?.version).toBe(1)
})
