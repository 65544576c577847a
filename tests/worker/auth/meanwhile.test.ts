import { expect, test } from 'vitest'
import { formOf, saveUser } from '#tests/support/builders/user-form.ts'
import { call } from '#tests/support/worker/app.ts'
import { databaseAround } from '#tests/support/worker/faults.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { trySignIn } from '#tests/support/worker/sign-in.ts'
import { addStaff, sessionOf, signedInAs, somePassword } from '#tests/support/worker/staff.ts'

const newPassword = 'Rivermoon1@'

/** A save by an Admin, and the number of rows after it. */
async function adminSaves(id: number, change: object) {
	const answer = await saveUser({ ...(await formOf(id)), ...change }, await signedInAs(['Admin']))
	expect(answer.status).toBe(200)
	return counts()
}

test.each([
	['gets another password', { password: newPassword }],
	['is deactivated', { active: false }],
])('a sign-in opens no session where its user %s during the check of the password', async (_, change) => {
	const { id, userName } = await addStaff()
	let after: unknown
	const before = async () => {
		after = await adminSaves(id, change)
	}
	const answer = await call('/api/authcontroller/login', {
		json: { userName, password: somePassword },
		bindings: { DB: databaseAround(/into "sessions"/, { before }) },
	})
	expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '1'])
	expect(await counts()).toEqual(after)
	expect(await trySignIn(userName, somePassword)).toBe(401)
})

test('a password change changes nothing where its session ends in the meantime', async () => {
	const { id, userName } = await addStaff()
	const headers = await sessionOf(id)
	let after: unknown
	const before = async () => {
		after = await adminSaves(id, { password: newPassword })
	}
	const answer = await call('/api/changepassword', {
		json: { password: 'Amber&River42' },
		headers,
		bindings: { DB: databaseAround(/update "users" set "password_hash"/, { before }) },
	})
	expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'session.expired' }])
	expect(await counts()).toEqual(after)
	expect(await trySignIn(userName, newPassword)).toBe(200)
})
