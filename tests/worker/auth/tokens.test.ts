import { type JWTPayload, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { bindings, call } from '#tests/support/worker/app.ts'
import { addressOf, staffRoutes } from '#tests/support/worker/routes.ts'
import { addStaff, db } from '#tests/support/worker/staff.ts'
import { signToken } from '#worker/crypto/tokens.ts'
import { openLink } from '#worker/features/auth/password-links.ts'
import { signResetToken } from '#worker/features/auth/reset-token.ts'
import { newSession, tokenFor } from '#worker/features/auth/sessions.ts'

const kind = 'at+jwt'
const hour = 3_600
const now = () => Math.floor(Date.now() / 1000)
const secret = (text: string) => new TextEncoder().encode(text)
const base64url = (value: object) =>
	btoa(JSON.stringify(value)).replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_')

/** A live session of an Admin: only the token can cause a refusal. */
async function liveSession() {
	const { id: userId } = await addStaff({ roles: ['Admin'] })
	const { session, store } = newSession(db, userId)
	await store
	return { userId, sessionId: session.id, token: (await tokenFor(bindings, session)).slice('Bearer '.length) }
}

type Live = Awaited<ReturnType<typeof liveSession>>

/** A forged token, correct except for the given parts. */
function forge(
	{ userId, sessionId }: Live,
	{ header = {}, claims = {}, without = [], key = bindings.TOKEN_SECRET }: Forgery = {},
) {
	const right: JWTPayload = {
		sub: String(userId),
		sid: sessionId,
		iss: bindings.ORIGIN,
		aud: kind,
		iat: now(),
		exp: now() + hour,
	}
	const payload = Object.fromEntries(
		Object.entries({ ...right, ...claims }).filter(([name]) => !without.includes(name)),
	)
	return new SignJWT(payload)
		.setProtectedHeader({ alg: 'HS256', typ: kind, ...header })
		.sign(secret(key), { crit: { x: true } })
}
type Forgery = { header?: object; claims?: JWTPayload; without?: string[]; key?: string }

const unsigned = ({ userId, sessionId }: Live, header: object, signature = '') => {
	const claims = {
		sub: String(userId),
		sid: sessionId,
		iss: bindings.ORIGIN,
		aud: kind,
		iat: now(),
		exp: now() + 24 * hour,
	}
	return `${base64url(header)}.${base64url(claims)}.${signature}`
}

const wrong: Record<string, (live: Live) => string | Promise<string>> = {
	'an empty token': () => '',
	'no token but text': () => 'Moonlight',
	'a token cut short': ({ token }) => token.slice(0, -10),
	'a token whose expiry was put off by hand': (live) => {
		const [header, , signature] = live.token.split('.')
		return `${header}.${unsigned(live, {}).split('.')[1]}.${signature}`
	},
	'a token of another secret': (live) => forge(live, { key: 'a secret that somebody else has made up for himself' }),
	'a token signed with the pepper': (live) => forge(live, { key: bindings.PASSWORD_PEPPER }),
	'alg none': (live) => unsigned(live, { alg: 'none', typ: kind }),
	'alg None with a signature': (live) => unsigned(live, { alg: 'None', typ: kind }, 'x'),
	'alg HS512': (live) => forge(live, { header: { alg: 'HS512' } }),
	'an unknown critical header': (live) => forge(live, { header: { crit: ['x'], x: 1 } }),
	'no typ': (live) => forge(live, { header: { typ: undefined } }),
	'the usual typ': (live) => forge(live, { header: { typ: 'JWT' } }),
	'the typ of a clearance': (live) => forge(live, { header: { typ: 'clearance+jwt' } }),
	'the typ of a reset link': (live) => forge(live, { header: { typ: 'reset+jwt' } }),
	'another audience': (live) => forge(live, { claims: { aud: 'clearance+jwt' } }),
	'no audience': (live) => forge(live, { without: ['aud'] }),
	'another issuer': (live) => forge(live, { claims: { iss: 'https://evil.example' } }),
	'no issuer': (live) => forge(live, { without: ['iss'] }),
	'no expiry': (live) => forge(live, { without: ['exp'] }),
	'no session': (live) => forge(live, { without: ['sid'] }),
	'a session that does not exist': (live) => forge(live, { claims: { sid: crypto.randomUUID() } }),
	"somebody else's name on the session": (live) => forge(live, { claims: { sub: String(live.userId + 1) } }),
	'no name on the session': (live) => forge(live, { without: ['sub'] }),
	'a clearance of the bot check': () => signToken(bindings, 'clearance+jwt', {}, 600_000, new Date()),
	'a clearance that names a session': ({ userId, sessionId }) =>
		signToken(bindings, 'clearance+jwt', { sub: String(userId), sid: sessionId }, 600_000, new Date()),
	'the token of a reset link': async ({ userId }) => {
		const link = { secret: crypto.randomUUID(), seed: crypto.randomUUID(), isInvitation: false }
		await db.batch(await openLink(db, userId, link))
		return signResetToken(link.secret, { createdAt: new Date(), expiresAt: new Date(Date.now() + 600_000) })
	},
}

test('a token of our own making that is right in everything is accepted: the forgeries below differ in one thing each', async () => {
	const live = await liveSession()
	const answer = await call('/api/fetchusername', { headers: { Authorization: `Bearer ${await forge(live)}` } })
	expect(answer.status).toBe(200)
})

describe.each(staffRoutes)('$name', ({ method, path }) => {
	const ask = (authorization: string) =>
		call(addressOf(path), {
			method,
			headers: { Authorization: authorization },
			...(method === 'POST' ? { json: {} } : {}),
		})

	test('refuses every kind of wrong token', async () => {
		const live = await liveSession()
		for (const [name, tokenOf] of Object.entries(wrong)) {
			// A sign-out without a session is harmless. The bearer of a token may end its session.
			if (path.endsWith('/logout') && name === 'a session that does not exist') continue
			if (path.endsWith('/logout') && name.startsWith("somebody else's name")) continue
			const answer = await ask(`Bearer ${await tokenOf(live)}`)
			expect(answer.status, name).toBe(401)
			expect(await answer.json(), name).toMatchObject({ code: 'session.expired' })
		}
	})

	test('refuses a token that has expired, unless the route is for such tokens', async () => {
		const token = await forge(await liveSession(), { claims: { iat: now() - hour, exp: now() - 10 } })
		const forExpired = /\/(refreshauth|logout)$/.test(path)
		expect((await ask(`Bearer ${token}`)).status).toBe(forExpired ? 200 : 401)
	})

	test('refuses a good token in a wrong header', async () => {
		const { token } = await liveSession()
		const headers = [
			token,
			`Bearer${token}`,
			`Bearer  ${token}`,
			`Basic ${token}`,
			`Token ${token}`,
			`Bearer ${token}, Bearer ${token}`,
			`Bearer ${token},${token}`,
			`Bearer ${token} ${token}`,
			`Bearer Bearer ${token}`,
			`Bearer "${token}"`,
		]
		for (const header of headers) expect((await ask(header)).status, header.slice(0, 20)).toBe(401)
	})
})

test('the scheme may be written in any case', async () => {
	const { token } = await liveSession()
	for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
		const answer = await call('/api/fetchusername', { headers: { Authorization: `${scheme} ${token}` } })
		expect(answer.status).toBe(200)
	}
})

/** The last character of a signature has two spare bits, and base64url may be padded. So one token has several texts. */
const otherTexts = (token: string) => {
	const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
	const last = alphabet.indexOf(token.slice(-1))
	const spare = [1, 2, 3].map((bits) => `${token.slice(0, -1)}${alphabet[last ^ bits]}`)
	return [...spare, `${token}=`]
}

test('another text of the same token is the same session, and dead after its logout', async () => {
	const { token } = await liveSession()
	const ask = (text: string) => call('/api/fetchusername', { headers: { Authorization: `Bearer ${text}` } })
	const accepted = []
	for (const text of otherTexts(token)) if ((await ask(text)).status === 200) accepted.push(text)
	// jose accepts them. If it stops, this test has no purpose left.
	expect(accepted.length).toBeGreaterThan(0)
	await call('/api/authcontroller/logout', { headers: { Authorization: `Bearer ${token}` } })
	for (const text of [token, ...otherTexts(token)]) expect((await ask(text)).status).toBe(401)
})

test('logging out with another text of a token ends the session of that token', async () => {
	const { token } = await liveSession()
	const [text] = otherTexts(token)
	await call('/api/authcontroller/logout', { headers: { Authorization: `Bearer ${text}` } })
	expect((await call('/api/fetchusername', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(401)
})

test('while the secret is being replaced, tokens of the previous one are good, and new ones are signed with the new one', async () => {
	const live = await liveSession()
	const replaced = {
		...bindings,
		TOKEN_SECRET: 'the next token secret, as long as it must be',
		TOKEN_SECRET_PREVIOUS: bindings.TOKEN_SECRET,
	}
	const headers = { Authorization: `Bearer ${live.token}` }
	const answer = await call('/api/authcontroller/refreshauth', { headers, bindings: replaced })
	expect(answer.status).toBe(200)
	const { refresh_token } = (await answer.json()) as { refresh_token: string }
	const { TOKEN_SECRET_PREVIOUS: _, ...afterwards } = replaced
	const fresh = { Authorization: refresh_token }
	expect((await call('/api/fetchusername', { headers: fresh, bindings: afterwards })).status).toBe(200)
	expect((await call('/api/fetchusername', { headers, bindings: afterwards })).status).toBe(401)
})
