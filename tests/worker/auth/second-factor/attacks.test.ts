import { and, desc, eq, like, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formOf, newUser, saveUser } from '#tests/support/builders/user-form.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { codeAt, setUpApp } from '#tests/support/worker/authenticator.ts'
import { databaseAround } from '#tests/support/worker/faults.ts'
import { addPasskey, confirmOptionsOf, signInOptions, softwarePasskey } from '#tests/support/worker/passkey.ts'
import { addStaff, db, permissionsFor, sessionOf, somePassword } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { users } from '#worker/data/users.table.ts'
import { sessions } from '#worker/features/auth/auth.table.ts'
import { authenticators, passkeys, signInPolicies } from '#worker/features/auth/second-factor/factors.table.ts'
import { rolesOfSession } from '#worker/features/auth/sessions.ts'

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:10.000Z') })
})
afterEach(async () => {
	vi.useRealTimers()
	await db.delete(signInPolicies)
})

type Headers = { Authorization: string }
type Sent = { json?: object; headers?: Headers; DB?: D1Database }
let network = 0
const address = () => ({ 'CF-Connecting-IP': `203.0.113.${++network % 250}` })
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code]
const send = (path: string, { json, headers, DB = bindings.DB }: Sent) =>
	call(`/api/${path}`, { method: 'POST', json, headers: { ...address(), ...headers }, bindings: { DB } })
const auth = (path: string, sent: Sent) => send(`authcontroller/${path}`, sent)
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

/** How many refusals of a user the audit log counts. */
async function refusalsOf(id: number, action: string): Promise<number> {
	const [row] = await db
		.select({ times: sql<number>`total(${auditLog.times})` })
		.from(auditLog)
		.where(and(eq(auditLog.actorId, id), like(auditLog.action, `${action}%`)))
	return row?.times ?? 0
}
const sessionsOf = (id: number) => db.$count(sessions, eq(sessions.userId, id))

async function member() {
	const { id, userName } = await addStaff()
	const headers = await sessionOf(id)
	return { id, userName, headers, password: somePassword, ...(await setUpApp(headers)) }
}

async function policyFor(requiredOf: 'admins' | 'everybody') {
	await db.insert(signInPolicies).values({ id: 1, requiredOf, setAt: new Date().toISOString() })
}

test('of twenty sign-ins at once with one code, the audit log counts each that was refused', async () => {
	const { id, userName, password, secret, recoveryCodes } = await member()
	const before = await sessionsOf(id)
	for (const code of [codeAt(secret, Date.now()), recoveryCodes[0]]) {
		await Promise.all(Array.from({ length: 20 }, () => auth('login', { json: { userName, password, code } })))
		later(30)
	}
	// Some of them find the account at rest.
	expect([await sessionsOf(id), await refusalsOf(id, 'sign-in failed')]).toEqual([before + 2, 38])
})

test('one code signs in, confirms or changes the password, and each other use is counted', async () => {
	const { id, userName, password, secret } = await member()
	later(10)
	const headers = await sessionOf(id, new Date(Date.now() - 10 * 60_000))
	const code = codeAt(secret, Date.now())
	const answers = await Promise.all([
		auth('login', { json: { userName, password, code } }),
		auth('confirm', { json: { password, code }, headers }),
		send('changepassword', { json: { password, currentPassword: password, code }, headers }),
		auth('login', { json: { userName, password, code } }),
		auth('confirm', { json: { password, code }, headers }),
		send('changepassword', { json: { password, currentPassword: password, code }, headers }),
	])
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
	expect((await refusalsOf(id, 'sign-in failed: code')) + (await refusalsOf(id, 'confirmation failed: code'))).toBe(5)
})

test('tries while codes rest are counted in the audit log', async () => {
	const { id, userName, headers, password } = await member()
	for (let n = 0; n < 8; n += 1) await auth('login', { json: { userName, password, code: '000000' } })
	expect(await codeOf(await auth('confirm', { json: { password, code: '000000' }, headers }))).toEqual([
		429,
		'request.too-many',
	])
	expect(await refusalsOf(id, 'sign-in failed: code')).toBe(8)
	expect(await refusalsOf(id, 'confirmation failed: code')).toBe(1)
})

test('of twenty uses of one answer of a passkey at once, each refused one is counted', async () => {
	const { id } = await addStaff()
	const headers = await sessionOf(id)
	const passkey = await addPasskey(headers, { isSynced: true })
	const credential = await passkey.answer(await signInOptions())
	const answers = await Promise.all(Array.from({ length: 20 }, () => auth('passkeysignin', { json: { credential } })))
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
	expect(await refusalsOf(id, 'sign-in failed: passkey')).toBe(19)
	const confirming = await passkey.answer(await confirmOptionsOf(headers))
	const confirmed = await Promise.all(
		Array.from({ length: 5 }, () => auth('confirm', { json: { credential: confirming }, headers })),
	)
	expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1)
	expect(await refusalsOf(id, 'confirmation failed: passkey')).toBe(4)
})

test('the audit log names whose session a foreign passkey was tried in', async () => {
	const [{ id }, other] = [await addStaff(), await addStaff()]
	const headers = await sessionOf(id)
	const foreign = await addPasskey(await sessionOf(other.id))
	for (const passkey of [foreign, await softwarePasskey()]) {
		const credential = await passkey.answer(await confirmOptionsOf(headers))
		expect((await auth('confirm', { json: { credential }, headers })).status).toBe(400)
	}
	expect([await refusalsOf(id, 'confirmation failed'), await refusalsOf(other.id, 'confirmation failed')]).toEqual([
		2, 0,
	])
})

test('a sign-in by password alone opens nothing where a factor is set up meanwhile', async () => {
	const { id, userName } = await addStaff()
	const headers = await sessionOf(id)
	const DB = databaseAround(/into "sessions"/, { before: () => setUpApp(headers) })
	const answer = await auth('login', { json: { userName, password: somePassword }, DB })
	expect([answer.status, await sessionsOf(id)]).toEqual([503, 1])
})

test('a code of an app that is replaced meanwhile opens nothing', async () => {
	const { id, userName, headers, password, secret } = await member()
	const DB = databaseAround(/into "sessions"/, { before: () => setUpApp(headers) })
	const code = codeAt(secret, Date.now(), 1)
	expect(await codeOf(await auth('login', { json: { userName, password, code }, DB }))).toEqual([
		401,
		'sign-in.code-wrong',
	])
	expect(await sessionsOf(id)).toBe(1)
})

test('a recovery code opens nothing where an Admin resets the factors meanwhile', async () => {
	const { id, userName, password, recoveryCodes } = await member()
	const admin = await sessionOf((await addStaff({ roles: ['Admin'] })).id)
	const DB = databaseAround(/into "sessions"/, {
		before: () => send(`usercontroller/resetfactors/${id}`, { headers: admin }),
	})
	const code = recoveryCodes[0]
	expect((await codeOf(await auth('login', { json: { userName, password, code }, DB })))[0]).toBe(401)
})

test('Admins do not get around the policy by a reset of their own factors', async () => {
	const { id } = await addStaff({ roles: ['Admin'] })
	const headers = await sessionOf(id)
	await setUpApp(headers)
	await policyFor('admins')
	expect(await codeOf(await send(`usercontroller/resetfactors/${id}`, { headers }))).toEqual([409, 'factor.last'])
	expect(await db.$count(authenticators, eq(authenticators.userId, id))).toBe(1)
	await db.delete(signInPolicies)
	expect((await send(`usercontroller/resetfactors/${id}`, { headers })).status).toBe(200)
})

test('two tabs do not remove the last two factors at once under the policy', async () => {
	const { id, headers } = await member()
	await addPasskey(headers)
	await policyFor('everybody')
	const [passkey] = await db.select().from(passkeys).where(eq(passkeys.userId, id))
	const answers = await Promise.all([
		auth('removeauthenticator', { headers }),
		auth(`removepasskey/${passkey?.id}`, { headers }),
	])
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
	const left = await (await call('/api/authcontroller/factors', { headers })).json()
	expect(left, 'the recovery codes stay').toMatchObject({ recoveryCodesLeft: 10 })
})

test('a factor is not stored where an Admin resets the factors meanwhile', async () => {
	const { id } = await addStaff()
	const headers = await sessionOf(id)
	const admin = await sessionOf((await addStaff({ roles: ['Admin'] })).id)
	const started = (await (await auth('startauthenticator', { headers })).json()) as { setUp: string; secret: string }
	const DB = databaseAround(/into "authenticators"/, {
		before: () => send(`usercontroller/resetfactors/${id}`, { headers: admin }),
	})
	const json = { setUp: started.setUp, code: codeAt(started.secret, Date.now()) }
	expect(await codeOf(await auth('saveauthenticator', { json, headers, DB }))).toEqual([401, 'session.expired'])
	expect(await db.$count(authenticators, eq(authenticators.userId, id))).toBe(0)
})

test('a passkey opens nothing where its user is deactivated, or a confirmation where the session ends, meanwhile', async () => {
	const { id } = await addStaff()
	const headers = await sessionOf(id)
	const passkey = await addPasskey(headers)
	const end = databaseAround(/update "sessions" set "confirmed_at"/, {
		before: () => db.update(sessions).set({ revokedAt: new Date().toISOString() }).where(eq(sessions.userId, id)),
	})
	const confirming = await passkey.answer(await confirmOptionsOf(headers))
	expect(await codeOf(await auth('confirm', { json: { credential: confirming }, headers, DB: end }))).toEqual([
		401,
		'session.expired',
	])
	const DB = databaseAround(/into "sessions"/, {
		before: () => db.update(users).set({ active: false }).where(eq(users.id, id)),
	})
	const credential = await passkey.answer(await signInOptions())
	expect(await codeOf(await auth('passkeysignin', { json: { credential }, DB }))).toEqual([
		401,
		'sign-in.passkey-refused',
	])
	expect(await sessionsOf(id)).toBe(1)
})

test('the set-up of one user sets up nothing for another one, or in the next session', async () => {
	const [{ id }, other] = [await addStaff(), await addStaff()]
	const { setUp, secret } = (await (await auth('startauthenticator', { headers: await sessionOf(id) })).json()) as {
		setUp: string
		secret: string
	}
	const json = { setUp, code: codeAt(secret, Date.now()) }
	for (const user of [other.id, id]) {
		const answer = await auth('saveauthenticator', { json, headers: await sessionOf(user) })
		expect(await codeOf(answer)).toEqual([409, 'factor.set-up-expired'])
	}
})

test.each([
	['nothing', ''],
	['spaces', '   '],
	['signs alone', '---'],
	['null', null],
	['a number', 123456],
	['a list', ['000000']],
	['an object', { $ne: '' }],
	['two lines', '000000\n000000'],
	['much', '0'.repeat(10_000)],
	['a right hash', 'a'.repeat(64)],
])('a code of %s signs nobody in', async (_, code) => {
	const { userName, password } = await member()
	const { status } = await auth('login', { json: { userName, password, code } })
	expect([400, 401, 422]).toContain(status)
})

test('an old session makes nobody an Admin without a confirmation', async () => {
	const { id } = await addStaff({ roles: ['Admin'] })
	const headers = await sessionOf(id, new Date(Date.now() - 10 * 60_000))
	const admin = await permissionsFor(['Admin'])
	const [plain, former] = [await addStaff(), await addStaff({ roles: ['Admin'], active: false })]
	const forms = [
		newUser({ enabledPermissions: admin }),
		{ ...(await formOf(plain.id)), enabledPermissions: admin },
		{ ...(await formOf(former.id)), active: true },
	]
	for (const form of forms) {
		expect(await codeOf(await saveUser(form, headers))).toEqual([403, 'sign-in.not-fresh'])
	}
	await auth('confirm', { json: { password: somePassword }, headers })
	for (const form of forms) expect((await saveUser(form, headers)).status).toBe(200)
})

test('of twenty wrong codes at once six are tried, and then a right one waits, wherever it is sent', async () => {
	const { userName, headers, password, secret } = await member()
	const json = { password, code: '000000' }
	const answers = await Promise.all(Array.from({ length: 20 }, () => auth('confirm', { json, headers })))
	const statuses = answers.map(({ status }) => status)
	expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(6)
	expect(statuses.every((status) => status === 400 || status === 429)).toBe(true)
	const code = codeAt(secret, Date.now())
	expect((await auth('login', { json: { userName, password, code } })).status).toBe(429)
})

test.each([
	['a number', 5],
	['false', false],
	['an object', {}],
	['other text', '%%%'],
	['a token of another type', 'eyJ'],
])('a challenge that is %s signs nobody in', async (_, challenge) => {
	const { id } = await addStaff()
	const passkey = await addPasskey(await sessionOf(id))
	const credential = await passkey.answer(await signInOptions(), { challenge: challenge as string })
	expect(await codeOf(await auth('passkeysignin', { json: { credential } }))).toEqual([401, 'sign-in.passkey-refused'])
	expect(await refusalsOf(id, 'sign-in failed: passkey')).toBe(1)
})

test('a manager of users who is no Admin reaches neither sessions nor factors of others, nor the policy', async () => {
	const { id } = await addStaff()
	const headers = await sessionOf((await addStaff({ roles: ['UserListing'] })).id)
	const answers = [
		await call(`/api/usercontroller/usersessions/${id}`, { headers }),
		await send('usercontroller/endusersessions', { json: { userId: id, id: null }, headers }),
		await send(`usercontroller/resetfactors/${id}`, { headers }),
		await call('/api/usercontroller/signinpolicy', { headers }),
		await send('usercontroller/savesigninpolicy', { json: { requiredOf: 'nobody' }, headers }),
	]
	expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
})

test('the password of somebody with a factor opens nothing to whoever sets it', async () => {
	const { id, userName } = await member()
	const manager = await sessionOf((await addStaff({ roles: ['UserListing'] })).id)
	const password = 'Rivermoon1@'
	expect((await saveUser({ ...(await formOf(id)), password }, manager)).status).toBe(200)
	expect(await codeOf(await auth('login', { json: { userName, password } }))).toEqual([401, 'sign-in.code-due'])
})

test('somebody whose time for a factor is over opens no preview either', async () => {
	const { id, userName } = await addStaff({ roles: ['Blogs'] })
	await policyFor('everybody')
	await auth('login', { json: { userName, password: somePassword } })
	const opens = async () => {
		const [session] = await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(desc(sessions.signedInAt))
		return (await rolesOfSession(db, session?.id ?? '', {}, new Date())).length === 1
	}
	expect(await opens()).toBe(true)
	later(15 * 24 * 60)
	await auth('login', { json: { userName, password: somePassword } })
	expect(await opens()).toBe(false)
})
