import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAdmin } from '#scripts/local/first-admin.ts'
import { resetFactorsOf } from '#scripts/local/reset-factors.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { setUpApp } from '#tests/support/worker/authenticator.ts'
import { trySignIn } from '#tests/support/worker/sign-in.ts'
import { addStaff, db, sessionOf, somePassword } from '#tests/support/worker/staff.ts'
import { brand } from '#web/content/brand.ts'

import { auditLog } from '#worker/data/audit.table.ts'

const maya = { userName: 'maya', fullName: 'Maya Varma', email: 'Maya.Varma', mobileNumber: brand.staffNumbers.example }
const password = 'Sunrise@77x'

test('the first administrator sets a password by a link that works once, and is Admin', async () => {
	const link = await addAdmin(bindings, maya)
	expect(link).toMatch(/^https:\/\/www\.company\.test\/ResetPassword\//)
	const Authorization = `Bearer ${link.split('/').at(-1)}`

	const reset = () => call('/api/authcontroller/resetpassword', { json: { password }, headers: { Authorization } })
	expect((await reset()).status).toBe(200)
	expect((await reset()).status).toBe(401)

	const signedIn = await call('/api/authcontroller/login', { json: { userName: 'maya', password } })
	expect(await signedIn.json()).toMatchObject({ permissions: [{ permission: 'Admin' }] })
})

test('the link expires after three days', async () => {
	const fourDaysAgo = new Date(Date.now() - 4 * 86_400_000)
	const link = await addAdmin(bindings, { ...maya, userName: 'late', email: 'late' }, fourDaysAgo)
	const Authorization = `Bearer ${link.split('/').at(-1)}`
	const answer = await call('/api/authcontroller/resetpassword', { json: { password }, headers: { Authorization } })
	expect(answer.status).toBe(401)
})

test('a taken name or address is refused, and nothing is added', async () => {
	await addAdmin(bindings, { ...maya, userName: 'taken', email: 'taken' })
	const users = () => bindings.DB.prepare('select count(*) as count from users').first('count')
	const before = await users()
	await expect(addAdmin(bindings, { ...maya, userName: 'TAKEN', email: 'free' })).rejects.toThrow('a user "TAKEN"')
	await expect(addAdmin(bindings, { ...maya, userName: 'free', email: 'Taken' })).rejects.toThrow('the e-mail "Taken"')
	expect(await users()).toBe(before)
})

test('the rules of the user form hold', async () => {
	await expect(addAdmin(bindings, { ...maya, email: 'a b', mobileNumber: '123' })).rejects.toThrow(
		`email: Invalid e-mail format!\nmobileNumber: ${brand.staffNumbers.message}`,
	)
})

test('the second factors of a user are reset by a command, which the audit log shows', async () => {
	const { id, userName } = await addStaff({ roles: ['Admin'] })
	await setUpApp(await sessionOf(id))
	expect(await trySignIn(userName, somePassword)).toBe(401)
	expect(await resetFactorsOf(bindings, userName.toUpperCase())).toBe(userName)
	expect(await trySignIn(userName, somePassword)).toBe(200)
	const acts = await db.select().from(auditLog).where(eq(auditLog.itemId, id))
	expect(acts).toContainEqual(
		expect.objectContaining({ action: 'factors reset', actorId: null, requestId: 'npm run admin' }),
	)
	await expect(resetFactorsOf(bindings, 'nobody')).rejects.toThrow('There is no user "nobody".')
})
