import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failedSignInLimit } from '#contracts/shared/periods.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { codeAt, setUpApp } from '#tests/support/worker/authenticator.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { addStaff, db, sessionOf, somePassword } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { counters } from '#worker/data/counters.table.ts'
import { authenticators } from '#worker/features/auth/second-factor/factors.table.ts'
import { counterKey } from '#worker/visitors/rate-limit.ts'

const start = new Date('2026-03-02T09:00:10.000Z')
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
	vi.useRealTimers()
})

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000)
let network = 0
/** Each test has an address of its own, so that none waits for another one. */
const login = (json: object, address = `198.51.100.${++network}`) =>
	call('/api/authcontroller/login', { json, headers: { 'CF-Connecting-IP': address } })
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code]

async function member() {
	const { id, userName } = await addStaff()
	const headers = await sessionOf(id)
	const app = await setUpApp(headers)
	return { id, userName, headers, ...app, password: somePassword }
}

test('a user with an app signs in with password and code; without the code the call says that it is due', async () => {
	const { id, userName, password, secret } = await member()
	const first = await login({ userName, password })
	expect(await first.json()).toMatchObject({
		code: 'sign-in.code-due',
		fields: { code: 'Enter the six digits of your authenticator app, or a recovery code.' },
	})
	const second = await login({ userName, password, code: codeAt(secret, Date.now()) })
	expect(await second.json()).toMatchObject({ refresh_token: expect.stringMatching(/^Bearer /) })
	const [act] = await db.select().from(auditLog).where(eq(auditLog.actorId, id)).orderBy(desc(auditLog.id)).limit(1)
	expect([act?.action, act?.changes]).toEqual(['sign-in', '{"means":[null,"code"]}'])
})

test('a wrong password says nothing of the code, even with a right one', async () => {
	const { userName, secret } = await member()
	const code = codeAt(secret, Date.now())
	expect(await codeOf(await login({ userName, password: 'Moonlight@2', code }))).toEqual([401, 'sign-in.refused'])
	expect(await codeOf(await login({ userName, password: 'Moonlight@2' }))).toEqual([401, 'sign-in.refused'])
})

test.each([
	['with spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
	['in Arabic digits', (code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))],
	[
		'in full-width digits',
		(code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
	],
	['with a hyphen', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
])('a code may be typed %s', async (_, typed) => {
	const { userName, password, secret } = await member()
	expect((await login({ userName, password, code: typed(codeAt(secret, Date.now())) })).status).toBe(200)
})

test.each([
	[-2, 401],
	[0, 200],
	[1, 200],
	[2, 401],
])('a code of %i steps from now answers %i', async (steps, status) => {
	const { userName, password, secret } = await member()
	expect((await login({ userName, password, code: codeAt(secret, Date.now(), steps) })).status).toBe(status)
})

test('a code works once, also among twenty calls at the same time', async () => {
	const { id, userName, password, secret } = await member()
	const code = codeAt(secret, Date.now())
	const answers = await Promise.all(Array.from({ length: 20 }, () => login({ userName, password, code })))
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
	later(1)
	expect((await login({ userName, password, code: codeAt(secret, Date.now(), -1) })).status, 'an older one').not.toBe(
		200,
	)
	const signIns = await db.select().from(auditLog).where(eq(auditLog.actorId, id))
	expect(signIns.filter(({ action }) => action === 'sign-in')).toHaveLength(1)
	expect(signIns.some(({ action }) => action === 'sign-in failed: code')).toBe(true)
})

test('six wrong codes are free, over many addresses; then codes wait, and no reset of the password ends that', async () => {
	const { userName, password, secret } = await member()
	const wrong = { userName, password, code: '000000' }
	for (let n = 0; n < 6; n += 1) expect(await codeOf(await login(wrong))).toEqual([401, 'sign-in.code-wrong'])
	const right = () => login({ userName, password, code: codeAt(secret, Date.now()) })
	const resting = await right()
	expect([resting.status, resting.headers.get('Retry-After')]).toEqual([429, '60'])
	later(61)
	expect((await right()).status).toBe(200)
	expect((await login({ userName, password })).status, 'the password alone never rested').toBe(401)
})

test('calls without the code are no failures, of the account or of the address', async () => {
	const { userName, password, secret } = await member()
	const address = '203.0.113.77'
	for (let n = 0; n < 6; n += 1) {
		expect(await codeOf(await login({ userName, password }, address))).toEqual([401, 'sign-in.code-due'])
	}
	const key = await counterKey(bindings.TOKEN_SECRET, failedSignInLimit, address)
	expect(await db.select({ count: counters.count }).from(counters).where(eq(counters.key, key))).toEqual([{ count: 0 }])
	expect((await login({ userName, password, code: codeAt(secret, Date.now()) }, address)).status).toBe(200)
})

test('failures of the account are not forgotten by a right password alone', async () => {
	const { userName, password } = await member()
	for (let n = 0; n < 4; n += 1) await login({ userName, password: 'Moonlight@2' })
	expect(await codeOf(await login({ userName, password }))).toEqual([401, 'sign-in.code-due'])
	expect(await codeOf(await login({ userName, password: 'Moonlight@2' }))).toEqual([401, 'sign-in.refused'])
	expect(await codeOf(await login({ userName, password })), 'the account rests').toEqual([401, 'sign-in.refused'])
})

test('the first app brings ten recovery codes; each signs in once, in any spelling', async () => {
	const { userName, password, recoveryCodes, headers } = await member()
	expect(new Set(recoveryCodes).size).toBe(10)
	expect(recoveryCodes[0]).toMatch(/^(?:[A-Z2-7]{5}-){5}[A-Z2-7]$/)
	const code = (recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ')
	expect((await login({ userName, password, code })).status).toBe(200)
	expect(await codeOf(await login({ userName, password, code }))).toEqual([401, 'sign-in.code-wrong'])
	const factors = await call('/api/authcontroller/factors', { headers })
	expect(await factors.json()).toMatchObject({ recoveryCodesLeft: 9 })
	const replaced = await call('/api/authcontroller/recoverycodes', { method: 'POST', headers })
	const { recoveryCodes: renewed } = (await replaced.json()) as { recoveryCodes: string[] }
	expect(await codeOf(await login({ userName, password, code: recoveryCodes[1] }))).toEqual([401, 'sign-in.code-wrong'])
	expect((await login({ userName, password, code: renewed[1] })).status).toBe(200)
})

test('a recovery code of somebody else is a wrong one', async () => {
	const [one, other] = [await member(), await member()]
	const { userName, password } = one
	const answer = await login({ userName, password, code: other.recoveryCodes[0] })
	expect(await codeOf(answer)).toEqual([401, 'sign-in.code-wrong'])
})

test('setting up ends the other sessions, tells the user and is recorded; the secret is stored sealed', async () => {
	const { id } = await addStaff()
	const [headers, other] = [await sessionOf(id), await sessionOf(id)]
	const started = await call('/api/authcontroller/startauthenticator', { method: 'POST', headers })
	const { setUp, secret, uri } = (await started.json()) as { setUp: string; secret: string; uri: string }
	expect(uri).toMatch(
		/^otpauth:\/\/totp\/[^:?]+:[^:?]+\?issuer=.+&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
	)
	const to = mailbox()
	const json = { setUp, code: codeAt(secret, Date.now()) }
	const saved = await call('/api/authcontroller/saveauthenticator', { json, headers, bindings: to.bindings })
	expect(saved.status).toBe(200)
	expect(to.sent.map(({ subject }) => subject)).toEqual(['How you sign in was changed'])
	expect((await call('/api/fetchusername', { headers: other })).status).toBe(401)
	expect((await call('/api/fetchusername', { headers })).status).toBe(200)
	const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, id))
	expect(row?.sealedSecret).not.toContain(secret)
	const acts = await db.select().from(auditLog).where(eq(auditLog.actorId, id))
	expect(acts.map(({ action }) => action)).toEqual(['authenticator set up'])
	const again = await call('/api/authcontroller/saveauthenticator', { json, headers })
	expect(await codeOf(again), 'the code is used').toEqual([409, 'factor.set-up-expired'])
})

test('a set-up holds for ten minutes, in its session, and needs a right code', async () => {
	const { id } = await addStaff()
	const [headers, other] = [await sessionOf(id), await sessionOf(id)]
	const started = await call('/api/authcontroller/startauthenticator', { method: 'POST', headers })
	const { setUp, secret } = (await started.json()) as { setUp: string; secret: string }
	const save = (json: object, as = headers) => call('/api/authcontroller/saveauthenticator', { json, headers: as })
	expect(await codeOf(await save({ setUp, code: '000000' }))).toEqual([400, 'confirm.code-wrong'])
	const code = codeAt(secret, Date.now())
	expect(await codeOf(await save({ setUp, code }, other))).toEqual([409, 'factor.set-up-expired'])
	expect(await codeOf(await save({ setUp: `${setUp}x`, code }))).toEqual([409, 'factor.set-up-expired'])
	later(606)
	const fresh = await sessionOf(id)
	expect(await codeOf(await save({ setUp, code: codeAt(secret, Date.now()) }, fresh))).toEqual([
		409,
		'factor.set-up-expired',
	])
})

test('an app is replaced without being removed first, and the old one signs in no more', async () => {
	const { userName, password, headers, secret } = await member()
	const { secret: newer, recoveryCodes } = await setUpApp(headers)
	expect(recoveryCodes, 'the codes hold').toEqual([])
	expect((await login({ userName, password, code: codeAt(secret, Date.now()) })).status).toBe(401)
	expect((await login({ userName, password, code: codeAt(newer, Date.now()) })).status).toBe(200)
})

test('with another pepper the app cannot be read, and a recovery code signs in', async () => {
	const { id, userName, secret, recoveryCodes } = await member()
	const others = { ...bindings, PASSWORD_PEPPER: 'another pepper of at least thirty-two' }
	const { hashPassword } = await import('#worker/features/auth/passwords.ts')
	const { users } = await import('#worker/data/users.table.ts')
	const passwordHash = await hashPassword(somePassword, others.PASSWORD_PEPPER)
	await db.update(users).set({ passwordHash }).where(eq(users.id, id))
	const signIn = (code: string | undefined) =>
		call('/api/authcontroller/login', { json: { userName, password: somePassword, code }, bindings: others })
	expect((await signIn(codeAt(secret, Date.now()))).status).toBe(401)
	expect((await signIn(recoveryCodes[0])).status).toBe(200)
})

test('removing the last factor takes the recovery codes along, and the password signs in alone', async () => {
	const { userName, password, headers } = await member()
	expect((await call('/api/authcontroller/removeauthenticator', { method: 'POST', headers })).status).toBe(200)
	expect((await login({ userName, password })).status).toBe(200)
	const factors = await (await call('/api/authcontroller/factors', { headers })).json()
	expect(factors).toMatchObject({ authenticator: null, passkeys: [], recoveryCodesLeft: 0 })
	const codes = await call('/api/authcontroller/recoverycodes', { method: 'POST', headers })
	expect(await codeOf(codes)).toEqual([409, 'factor.none'])
})
