import { decodeJwt } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '#tests/support/worker/app.ts'
import { addStaff, sessionOf, somePassword } from '#tests/support/worker/staff.ts'

const minute = 60_000
const begin = new Date('2026-03-02T09:00:00.000Z')
const at = (minutes: number) => vi.setSystemTime(begin.getTime() + minutes * minute)
afterEach(() => {
	vi.useRealTimers()
})

type SignedIn = { refresh_token: string; permissions: { permission: string }[] }
const signIn = async (userName: string, password = somePassword) =>
	(await (await call('/api/authcontroller/login', { json: { userName, password } })).json()) as SignedIn
const refresh = (token: string) => call('/api/authcontroller/refreshauth', { headers: { Authorization: token } })
const refreshed = async (token: string) => (await (await refresh(token)).json()) as SignedIn
const ask = async (token: string, path = '/api/fetchusername') =>
	(await call(path, { headers: { Authorization: token } })).status

test('signing in answers a token that begins with Bearer, for an hour, and the permissions as objects', async () => {
	const user = await addStaff({ userName: 'asha', roles: ['Careers', 'Blogs'] })
	const answer = await call('/api/authcontroller/login', { json: { userName: 'asha', password: somePassword } })
	expect(answer.status).toBe(200)
	const body = (await answer.json()) as SignedIn
	expect(Object.keys(body).sort()).toEqual(['permissions', 'refresh_token'])
	expect(body.permissions).toEqual([{ permission: 'Blogs' }, { permission: 'Careers' }])
	expect(body.refresh_token).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
	const claims = decodeJwt(body.refresh_token.slice('Bearer '.length))
	expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(60 * 60)
	expect(claims.sub).toBe(String(user.id))
	expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
})

test('a token is good for its hour and not longer', async () => {
	at(0)
	const { id } = await addStaff()
	const { Authorization } = await sessionOf(id)
	at(59)
	expect(await ask(Authorization)).toBe(200)
	at(61)
	expect(await ask(Authorization)).toBe(401)
})

test('a refresh answers a new token of the same session, with the permissions of this moment', async () => {
	at(0)
	await addStaff({ userName: 'refreshing', roles: ['Flyers'] })
	const first = await signIn('refreshing')
	at(45)
	const second = await refreshed(first.refresh_token)
	expect(second.permissions).toEqual([{ permission: 'Flyers' }])
	expect(second.refresh_token).toMatch(/^Bearer /)
	const [before, after] = [first, second].map(({ refresh_token }) => decodeJwt(refresh_token.slice(7)))
	expect(after?.sid).toBe(before?.sid)
	expect((after?.exp ?? 0) - (before?.exp ?? 0)).toBe(45 * 60)
	expect(await ask(first.refresh_token)).toBe(200)
})

test('tabs that refresh at the same moment all succeed', async () => {
	const { id } = await addStaff()
	const { Authorization } = await sessionOf(id)
	const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(Authorization)))
	expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
})

test('a refresh accepts a token whose hour has passed while its session lives', async () => {
	at(0)
	const { id } = await addStaff()
	const { Authorization } = await sessionOf(id)
	at(100)
	expect(await ask(Authorization)).toBe(401)
	const { refresh_token } = await refreshed(Authorization)
	expect(await ask(refresh_token)).toBe(200)
})

test('a session ends after two idle hours', async () => {
	at(0)
	const { id } = await addStaff()
	const { Authorization } = await sessionOf(id)
	at(119)
	const { refresh_token } = await refreshed(Authorization)
	at(119 + 59)
	expect(await ask(refresh_token)).toBe(200)
	at(119 + 59 + 119)
	const next = await refreshed(refresh_token)
	at(119 + 59 + 119 + 121)
	const late = await refresh(next.refresh_token)
	expect(late.status).toBe(401)
	expect(await late.json()).toMatchObject({ code: 'session.expired', errorMsg: 'Session Expired!' })
})

test('a session ends after twelve hours, however busy, and no token outlives it', async () => {
	at(0)
	const { id } = await addStaff()
	let { Authorization: token } = await sessionOf(id)
	for (let minutes = 50; minutes <= 700; minutes += 50) {
		at(minutes)
		token = (await refreshed(token)).refresh_token
	}
	expect(decodeJwt(token.slice(7)).exp).toBe((begin.getTime() + 12 * 60 * minute) / 1000)
	at(719)
	expect(await ask(token)).toBe(200)
	at(721)
	expect(await ask(token)).toBe(401)
	expect((await refresh(token)).status).toBe(401)
})

test('nothing but a token refreshes', async () => {
	for (const headers of [{}, { Authorization: 'Bearer x' }, { Authorization: 'Basic YTpi' }] as Record<
		string,
		string
	>[]) {
		const answer = await call('/api/authcontroller/refreshauth', { headers })
		expect(answer.status).toBe(401)
		expect(await answer.json()).toMatchObject({ code: 'session.expired', errorMsg: 'Session Expired!' })
	}
})

test('each sign-in opens a new session', async () => {
	await addStaff({ userName: 'twice' })
	const [one, two] = [await signIn('twice'), await signIn('twice')]
	expect(decodeJwt(one.refresh_token.slice(7)).sid).not.toBe(decodeJwt(two.refresh_token.slice(7)).sid)
	await call('/api/authcontroller/logout', { headers: { Authorization: one.refresh_token } })
	expect(await ask(one.refresh_token)).toBe(401)
	expect(await ask(two.refresh_token)).toBe(200)
})
