import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bindings, call } from '#tests/support/worker/app.ts'
import { setUpApp } from '#tests/support/worker/authenticator.ts'
import {
	addPasskey,
	confirmOptionsOf,
	creationOptionsOf,
	signInOptions,
	softwarePasskey,
	type Wrong,
} from '#tests/support/worker/passkey.ts'
import { addStaff, db, sessionOf, somePassword } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { users } from '#worker/data/users.table.ts'
import { passkeys, usedChallenges } from '#worker/features/auth/second-factor/factors.table.ts'

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00.000Z') })
})
afterEach(() => {
	vi.useRealTimers()
})

let network = 0
const signIn = (credential: object, address = `198.51.100.${++network}`) =>
	call('/api/authcontroller/passkeysignin', { json: { credential }, headers: { 'CF-Connecting-IP': address } })
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code]
const refused = [401, 'sign-in.passkey-refused']

async function owner(options: { isSynced?: boolean } = {}) {
	const { id, userName } = await addStaff()
	const headers = await sessionOf(id)
	return { id, userName, headers, passkey: await addPasskey(headers, options) }
}

test('a passkey signs in without a user name, past the rest of the account, and the audit log names it', async () => {
	const { id, userName, passkey } = await owner()
	for (let n = 0; n < 6; n += 1)
		await call('/api/authcontroller/login', { json: { userName, password: 'Moonlight@2' } })
	const answer = await signIn(await passkey.answer(await signInOptions()))
	expect(await answer.json()).toMatchObject({ refresh_token: expect.stringMatching(/^Bearer /), permissions: [] })
	const [act] = await db.select().from(auditLog).where(eq(auditLog.actorId, id)).orderBy(desc(auditLog.id)).limit(1)
	expect([act?.action, act?.changes]).toEqual(['sign-in', '{"means":[null,"passkey"]}'])
	const factors = await call('/api/authcontroller/factors', { headers: await sessionOf(id) })
	expect(await factors.json()).toMatchObject({
		passkeys: [{ name: 'A laptop', lastUsedAt: '2026-03-02T09:00:00.000Z' }],
		recoveryCodesLeft: 10,
	})
})

test('a user with passkeys alone is told to use one or a recovery code', async () => {
	const { userName, passkey } = await owner()
	const login = (code?: string) =>
		call('/api/authcontroller/login', { json: { userName, password: somePassword, ...(code && { code }) } })
	expect(await (await login()).json()).toMatchObject({
		code: 'sign-in.code-due',
		errorMsg: 'Sign in with your passkey, or enter a recovery code.',
	})
	expect(await codeOf(await login('123456'))).toEqual([401, 'sign-in.code-wrong'])
	expect((await login(passkey.recoveryCodes[3])).status).toBe(200)
})

test('the options name everything, and are the same for everybody', async () => {
	const options = await signInOptions()
	expect(options).toEqual({
		challenge: expect.any(String),
		rpId: new URL(bindings.ORIGIN).hostname,
		timeout: 300_000,
		userVerification: 'required',
		allowCredentials: [],
	})
	const { id, headers, passkey } = await owner()
	expect(await creationOptionsOf(await sessionOf(id))).toMatchObject({
		pubKeyCredParams: [
			{ type: 'public-key', alg: -7 },
			{ type: 'public-key', alg: -257 },
		],
		excludeCredentials: [{ id: passkey.id, type: 'public-key', transports: ['internal'] }],
		authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
		attestation: 'none',
	})
	expect(await confirmOptionsOf(headers)).toMatchObject({ allowCredentials: [{ id: passkey.id }] })
})

const wrongAnswers: [string, Wrong][] = [
	['of another site', { origin: 'https://www.company.test.evil.example' }],
	['for another host', { rpId: 'evil.example' }],
	['to a challenge that is not ours', { challenge: 'AAAA' }],
	['without verification of the user', { flags: 0b1 }],
	['of another kind', { type: 'webauthn.create' }],
	['with a counter that fell', { counter: 1 }],
	['whose key may suddenly be copied', { flags: 0b1101 }],
]
test.each(wrongAnswers)('an answer %s signs nobody in, and is counted in the audit log', async (_, wrong) => {
	const { id, passkey } = await owner()
	await signIn(await passkey.answer(await signInOptions()))
	expect(await codeOf(await signIn(await passkey.answer(await signInOptions(), wrong)))).toEqual(refused)
	const [act] = await db.select().from(auditLog).where(eq(auditLog.itemId, id)).orderBy(desc(auditLog.id)).limit(1)
	expect(act?.action).toBe('sign-in failed: passkey')
})

test('an answer counts once, also among twenty calls at the same time', async () => {
	const { passkey } = await owner({ isSynced: true })
	const answer = await passkey.answer(await signInOptions())
	const all = await Promise.all(Array.from({ length: 20 }, () => signIn(answer)))
	expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
	expect(await codeOf(await signIn(answer))).toEqual(refused)
})

test('a challenge leaves a row only once it is used, and holds for five minutes', async () => {
	const { passkey } = await owner()
	const before = await db.$count(usedChallenges)
	const options = await signInOptions()
	expect(await db.$count(usedChallenges)).toBe(before)
	vi.setSystemTime(Date.now() + 5 * 60_000 + 6_000)
	expect(await codeOf(await signIn(await passkey.answer(options)))).toEqual(refused)
	await signIn(await passkey.answer(await signInOptions()))
	expect(await db.$count(usedChallenges)).toBe(before + 1)
})

test('a challenge is for one purpose and one session', async () => {
	const { id, headers, passkey } = await owner()
	const other = await sessionOf(id)
	expect(await codeOf(await signIn(await passkey.answer(await confirmOptionsOf(headers))))).toEqual(refused)
	const confirm = async (options: { challenge: string }) =>
		codeOf(
			await call('/api/authcontroller/confirm', {
				json: { credential: await passkey.answer(options) },
				headers: other,
			}),
		)
	expect(await confirm(await signInOptions())).toEqual([400, 'confirm.passkey-refused'])
	expect(await confirm(await confirmOptionsOf(headers))).toEqual([400, 'confirm.passkey-refused'])
	expect(await confirm(await confirmOptionsOf(other))).toEqual([200, undefined])
	const made = await softwarePasskey()
	const json = { name: 'Mine', credential: await made.create(await creationOptionsOf(headers)) }
	const saved = await call('/api/authcontroller/savepasskey', { json, headers: other })
	expect(await codeOf(saved), 'of another session').toEqual([400, 'passkey.refused'])
})

test('the passkey of somebody else confirms nothing', async () => {
	const [one, other] = [await owner(), await owner()]
	const credential = await other.passkey.answer(await confirmOptionsOf(one.headers))
	const answer = await call('/api/authcontroller/confirm', { json: { credential }, headers: one.headers })
	expect(await codeOf(answer)).toEqual([400, 'confirm.passkey-refused'])
})

test('a passkey that is not known, removed or of an inactive user signs nobody in', async () => {
	expect(await codeOf(await signIn(await (await softwarePasskey()).answer(await signInOptions())))).toEqual(refused)
	const { id, headers, passkey } = await owner()
	await db.update(users).set({ active: false }).where(eq(users.id, id))
	expect(await codeOf(await signIn(await passkey.answer(await signInOptions())))).toEqual(refused)
	await db.update(users).set({ active: true }).where(eq(users.id, id))
	const [row] = await db.select().from(passkeys).where(eq(passkeys.userId, id))
	const remove = (as: { Authorization: string }) =>
		call(`/api/authcontroller/removepasskey/${row?.id}`, { method: 'POST', headers: as })
	const stranger = await sessionOf((await addStaff()).id)
	expect(await codeOf(await remove(stranger))).toEqual([404, 'passkey.not-found'])
	expect((await remove(headers)).status).toBe(200)
	expect(await codeOf(await signIn(await passkey.answer(await signInOptions())))).toEqual(refused)
})

test('a passkey whose key is shared by devices counts 0 for ever, and signs in again', async () => {
	const { passkey } = await owner({ isSynced: true })
	for (let n = 0; n < 3; n += 1) {
		expect((await signIn(await passkey.answer(await signInOptions()))).status).toBe(200)
	}
})

test.each(wrongAnswers.filter(([, { counter, flags }]) => counter === undefined && flags !== 0b1101))(
	'a new passkey %s is not stored',
	async (_, wrong) => {
		const { id } = await addStaff()
		const headers = await sessionOf(id)
		const type = wrong.type && 'webauthn.get'
		const flags = wrong.flags && 0b1000001
		const made = await softwarePasskey()
		const given = { ...wrong, ...(type && { type }), ...(flags && { flags }) }
		const credential = await made.create(await creationOptionsOf(headers), given)
		const answer = await call('/api/authcontroller/savepasskey', { json: { name: 'X', credential }, headers })
		expect(await codeOf(answer)).toEqual([400, 'passkey.refused'])
		expect(await db.$count(passkeys, eq(passkeys.userId, id))).toBe(0)
	},
)

test('a passkey is stored once, for one account', async () => {
	const { headers } = await owner()
	const made = await softwarePasskey()
	const save = async (as: { Authorization: string }) => {
		const credential = await made.create(await creationOptionsOf(as))
		return codeOf(await call('/api/authcontroller/savepasskey', { json: { name: 'Key', credential }, headers: as }))
	}
	expect(await save(headers)).toEqual([200, undefined])
	expect(await save(await sessionOf((await addStaff()).id))).toEqual([409, 'passkey.known'])
})

test('wrong answers count for the address, right ones do not', async () => {
	const { passkey } = await owner()
	const address = '203.0.113.80'
	const wrong = await passkey.answer(await signInOptions(), { rpId: 'evil.example' })
	for (let n = 0; n < 80; n += 1) await signIn(wrong, address)
	expect((await signIn(await passkey.answer(await signInOptions()), address)).status).toBe(429)
	expect((await signIn(await passkey.answer(await signInOptions()))).status).toBe(200)
})

test('a user with an app and a passkey keeps the recovery codes when one of them goes', async () => {
	const { id, headers } = await owner()
	await setUpApp(headers)
	await call('/api/authcontroller/removeauthenticator', { method: 'POST', headers })
	const factors = await call('/api/authcontroller/factors', { headers: await sessionOf(id) })
	expect(await factors.json()).toMatchObject({ authenticator: null, recoveryCodesLeft: 10 })
})
