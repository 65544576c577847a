import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formOf, saveUser } from '#tests/support/builders/user-form.ts'
import { databaseAround } from '#tests/support/worker/faults.ts'
import { addStaff, db, grant, permissionsFor, signedInAs } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { findUser } from '#worker/features/users/users.queries.ts'

/** Runs `act` before the first write to a user. */
function onceBefore(act: () => Promise<unknown>) {
	let hasRun = false
	const before = async () => {
		if (hasRun) return
		hasRun = true
		await act()
	}
	return { DB: databaseAround(/update "users"/, { before }) }
}

test('an edit without a version is checked against the row that it changes', async () => {
	const { id } = await addStaff()
	const form = await formOf(id)
	const becomesAdmin = async () => {
		const enabledPermissions = await permissionsFor(['Admin'])
		expect((await saveUser({ ...form, enabledPermissions }, await signedInAs(['Admin']))).status).toBe(200)
	}
	const edit = { ...form, password: 'Rivermoon1@' }
	const answer = await saveUser(edit, await signedInAs(['UserListing']), onceBefore(becomesAdmin))
	expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'user.admin-only' }])
	expect(await findUser(db, id)).toMatchObject({ permissionsList: await permissionsFor(['Admin']), version: 2 })
})

test('an allowed last write wins, and the audit log has the difference to the write before', async () => {
	const { id } = await addStaff({ fullName: 'First' })
	await grant(id, ['Blogs'])
	const form = await formOf(id)
	const admin = await signedInAs(['Admin'])
	const saves = (fullName: string) => saveUser({ ...form, fullName }, admin)
	const answer = await saveUser(
		{ ...form, fullName: 'Third' },
		admin,
		onceBefore(() => saves('Second')),
	)
	expect(answer.status).toBe(200)
	expect(await findUser(db, id)).toMatchObject({ fullName: 'Third', version: 3 })
	const [act] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
	expect(JSON.parse(act?.changes ?? '')).toEqual({ fullName: ['Second', 'Third'] })
})
