import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { refreshedToken, usableToken } from '#web/admin/session/refresh.ts'
import { staffFetch } from '#web/admin/session/staff-fetch.ts'
import { ApiRefusal, ServerUnreachable } from '#web/api.ts'

const minute = 60_000
const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
const tokenFor = (lifetimeMs: number, name = 'first') =>
	`Bearer ${encoded({ name })}.${encoded({ exp: (Date.now() + lifetimeMs) / 1000, sub: '7' })}.s`

/** The server's answers in order. The last one repeats. */
let answers: (() => Promise<Response>)[] = []
const asked = vi.fn<(path: string, token: string | null) => void>()
const replace = vi.fn<(address: string) => void>()

const json = (status: number, body: unknown) => async () => Response.json(body, { status })
const signedIn = (refresh_token: string) => json(200, { refresh_token, permissions: [{ permission: 'Blogs' }] })
const refused = json(401, { code: 'session.expired', errorMsg: 'Session Expired!', requestId: 'r' })
const noNetwork = async () => Promise.reject<Response>(new TypeError('Failed to fetch'))

beforeEach(() => {
	vi.restoreAllMocks()
	vi.unstubAllGlobals()
	vi.resetAllMocks()
	vi.stubGlobal('localStorage', memoryStorage())
	vi.stubGlobal('navigator', {})
	vi.stubGlobal('window', { location: { pathname: '/Admin/Users', search: '?page=2', replace } })
	vi.stubGlobal('document', { documentElement: { dataset: {} } })
	vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
		asked(input, new Headers(init?.headers).get('Authorization'))
		const [next, ...later] = answers
		if (later.length > 0) answers = later
		return next?.() ?? Promise.reject(new Error('no answer was prepared'))
	})
})

const store = (token: string) => localStorage.setItem('refresh_token', token)

test('a token that is good for more than 20 minutes is used as it is', async () => {
	const token = tokenFor(21 * minute)
	store(token)
	expect(await usableToken()).toBe(token)
	expect(asked).not.toHaveBeenCalled()
})

test('a token near its expiry is refreshed once, however many calls want it', async () => {
	const [old, fresh] = [tokenFor(19 * minute), tokenFor(60 * minute, 'second')]
	store(old)
	answers = [signedIn(fresh)]
	expect(await Promise.all([usableToken(), usableToken(), usableToken()])).toEqual([fresh, fresh, fresh])
	expect(asked.mock.calls).toEqual([['/api/authcontroller/refreshauth', old]])
	expect(localStorage.getItem('refresh_token')).toBe(fresh)
	expect(localStorage.getItem('permissions')).toBe('[{"permission":"Blogs"}]')
})

test('a fresh token that another tab has stored meanwhile is used', async () => {
	const fresh = tokenFor(60 * minute, 'of another tab')
	store(fresh)
	expect(await refreshedToken(tokenFor(minute))).toBe(fresh)
	expect(asked).not.toHaveBeenCalled()
})

test('expiry is judged by the time that the server sent with the page', async () => {
	store(tokenFor(60 * minute))
	answers = [signedIn(tokenFor(120 * minute, 'second'))]
	const serverIsAhead = 45 * minute
	const madeAt = String(performance.timeOrigin + serverIsAhead)
	vi.stubGlobal('document', { documentElement: { dataset: { now: madeAt } } })
	await usableToken()
	expect(asked).toHaveBeenCalledTimes(1)
})

test.each([-5, 5])('a machine whose clock is %i hours off has nothing to refresh with an hour to go', async (hours) => {
	const now = Date.now()
	const token = tokenFor(60 * minute)
	store(token)
	vi.spyOn(Date, 'now').mockReturnValue(now + hours * 60 * minute)
	vi.stubGlobal('performance', { timeOrigin: now + hours * 60 * minute })
	vi.stubGlobal('document', { documentElement: { dataset: { now: String(now) } } })
	expect(await usableToken()).toBe(token)
	expect(asked).not.toHaveBeenCalled()
})

test('a refused refresh ends the session and opens the login page, which leads the same user back', async () => {
	store(tokenFor(minute))
	localStorage.setItem('permissions', '[]')
	answers = [refused]
	await expect(usableToken()).rejects.toThrow('Session Expired!')
	expect(localStorage.getItem('status')).toBe('session_expired')
	expect(localStorage.getItem('refresh_token')).toBeNull()
	expect(localStorage.getItem('permissions')).toBeNull()
	expect(replace).toHaveBeenCalledExactlyOnceWith('/Login?next=%2FAdmin%2FUsers%3Fpage%3D2&user=7')
})

test('a lost answer is requested again, once, and logs nobody out', async () => {
	const old = tokenFor(minute)
	store(old)
	answers = [noNetwork]
	await expect(usableToken()).rejects.toThrow(ServerUnreachable)
	expect(asked).toHaveBeenCalledTimes(2)
	expect(localStorage.getItem('refresh_token')).toBe(old)
	expect(replace).not.toHaveBeenCalled()

	const fresh = tokenFor(60 * minute, 'second')
	answers = [noNetwork, signedIn(fresh)]
	expect(await usableToken()).toBe(fresh)
})

test('a server that is busy logs nobody out', async () => {
	store(tokenFor(minute))
	answers = [json(503, { code: 'service.busy', errorMsg: 'Busy', requestId: 'r' })]
	await expect(usableToken()).rejects.toThrow(ApiRefusal)
	expect(localStorage.getItem('refresh_token')).not.toBeNull()
	expect(replace).not.toHaveBeenCalled()
})

test('a token that arrives after a logout in another tab is not kept', async () => {
	store(tokenFor(minute))
	answers = [
		async () => {
			localStorage.clear()
			return signedIn(tokenFor(60 * minute))()
		},
	]
	await expect(usableToken()).rejects.toThrow('Session Expired!')
	expect(localStorage.length).toBe(0)
})

test('a call that finds the token expired is made again once with a new one', async () => {
	const [old, fresh] = [tokenFor(60 * minute), tokenFor(60 * minute, 'second')]
	store(old)
	answers = [refused, signedIn(fresh), json(200, { total: 3 })]
	const answer = await staffFetch('/api/usercontroller/x', { method: 'POST', body: '{}' })
	expect(await answer.json()).toEqual({ total: 3 })
	expect(asked.mock.calls).toEqual([
		['/api/usercontroller/x', old],
		['/api/authcontroller/refreshauth', old],
		['/api/usercontroller/x', fresh],
	])
})

test('a call that is refused twice ends the session', async () => {
	store(tokenFor(60 * minute))
	answers = [refused, signedIn(tokenFor(60 * minute, 'second')), refused]
	expect((await staffFetch('/api/usercontroller/x')).status).toBe(401)
	expect(asked).toHaveBeenCalledTimes(3)
	expect(localStorage.getItem('status')).toBe('session_expired')
})

test('without a token there is no request', async () => {
	localStorage.setItem('refresh_token', 'no prefix')
	await expect(staffFetch('/api/usercontroller/x')).rejects.toThrow('Session Expired!')
	expect(asked).not.toHaveBeenCalled()
})
