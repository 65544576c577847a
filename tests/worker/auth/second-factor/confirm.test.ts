import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#tests/support/worker/app.ts'
import { codeAt, setUpApp } from '#tests/support/worker/authenticator.ts'
import { addPasskey, confirmOptionsOf } from '#tests/support/worker/passkey.ts'
import { addStaff, db, sessionOf, somePassword } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:10.000Z') })
})
afterEach(() => {
	vi.useRealTimers()
})

type Headers = { Authorization: string }
const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code]
const confirm = async (headers: Headers, json: object) =>
	codeOf(await call('/api/authcontroller/confirm', { json, headers }))
/** An act that asks for a confirmation. */
const act = async (headers: Headers) =>
	codeOf(await call('/api/authcontroller/startauthenticator', { method: 'POST', headers }))
const notFresh = [403, 'sign-in.not-fresh']

test('a sign-in counts as a confirmation for five minutes, and so does a password', async () => {
	const headers = await sessionOf((await addStaff()).id)
	expect((await act(headers))[0]).toBe(200)
	pass(5)
	expect(await act(headers)).toEqual(notFresh)
	expect(await confirm(headers, { password: 'Moonlight@2' })).toEqual([400, 'password.current-wrong'])
	expect(await act(headers)).toEqual(notFresh)
	expect((await confirm(headers, { password: somePassword }))[0]).toBe(200)
	pass(4.9)
	expect((await act(headers))[0]).toBe(200)
	pass(0.2)
	expect(await act(headers)).toEqual(notFresh)
})

test('a confirmation holds in its session alone, and the twelve hours of the session stay', async () => {
	const { id } = await addStaff()
	const [headers, other] = [await sessionOf(id), await sessionOf(id)]
	pass(10)
	await confirm(headers, { password: somePassword })
	expect(await act(other)).toEqual(notFresh)
	for (let hour = 0; hour < 11; hour += 1) {
		pass(59)
		const refreshed = await call('/api/authcontroller/refreshauth', { headers })
		Object.assign(headers, { Authorization: ((await refreshed.json()) as { refresh_token: string }).refresh_token })
		await confirm(headers, { password: somePassword })
	}
	pass(65)
	expect((await call('/api/authcontroller/refreshauth', { headers })).status).toBe(401)
})

test('with an app it takes a code, and each works once for signing in and confirming together', async () => {
	const { id, userName } = await addStaff()
	const headers = await sessionOf(id)
	const { secret, recoveryCodes } = await setUpApp(headers)
	pass(10)
	expect(await confirm(headers, { password: somePassword })).toEqual([400, 'confirm.code-due'])
	expect(await confirm(headers, { password: somePassword, code: '000000' })).toEqual([400, 'confirm.code-wrong'])
	const code = codeAt(secret, Date.now())
	expect(await confirm(headers, { password: 'Moonlight@2', code })).toEqual([400, 'password.current-wrong'])
	expect((await confirm(headers, { password: somePassword, code }))[0]).toBe(200)
	const login = await call('/api/authcontroller/login', { json: { userName, password: somePassword, code } })
	expect(login.status).toBe(401)
	pass(10)
	expect((await confirm(headers, { password: somePassword, code: recoveryCodes[0] }))[0]).toBe(200)
	const refusals = and(eq(auditLog.itemId, id), eq(auditLog.action, 'confirmation failed: code'))
	expect(await db.$count(auditLog, refusals)).toBe(1)
})

test('a passkey confirms without the password', async () => {
	const headers = await sessionOf((await addStaff()).id)
	const passkey = await addPasskey(headers)
	pass(10)
	const credential = await passkey.answer(await confirmOptionsOf(headers))
	expect((await confirm(headers, { credential }))[0]).toBe(200)
	expect((await act(headers))[0]).toBe(200)
	expect(await confirm(headers, { credential }), 'the answer is used').toEqual([400, 'confirm.passkey-refused'])
	expect((await confirm(headers, {}))[0], 'nothing given').toBe(400)
})

test('a session that ended meanwhile is not confirmed', async () => {
	const headers = await sessionOf((await addStaff()).id)
	await call('/api/authcontroller/logout', { headers })
	expect((await confirm(headers, { password: somePassword }))[0]).toBe(401)
})

test('five minutes after the sign-in a new password needs the current one and a code, where there is a factor', async () => {
	const { id } = await addStaff()
	const headers = await sessionOf(id)
	const { secret } = await setUpApp(headers)
	const change = async (json: object) =>
		codeOf(await call('/api/changepassword', { json: { password: 'Rivermoon1@', ...json }, headers }))
	pass(10)
	expect(await change({ currentPassword: somePassword })).toEqual([400, 'confirm.code-due'])
	expect(await change({ currentPassword: somePassword, code: '000000' })).toEqual([400, 'confirm.code-wrong'])
	expect(await change({ currentPassword: somePassword, code: codeAt(secret, Date.now()) })).toEqual([200, undefined])
})

test("one's own number, an address and a password of somebody ask for a confirmation; other changes do not", async () => {
	const admin = await addStaff({ roles: ['Admin'] })
	const other = await addStaff()
	const headers = await sessionOf(admin.id)
	pass(10)
	const details = async (id: number) => {
		const {
			permissionsList,
			reviewLinks: _,
			...user
		} = (await (await call(`/api/usercontroller/fetchdetailsbyid/${id}`, { headers })).json()) as Record<
			string,
			unknown
		>
		return { ...user, enabledPermissions: permissionsList, password: '' }
	}
	const save = async (id: number, change: object) =>
		codeOf(await call('/api/usercontroller/saveusers', { json: { ...(await details(id)), ...change }, headers }))
	expect(await save(other.id, { email: `moved${other.id}` })).toEqual(notFresh)
	expect(await save(other.id, { password: 'Rivermoon1@' })).toEqual(notFresh)
	expect(await save(admin.id, { mobileNumber: '9000000009' })).toEqual(notFresh)
	expect((await save(other.id, { mobileNumber: '9000000009', fullName: 'Asha' }))[0]).toBe(200)
	const own = async (json: object) => codeOf(await call('/api/saveowndetails', { json, headers }))
	expect(await own({ fullName: 'Nila', mobileNumber: '+4917012345678' })).toEqual(notFresh)
	await confirm(headers, { password: somePassword })
	expect((await save(other.id, { email: `moved${other.id}` }))[0]).toBe(200)
	expect((await own({ fullName: 'Nila', mobileNumber: '+4917012345678' }))[0]).toBe(200)
	const account = (await (await call('/api/fetchusername', { headers })).json()) as { version: number }
	expect(account).toMatchObject({ fullName: 'Nila', mobileNumber: '+4917012345678' })
	expect(await own({ fullName: 'Nila V', mobileNumber: '+4917012345678', version: account.version - 1 })).toEqual([
		409,
		'write.stale',
	])
})
