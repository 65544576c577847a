import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#tests/support/worker/app.ts'
import { setUpApp } from '#tests/support/worker/authenticator.ts'
import { addPasskey } from '#tests/support/worker/passkey.ts'
import { addStaff, db, sessionOf, somePassword } from '#tests/support/worker/staff.ts'
import { signInPolicies } from '#worker/features/auth/second-factor/factors.table.ts'

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00.000Z') })
})
afterEach(async () => {
	vi.useRealTimers()
	await db.delete(signInPolicies)
})

type Headers = { Authorization: string }
const passDays = (days: number) => vi.setSystemTime(Date.now() + days * 24 * 60 * 60_000)
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code]
const setPolicy = async (requiredOf: string, headers: Headers) =>
	codeOf(await call('/api/usercontroller/savesigninpolicy', { json: { requiredOf }, headers }))
const login = async (userName: string): Promise<Headers> => {
	const answer = await call('/api/authcontroller/login', { json: { userName, password: somePassword } })
	return { Authorization: ((await answer.json()) as { refresh_token: string }).refresh_token }
}
const overview = async (headers: Headers) => codeOf(await call('/api/dashboardcontroller/summary', { headers }))
const dueAt = async (headers: Headers) =>
	((await (await call('/api/fetchusername', { headers })).json()) as { factorDueAt: string | null }).factorDueAt
const required = [403, 'factor.required']

async function adminWithFactor() {
	const admin = await addStaff({ roles: ['Admin'] })
	const headers = await sessionOf(admin.id)
	await setUpApp(headers)
	return { ...admin, headers }
}

test('nobody needs a factor before it is asked for; whoever asks has one', async () => {
	const admin = await addStaff({ roles: ['Admin'] })
	const headers = await sessionOf(admin.id)
	const policy = await call('/api/usercontroller/signinpolicy', { headers })
	expect(await policy.json()).toMatchObject({ requiredOf: 'nobody', setAt: null, setBy: null })
	expect(await setPolicy('everybody', headers)).toEqual([409, 'policy.needs-factor'])
	await setUpApp(headers)
	expect((await setPolicy('everybody', headers))[0]).toBe(200)
	expect(await (await call('/api/usercontroller/signinpolicy', { headers })).json()).toMatchObject({
		requiredOf: 'everybody',
		setAt: '2026-03-02T09:00:00.000Z',
		setBy: admin.userName,
		withoutFactor: { everybody: expect.any(Number), admins: expect.any(Number) },
	})
})

test('the fourteen days begin with the first sign-in under the policy', async () => {
	const { headers: admin } = await adminWithFactor()
	const { userName } = await addStaff()
	const before = await login(userName)
	passDays(0.001)
	await setPolicy('everybody', admin)
	expect(await dueAt(before), 'an open session goes on').toBeNull()
	passDays(30)
	const after = await login(userName)
	expect(await dueAt(after)).toBe('2026-04-15T09:01:26.400Z')
	expect((await overview(after))[0]).toBe(200)
	passDays(13.9)
	expect((await overview(await login(userName)))[0]).toBe(200)
	passDays(0.2)
	expect(await overview(await login(userName))).toEqual(required)
})

test('who is late reaches the account, its factors and the way out, and goes on once one is set up', async () => {
	const { headers: admin } = await adminWithFactor()
	const { userName } = await addStaff()
	await setPolicy('everybody', admin)
	await login(userName)
	passDays(15)
	const headers = await login(userName)
	expect(await overview(headers)).toEqual(required)
	expect((await call('/api/authcontroller/factors', { headers })).status).toBe(200)
	expect((await call('/api/authcontroller/sessions', { headers })).status).toBe(200)
	const refreshed = await call('/api/authcontroller/refreshauth', { headers })
	expect(refreshed.status).toBe(200)
	const passkey = await addPasskey(headers)
	expect((await overview(headers))[0]).toBe(200)
	const list = (await (await call('/api/authcontroller/factors', { headers })).json()) as {
		passkeys: { id: number }[]
	}
	const remove = await call(`/api/authcontroller/removepasskey/${list.passkeys[0]?.id}`, { method: 'POST', headers })
	expect(await codeOf(remove)).toEqual([409, 'factor.last'])
	expect(passkey.recoveryCodes).toHaveLength(10)
})

test('a policy for Admins leaves the others alone', async () => {
	const { headers } = await adminWithFactor()
	const [admin, member] = [await addStaff({ roles: ['Admin'] }), await addStaff({ roles: ['Blogs'] })]
	await setPolicy('admins', headers)
	for (const { userName } of [admin, member]) await login(userName)
	passDays(15)
	expect(await overview(await login(admin.userName))).toEqual(required)
	expect((await overview(await login(member.userName)))[0]).toBe(200)
})

test('a reset by an Admin takes factors, sessions and recovery codes, and asks for a new one at once where the time is over', async () => {
	const { headers: admin } = await adminWithFactor()
	const { id, userName } = await addStaff()
	const own = await sessionOf(id)
	await setUpApp(own)
	const reset = await call(`/api/usercontroller/resetfactors/${id}`, { method: 'POST', headers: admin })
	expect(reset.status).toBe(200)
	expect((await call('/api/fetchusername', { headers: own })).status).toBe(401)
	const account = await call('/api/fetchusername', { headers: await login(userName) })
	expect(await account.json()).toMatchObject({ hasFactor: false })
	const missing = await call('/api/usercontroller/resetfactors/999999', { method: 'POST', headers: admin })
	expect(await codeOf(missing)).toEqual([404, 'user.not-found'])
})
