import { eq } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { linkFor, reset } from '#tests/support/worker/reset-link.ts'
import { addStaff, db, sessionOf } from '#tests/support/worker/staff.ts'
import { users } from '#worker/data/users.table.ts'
import { ownerOfLink } from '#worker/features/auth/password-reset.ts'

afterEach(() => {
	vi.useRealTimers()
})

const hashOf = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]?.passwordHash
const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)
const inTenDays = Math.floor(Date.now() / 1000) + 10 * 24 * 3_600

/** The same link with other claims, signed with the secret that the link contains. */
const signedAgain = (token: string, claims: object) => {
	const body = { ...decodeJwt(token), ...claims }
	const key = new TextEncoder().encode(decodeJwt(token).jti)
	return new SignJWT(body).setProtectedHeader({ alg: 'HS256', typ: 'reset+jwt' }).sign(key)
}
const base64url = (value: object) =>
	btoa(JSON.stringify(value)).replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_')

test('a link that is signed again without a change is the same link: the attacks below differ in one part each', async () => {
	const { email } = await addStaff()
	expect((await reset(await signedAgain(await linkFor(email), {}))).status).toBe(200)
})

type Trick = (link: { token: string; email: string; id: number }) => string | Promise<string>

const tricks: Record<string, Trick> = {
	'a used link': async ({ token }) => {
		expect((await reset(token)).status).toBe(200)
		return token
	},
	'an older link after a newer one was asked for': async ({ token, email }) => {
		await linkFor(email)
		return token
	},
	'a link after 30 minutes': ({ token }) => {
		wait(30)
		return token
	},
	'an expired link whose holder put off the expiry and signed it anew': ({ token }) => {
		wait(31)
		return signedAgain(token, { exp: inTenDays })
	},
	'a link whose expiry was altered without signing': ({ token }) => {
		const [header, , signature] = token.split('.')
		return `${header}.${base64url({ ...decodeJwt(token), exp: inTenDays })}.${signature}`
	},
	'a link without expiry': ({ token }) => signedAgain(token, { exp: undefined }),
	'a link with a made-up secret': () => signedAgain(`x.${base64url({ jti: 'made up' })}.x`, { exp: inTenDays }),
	'a link with another secret in it': ({ token }) => signedAgain(token, { jti: 'another secret' }),
	'a link without its secret': ({ token }) => signedAgain(token, { jti: undefined }),
	'an unsigned link': ({ token }) => `${base64url({ alg: 'none', typ: 'reset+jwt' })}.${token.split('.')[1]}.`,
	'a link cut short': ({ token }) => token.slice(0, -8),
	'two links': ({ token }) => `${token}, ${token}`,
	'a text': () => 'moonlight',
	nothing: () => '',
	'a session': async ({ id }) => (await sessionOf(id)).Authorization.slice('Bearer '.length),
	'the link of somebody who has been deactivated': async ({ token, id }) => {
		await db.update(users).set({ active: false }).where(eq(users.id, id))
		return token
	},
}

test.each(Object.entries(tricks))('%s is an invalid link, and the password stays', async (_, trick) => {
	const { id, email } = await addStaff()
	const token = await trick({ token: await linkFor(email), email, id })
	const before = await hashOf(id)
	const answer = await reset(token, 'Somethingelse1@')
	expect(answer.status).toBe(401)
	expect(await answer.json()).toEqual({
		code: 'reset-link.invalid',
		errorMsg: 'Invalid reset link!',
		requestId: expect.any(String),
	})
	expect(await hashOf(id)).toBe(before)
	expect(await ownerOfLink(db, token), 'what the page asks').toBeNull()
})

test('a link works until its last minute', async () => {
	const { email, userName } = await addStaff()
	const token = await linkFor(email)
	wait(29)
	expect(await ownerOfLink(db, token)).toMatchObject({ userName, isInvitation: false })
	expect(await ownerOfLink(db, token), 'asking uses nothing up').toMatchObject({ userName })
	expect((await reset(token)).status).toBe(200)
})

test('the page learns the user name from the database: the token carries none, and cannot name another user', async () => {
	const [own, other] = [await addStaff(), await addStaff()]
	const token = await linkFor(own.email)
	expect(Object.keys(decodeJwt(token)).sort()).toEqual(['exp', 'iat', 'jti'])
	const claims = { sub: String(other.id), userName: other.userName }
	expect(await ownerOfLink(db, await signedAgain(token, claims))).toMatchObject({ userName: own.userName })
})

test('a newer link works where it has voided the older one, and the links of others stay', async () => {
	const [one, two] = [await addStaff(), await addStaff()]
	const other = await linkFor(two.email)
	await linkFor(one.email)
	const newest = await linkFor(one.email)
	expect((await reset(newest)).status).toBe(200)
	expect((await reset(other)).status).toBe(200)
})
