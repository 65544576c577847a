import { describe, expect, test } from 'vitest'
import type { Role } from '#contracts/auth/roles.ts'
import { anotherMobile, formOf, newUser, saveUser } from '#tests/support/builders/user-form.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { addStaff, permissionsFor, sessionOf, signedInAs } from '#tests/support/worker/staff.ts'

/** Everything that an edit of a user can change. */
const stateOf = async (id: number) => [
	await bindings.DB.prepare('select * from users where id = ?').bind(id).first(),
	await bindings.DB.prepare('select * from user_permissions where user_id = ?')
		.bind(id)
		.all()
		.then(({ results }) => results),
	await counts(),
]

/** An editor with UserListing but not Admin saves `change` over a user with these roles. */
async function tryEdit(
	roles: Role[],
	change: (form: Awaited<ReturnType<typeof formOf>>) => object,
	editor: Role[] = [],
) {
	const headers = await signedInAs(['UserListing', ...editor])
	const { id } = await addStaff({ roles })
	const before = await stateOf(id)
	const form = await formOf(id)
	const answer = await saveUser({ ...form, ...change(form) }, headers)
	return { status: answer.status, body: (await answer.json()) as { code?: string }, before, after: await stateOf(id) }
}

const grantsOf = async (...roles: Role[]) => ({ enabledPermissions: await permissionsFor(roles) })

test('an editor without Admin may edit users without further roles, and grant their own roles', async () => {
	const wanted = await grantsOf('Blogs', 'UserListing', 'Flyers')
	const edit = await tryEdit(['Blogs'], () => ({ fullName: 'New Name', ...wanted }), ['Blogs', 'Flyers'])
	expect(edit.status).toBe(200)
	expect(edit.after[1]).toHaveLength(3)
})

test('without Admin one may take roles away that one holds', async () => {
	expect((await tryEdit(['Blogs', 'Careers'], () => ({ enabledPermissions: [] }), ['Blogs', 'Careers'])).status).toBe(
		200,
	)
})

test('without Admin one cannot grant a role that one lacks', async () => {
	for (const role of ['Admin', 'Blogs', 'Careers', 'NewsAdmin'] as const) {
		const wanted = await grantsOf(role)
		const edit = await tryEdit([], () => wanted)
		expect([edit.status, edit.body.code]).toEqual([403, 'user.role-not-held'])
		expect(edit.after).toEqual(edit.before)
	}
})

test('nor to a new user', async () => {
	const headers = await signedInAs(['UserListing'])
	const before = await counts()
	for (const role of ['Admin', 'Blogs'] as const) {
		const answer = await saveUser(newUser(await grantsOf(role)), headers)
		expect(answer.status).toBe(403)
		expect(await answer.json()).toMatchObject({ code: 'user.role-not-held' })
	}
	expect(await counts()).toEqual(before)
})

test('nor to oneself', async () => {
	const { id } = await addStaff({ roles: ['UserListing'] })
	const headers = await sessionOf(id)
	const before = await stateOf(id)
	const form = { ...(await formOf(id)), ...(await grantsOf('UserListing', 'Admin')) }
	expect((await saveUser(form, headers)).status).toBe(403)
	expect(await stateOf(id)).toEqual(before)
})

const everyChange: [string, object][] = [
	['the state', { active: false }],
	['the user name', { userName: 'renamed by a manager' }],
	['the full name', { fullName: 'New Name' }],
	['the mobile number', { mobileNumber: anotherMobile() }],
	['the e-mail', { email: 'mine' }],
	['the password', { password: 'Rivermoon1@' }],
	['the roles', { enabledPermissions: [] }],
	['nothing', {}],
]

describe.each(everyChange)('without Admin one cannot change %s', (_, change) => {
	test('of an Admin', async () => {
		const edit = await tryEdit(['Admin'], () => change)
		expect([edit.status, edit.body.code]).toEqual([403, 'user.admin-only'])
		expect(edit.after).toEqual(edit.before)
	})

	test('of a user with a role that the editor lacks', async () => {
		const edit = await tryEdit(['Blogs', 'UserListing', 'Careers'], () => change, ['Careers'])
		expect([edit.status, edit.body.code]).toEqual([403, 'user.more-roles'])
		expect(edit.after).toEqual(edit.before)
	})
})

test.each(everyChange)('an editor without Admin can change %s of a user whose roles they hold', async (_, change) => {
	expect((await tryEdit(['Blogs', 'UserListing'], () => change, ['Blogs'])).status).toBe(200)
})

test('an editor without Admin cannot reactivate a user with further roles', async () => {
	const { id } = await addStaff({ roles: ['Blogs'], active: false })
	const before = await stateOf(id)
	const answer = await saveUser({ ...(await formOf(id)), active: true }, await signedInAs(['UserListing']))
	expect([answer.status, await answer.json()]).toMatchObject([
		403,
		{ code: 'user.more-roles', errorMsg: 'Only an Admin can edit somebody who holds roles that you lack.' },
	])
	expect((await stateOf(id)).slice(0, 2)).toEqual(before.slice(0, 2))
})

test('the permissions that the browser sends do not count', async () => {
	const { id } = await addStaff()
	const headers = { ...(await signedInAs(['UserListing'])), 'X-Permissions': 'Admin', 'X-Role': 'Admin' }
	const form = { ...(await formOf(id)), ...(await grantsOf('Admin')) }
	expect((await saveUser(form, headers)).status).toBe(403)
	expect((await saveUser({ ...form, permissions: [{ permission: 'Admin' }] }, headers)).status).toBe(400)
})

test('an Admin may grant and edit everything', async () => {
	const { id } = await addStaff({ roles: ['Admin'] })
	const form = { ...(await formOf(id)), ...(await grantsOf('Careers')), password: 'Rivermoon1@', email: 'elsewhere' }
	expect((await saveUser(form, await signedInAs(['Admin']))).status).toBe(200)
})
