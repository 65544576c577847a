import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { bindings, call } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { trySignIn } from '#tests/support/worker/sign-in.ts'
import { addStaff, db, somePassword } from '#tests/support/worker/staff.ts'
import { users } from '#worker/data/users.table.ts'

const refused = {
	code: 'sign-in.refused',
	errorMsg: 'The user name or the password is not correct.',
	requestId: expect.any(String),
}

beforeAll(async () => {
	await addStaff({ userName: 'Asha Nair', email: 'asha.n|air' })
})

test.each([
	['as it was made', 'Asha Nair'],
	['in another case', 'ASHA nair'],
	['with spaces around it', '  Asha Nair '],
	['with two spaces inside', 'Asha  Nair'],
	['in full-width letters', 'Ａｓｈａ　Ｎａｉｒ'],
])('the user name may be written %s', async (_, userName) => {
	const answer = await call('/api/authcontroller/login', { json: { userName, password: somePassword } })
	expect(answer.status).toBe(200)
})

test.each([
	['the staff address', 'asha.n|air@company.example'],
	['the staff address in another case', 'ASHA.N|air@Company.Example'],
	['the staff address with spaces around it', '  asha.n|air@company.example '],
])('%s signs in, too', async (_, userName) => {
	expect(await trySignIn(userName, somePassword)).toBe(200)
})

test('an address of another company, a part of an address and an address in a name sign nobody in', async () => {
	const { email } = await addStaff()
	const others = [email, `${email}@`, `${email}@company.example.evil`, `x${email}@company.example`]
	const attempts = [...others, `${email}@evil@company.example`, `${email}@nilavu.example`, '@company.example']
	for (const userName of attempts) expect(await trySignIn(userName, somePassword), userName).toBe(401)
})

test('an old user name that equals the address of somebody else stays the name of its user', async () => {
	const owner = await addStaff()
	const address = `${owner.email}@company.example`
	const named = await addStaff({ userName: address })
	const signedIn = await call('/api/authcontroller/login', { json: { userName: address, password: somePassword } })
	const { refresh_token: token } = (await signedIn.json()) as { refresh_token: string }
	expect(decodeJwt(token.slice('Bearer '.length)).sub).toBe(String(named.id))
	await db.update(users).set({ active: false }).where(eq(users.id, named.id))
	expect(await trySignIn(address, somePassword), 'the name stays that of the inactive user').toBe(401)
	expect(await trySignIn(owner.userName, somePassword)).toBe(200)
})

test('an accented name is found however its accent is stored', async () => {
	await addStaff({ userName: 'josé' })
	const answer = await call('/api/authcontroller/login', { json: { userName: 'JOSE\u0301', password: somePassword } })
	expect(answer.status).toBe(200)
})

test.each(['moonlight@1', 'Moonlight@1 ', ' Moonlight@1', 'Moonlight@', 'Moonlight@11'])(
	'%j is not the password Moonlight@1',
	async (password) => {
		const { userName } = await addStaff()
		const answer = await call('/api/authcontroller/login', { json: { userName, password } })
		expect(answer.status).toBe(401)
		expect(await answer.json()).toEqual(refused)
	},
)

test('a refusal never reveals its reason: status, body and headers are the same', async () => {
	const known = await addStaff({ userName: 'known' })
	const inactive = await addStaff({ userName: 'inactive', active: false })
	const resting = await addStaff({ userName: 'resting' })
	for (let n = 0; n < 5; n += 1) await trySignIn('resting', 'wrong')
	const withoutPassword = await addStaff({ userName: 'without a password' })
	await bindings.DB.prepare('update users set password_hash = null where id = ?').bind(withoutPassword.id).run()
	const tries = {
		'a wrong password': { userName: 'known', password: 'Moonlight@2' },
		'an unknown name': { userName: 'unknown', password: somePassword },
		'an inactive user': { userName: 'inactive', password: somePassword },
		'a user who rests after five failures': { userName: 'resting', password: somePassword },
		'a user who has not set a password yet': { userName: 'without a password', password: somePassword },
		'a wrong password for an address': { userName: `${known.email}@company.example`, password: 'Moonlight@2' },
		'an unknown address': { userName: 'nobody@company.example', password: somePassword },
		'the address of an inactive user': { userName: `${inactive.email}@company.example`, password: somePassword },
		'the address of a user who rests': { userName: `${resting.email}@company.example`, password: somePassword },
		'a password of 100 characters': { userName: 'known', password: 'x'.repeat(100) },
		'a password of 10,000 characters': { userName: 'known', password: 'x'.repeat(10_000) },
		'a name of SQL': { userName: "' or 1=1 --", password: somePassword },
		'a name of a wildcard': { userName: '%', password: somePassword },
	}
	const seen = new Set<string>()
	for (const [what, json] of Object.entries(tries)) {
		const answer = await call('/api/authcontroller/login', { json })
		const body = (await answer.json()) as object
		expect(body, what).toEqual(refused)
		const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
		seen.add(JSON.stringify([answer.status, { ...body, requestId: '' }, headers]))
	}
	expect(seen.size).toBe(1)
})

test('a refused sign-in opens no session', async () => {
	const { userName } = await addStaff()
	const before = await counts()
	await call('/api/authcontroller/login', { json: { userName, password: 'wrong' } })
	expect((await counts()).sessions).toBe(before.sessions)
})

test.each([
	['a missing password', { userName: 'asha' }, { password: 'Please provide your password.' }],
	['a missing name', { password: 'x' }, { userName: 'Please provide your user name.' }],
	[
		'NUL in the name',
		{ userName: 'a\u0000', password: 'x' },
		{ userName: 'Contains characters that cannot be stored' },
	],
	['another field', { userName: 'asha', password: somePassword, email: 'a' }, { email: 'Unknown field' }],
])('%s is refused with its field, and is no attempt', async (_, json, fields) => {
	const before = await counts()
	const answer = await call('/api/authcontroller/login', { json })
	expect(answer.status).toBe(400)
	expect(await answer.json()).toEqual({
		code: 'request.invalid',
		errorMsg: 'Please fill out all required fields.',
		fields,
		requestId: expect.any(String),
	})
	expect(await counts()).toEqual(before)
})
