import { afterEach, expect, test, vi } from 'vitest'
import { anotherMobile, formOf, saveUser } from '#tests/support/builders/user-form.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { addStaff, db, sessionOf, signedInAs } from '#tests/support/worker/staff.ts'
import { findUser } from '#worker/features/users/users.queries.ts'

afterEach(() => {
	vi.useRealTimers()
})

const rowOf = (id: number) => bindings.DB.prepare('select * from users where id = ?').bind(id).first()

test('a save that started from the newest version succeeds and makes the next', async () => {
	const { id } = await addStaff()
	const headers = await signedInAs(['Admin'])
	for (const version of [1, 2, 3]) {
		const answer = await saveUser({ ...(await formOf(id)), fullName: `Name ${version}`, version }, headers)
		expect(answer.status).toBe(200)
	}
	expect(await findUser(db, id)).toMatchObject({ fullName: 'Name 3', version: 4 })
})

test('a stale save is refused with the name and the time of the last change, and nothing is written', async () => {
	vi.setSystemTime('2026-03-02T09:15:30.000Z')
	const { id } = await addStaff({ roles: ['Blogs'] })
	const asha = await addStaff({ fullName: 'Asha Nair', roles: ['Admin'] })
	expect(
		(await saveUser({ ...(await formOf(id)), fullName: 'By Asha', version: 1 }, await sessionOf(asha.id))).status,
	).toBe(200)
	const late = await signedInAs(['Admin'])
	const [row, rows] = [await rowOf(id), await counts()]
	const form = {
		...(await formOf(id)),
		fullName: 'Too late',
		password: 'Rivermoon1@',
		enabledPermissions: [],
		version: 1,
	}
	const answer = await saveUser(form, late)
	expect(answer.status).toBe(409)
	expect(await answer.json()).toEqual({
		code: 'write.stale',
		errorMsg: 'Asha Nair changed this on 2 Mar 2026, 09:15 UTC. What you sent has not been saved.',
		newestSave: { by: 'Asha Nair', at: '2026-03-02T09:15:30.000Z' },
		requestId: expect.any(String),
	})
	expect(await rowOf(id)).toEqual(row)
	expect(await counts()).toEqual(rows)
})

test('a version that does not exist yet is refused as well', async () => {
	const { id } = await addStaff()
	const answer = await saveUser({ ...(await formOf(id)), version: 2 }, await signedInAs(['Admin']))
	expect(answer.status).toBe(409)
})

test('of two concurrent saves of one version one succeeds, and no fields are mixed', async () => {
	for (let round = 0; round < 10; round += 1) {
		const { id } = await addStaff()
		const form = await formOf(id)
		const tries = ['One', 'Two'].map((name) => ({
			...form,
			fullName: name,
			mobileNumber: anotherMobile(name === 'One' ? 1 : 2),
			version: 1,
		}))
		const sessions = [await signedInAs(['Admin']), await signedInAs(['Admin'])]
		const answers = await Promise.all(tries.map((json, n) => saveUser(json, sessions[n] as { Authorization: string })))
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
		const refused = answers.find(({ status }) => status === 409)
		expect(await refused?.json()).toMatchObject({
			code: 'write.stale',
			errorMsg: expect.stringMatching(/changed this on/),
		})
		const won = tries[answers.findIndex(({ status }) => status === 200)]
		expect(await findUser(db, id)).toMatchObject({
			fullName: won?.fullName,
			mobileNumber: won?.mobileNumber,
			version: 2,
		})
	}
})

test('without a version the last write wins', async () => {
	const { id } = await addStaff()
	const form = await formOf(id)
	const headers = await signedInAs(['Admin'])
	for (const fullName of ['First', 'Second']) expect((await saveUser({ ...form, fullName }, headers)).status).toBe(200)
	expect(await findUser(db, id)).toMatchObject({ fullName: 'Second', version: 3 })
})

test('of twenty saves of one user at once, all without a version, none is refused', async () => {
	const { id } = await addStaff()
	const form = await formOf(id)
	const headers = await signedInAs(['Admin'])
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, number) => saveUser({ ...form, fullName: `Edit ${number}` }, headers)),
	)
	expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
	expect(await findUser(db, id)).toMatchObject({ version: 21 })
})
