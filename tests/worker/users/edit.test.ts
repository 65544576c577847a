import { expect, test } from 'vitest'
import { anotherMobile, formOf, saveUser } from '#tests/support/builders/user-form.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { linkFor, reset } from '#tests/support/worker/reset-link.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { trySignIn } from '#tests/support/worker/sign-in.ts'
import { addStaff, db, permissionsFor, signedInAs, somePassword } from '#tests/support/worker/staff.ts'
import { findUser } from '#worker/features/users/users.queries.ts'

const rowOf = (id: number) => bindings.DB.prepare('select * from users where id = ?').bind(id).first()

test('every field of a user can be changed, and the id is answered', async () => {
	const { id } = await addStaff({ roles: ['Blogs'] })
	const enabledPermissions = await permissionsFor(['Careers', 'Flyers'])
	const fields = { userName: 'Renamed', fullName: 'New Name', email: 'renamed', mobileNumber: anotherMobile() }
	const answer = await saveUser({ id, ...fields, active: false, enabledPermissions }, await signedInAs(['Admin']))
	expect([answer.status, await answer.json()]).toEqual([200, id])
	expect(await findUser(db, id)).toEqual({
		id,
		...fields,
		active: false,
		permissionsList: enabledPermissions,
		reviewLinks: [],
		version: 2,
	})
})

test.each([undefined, null, ''])('a blank password (%j) keeps the current one', async (password) => {
	const { id, userName } = await addStaff()
	const before = await rowOf(id)
	const answer = await saveUser({ ...(await formOf(id)), fullName: 'New Name', password }, await signedInAs(['Admin']))
	expect(answer.status).toBe(200)
	expect((await rowOf(id))?.password_hash).toBe(before?.password_hash)
	expect(await trySignIn(userName, somePassword)).toBe(200)
})

test('a password that is given replaces the current one', async () => {
	const { id, userName } = await addStaff()
	await saveUser({ ...(await formOf(id)), password: 'Rivermoon1@' }, await signedInAs(['Admin']))
	expect(await trySignIn(userName, 'Rivermoon1@')).toBe(200)
	expect(await trySignIn(userName, somePassword)).toBe(401)
})

test("the user's own name and address in another case are no duplicates", async () => {
	const { id } = await addStaff({ userName: 'Asha Nair', email: 'asha' })
	const form = { ...(await formOf(id)), userName: 'ASHA nair', email: 'ASHA' }
	expect((await saveUser(form, await signedInAs(['Admin']))).status).toBe(200)
	expect(await findUser(db, id)).toMatchObject({ userName: 'ASHA nair', email: 'asha' })
})

test('the name or the address of another is refused, and nothing of the save is written', async () => {
	const other = await addStaff({ userName: 'Taken', email: 'taken' })
	const { id } = await addStaff({ roles: ['Blogs'] })
	const headers = await signedInAs(['Admin'])
	const [row, rows] = [await rowOf(id), await counts()]
	const form = { ...(await formOf(id)), fullName: 'New Name', enabledPermissions: [], password: 'Rivermoon1@' }
	for (const [wrong, code] of [
		[{ userName: 'TAKEN ' }, 'user.name-taken'],
		[{ email: 'Taken' }, 'user.email-taken'],
	] as const) {
		const answer = await saveUser({ ...form, ...wrong }, headers)
		expect(answer.status).toBe(409)
		expect(await answer.json()).toMatchObject({ code })
	}
	expect(await rowOf(id)).toEqual(row)
	expect(await counts()).toEqual(rows)
	expect((await findUser(db, other.id))?.version).toBe(1)
})

test.each([
	['the e-mail changes', { email: 'somewhere.else' }, 401],
	['an Admin sets the password', { password: 'Rivermoon1@' }, 401],
	['the user is deactivated, even if he is active again', { active: false }, 401],
	['anything else changes', { fullName: 'New Name' }, 200],
])('when %s, a set-password link that was mailed before is answered %i', async (_, change, status) => {
	const { id, email } = await addStaff()
	const token = await linkFor(email)
	const [form, headers] = [await formOf(id), await signedInAs(['Admin'])]
	expect((await saveUser({ ...form, ...change }, headers)).status).toBe(200)
	expect((await saveUser({ ...(await formOf(id)), active: true }, headers)).status).toBe(200)
	expect((await reset(token)).status).toBe(status)
})

test.each([
	['a permission that does not exist', { enabledPermissions: [1, 999] }, 'enabledPermissions'],
	['a weak password', { password: 'rivermoon' }, 'password'],
	['no e-mail', { email: '' }, 'email'],
	['a field that is not of the form', { passwordHash: 'x' }, 'passwordHash'],
	['another field that is not of the form', { tokens_valid_after: 0 }, 'tokens_valid_after'],
])('%s is refused with its field, and the user stays as he is', async (_, wrong, field) => {
	const { id } = await addStaff({ roles: ['Blogs'] })
	const headers = await signedInAs(['Admin'])
	const [row, rows] = [await rowOf(id), await counts()]
	const answer = await saveUser({ ...(await formOf(id)), fullName: 'New Name', ...wrong }, headers)
	expect(answer.status).toBe(400)
	expect(((await answer.json()) as { fields: object }).fields).toHaveProperty(field)
	expect(await rowOf(id)).toEqual(row)
	expect(await counts()).toEqual(rows)
})

test('an edit does not create a missing user', async () => {
	const { id } = await addStaff()
	const headers = await signedInAs(['Admin'])
	const rows = await counts()
	const answer = await saveUser({ ...(await formOf(id)), id: 987_654, userName: 'x', email: 'x' }, headers)
	expect(answer.status).toBe(404)
	expect(await answer.json()).toMatchObject({ code: 'user.not-found', errorMsg: 'User with id not found' })
	expect(await counts()).toEqual(rows)
})
