import { expect, test } from 'vitest'
import { formOf, saveUser } from '#tests/support/builders/user-form.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { addStaff, db, grant, sessionOf, signedInAs } from '#tests/support/worker/staff.ts'
import { openLink } from '#worker/features/auth/password-links.ts'
import { signResetToken } from '#worker/features/auth/reset-token.ts'

type Headers = { Authorization: string }
const paths = ['/api/fetchusername', '/api/usercontroller/fetchpermissions', '/api/contactuscontroller/viewDepartments']
const more = [
	'/api/dashboardcontroller/summary',
	'/api/contactuscontroller/listDepartments',
	'/api/authcontroller/refreshauth',
]
const statuses = async (headers: Headers) => {
	const answers = []
	for (const path of [...paths, ...more]) answers.push((await call(path, { headers })).status)
	return answers
}
const logout = (headers: Headers) => call('/api/authcontroller/logout', { headers })
const allLive = Array(6).fill(200)
const allDead = Array(6).fill(401)

const save = async (form: object) => (await saveUser(form, await signedInAs(['Admin']))).status

test('a logout ends the session everywhere, and a second one is answered alike', async () => {
	const headers = await signedInAs(['Admin'])
	expect(await statuses(headers)).toEqual(allLive)
	const first = await logout(headers)
	expect(first.status).toBe(200)
	expect(await statuses(headers)).toEqual(allDead)
	const second = await logout(headers)
	expect([second.status, await second.json()]).toEqual([200, await first.json()])
	expect(await statuses(headers)).toEqual(allDead)
})

test('logout without a token is refused', async () => {
	expect((await call('/api/authcontroller/logout')).status).toBe(401)
})

test('a deactivated user is signed out of every session at the next call, and stays out after a reactivation', async () => {
	const { id } = await addStaff({ roles: ['Admin'] })
	const [one, two] = [await sessionOf(id), await sessionOf(id)]
	const form = await formOf(id)
	expect(await save({ ...form, active: false })).toBe(200)
	expect(await statuses(one)).toEqual(allDead)
	expect(await statuses(two)).toEqual(allDead)
	expect(await save({ ...form, active: true })).toBe(200)
	expect(await statuses(one)).toEqual(allDead)
})

test('a user who is deactivated only in the database is signed out too', async () => {
	const { id } = await addStaff({ roles: ['Admin'] })
	const headers = await sessionOf(id)
	await bindings.DB.prepare('update users set active = 0 where id = ?').bind(id).run()
	expect(await statuses(headers)).toEqual(allDead)
})

test('a permission that is taken away or given counts from the next call on', async () => {
	const { id } = await addStaff({ roles: ['UserListing'] })
	const headers = await sessionOf(id)
	const users = () => call('/api/usercontroller/fetchpermissions', { headers })
	expect((await users()).status).toBe(200)
	expect(await save({ ...(await formOf(id)), enabledPermissions: [] })).toBe(200)
	expect((await users()).status).toBe(403)
	const refreshed = await call('/api/authcontroller/refreshauth', { headers })
	expect(await refreshed.json()).toMatchObject({ permissions: [] })
	await grant(id, ['UserListing'])
	expect((await users()).status).toBe(200)
})

test('a password that an Admin sets ends the sessions of its user', async () => {
	const { id } = await addStaff({ roles: ['Admin'] })
	const headers = await sessionOf(id)
	expect(await save({ ...(await formOf(id)), password: 'Rivermoon1@' })).toBe(200)
	expect(await statuses(headers)).toEqual(allDead)
})

test('a save that changes neither password nor state leaves the sessions alone', async () => {
	const { id } = await addStaff({ roles: ['Admin'] })
	const headers = await sessionOf(id)
	expect(await save({ ...(await formOf(id)), fullName: 'Another Name', password: '' })).toBe(200)
	expect(await statuses(headers)).toEqual(allLive)
})

test('a password change ends the other sessions, with the next call, and keeps its own', async () => {
	const { id } = await addStaff({ roles: ['Admin'] })
	const [own, other] = [await sessionOf(id), await sessionOf(id)]
	expect((await call('/api/changepassword', { json: { password: 'Rivermoon1@' }, headers: own })).status).toBe(200)
	expect(await statuses(other)).toEqual(allDead)
	expect(await statuses(own)).toEqual(allLive)
})

test('a password reset ends every session, with the next call', async () => {
	const { id } = await addStaff({ roles: ['Admin'] })
	const [one, two] = [await sessionOf(id), await sessionOf(id)]
	const link = { secret: crypto.randomUUID(), seed: crypto.randomUUID(), isInvitation: false }
	await db.batch(await openLink(db, id, link))
	const token = await signResetToken(link.secret, { createdAt: new Date(), expiresAt: new Date(Date.now() + 600_000) })
	const headers = { Authorization: `Bearer ${token}` }
	const reset = await call('/api/authcontroller/resetpassword', { json: { password: 'Rivermoon1@' }, headers })
	expect(reset.status).toBe(200)
	expect(await statuses(one)).toEqual(allDead)
	expect(await statuses(two)).toEqual(allDead)
})

test('the sessions of others are never touched', async () => {
	const bystander = await signedInAs(['Admin'])
	const { id } = await addStaff()
	await logout(await sessionOf(id))
	await save({ ...(await formOf(id)), active: false })
	expect(await statuses(bystander)).toEqual(allLive)
})

test('the id of a deleted user is never reused, and their token stays invalid', async () => {
	const { id } = await addStaff({ roles: ['Admin'] })
	const headers = await sessionOf(id)
	await bindings.DB.batch(
		['sessions where user_id', 'user_permissions where user_id', 'users where id'].map((rows) =>
			bindings.DB.prepare(`delete from ${rows} = ?`).bind(id),
		),
	)
	const next = await addStaff({ roles: ['Admin'] })
	expect(next.id).toBeGreaterThan(id)
	expect(await statuses(headers)).toEqual(allDead)
	expect(await statuses(await sessionOf(next.id))).toEqual(allLive)
})
