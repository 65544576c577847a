import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { logout } from '#web/admin/session/logout.ts'

const asked = vi.fn<(input: RequestInfo | URL, init?: RequestInit) => Promise<Response>>()
const replace = vi.fn<(address: string) => void>()

beforeEach(() => {
	vi.resetAllMocks()
	for (const area of ['localStorage', 'sessionStorage']) vi.stubGlobal(area, memoryStorage())
	vi.stubGlobal('window', { location: { replace } })
	vi.stubGlobal('fetch', asked)
	vi.spyOn(console, 'warn').mockImplementation(() => {})
	localStorage.setItem('permissions', '[{"permission":"News"}]')
	localStorage.setItem('refresh_token', 'Bearer a.b.c')
	localStorage.setItem('paging:users', 'page=2')
	localStorage.setItem('theme', 'dark')
	sessionStorage.setItem('draft:/Admin/Users?add', '{}')
})

const stored = () => ({ ...keysOf(localStorage), ...keysOf(sessionStorage) })
const keysOf = (area: Storage) =>
	Object.fromEntries(
		Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').map((key) => [key, area.getItem(key)]),
	)

test('a logout tells the server with the stored token, forgets the session, the lists and the drafts, and opens the plain login page', async () => {
	asked.mockResolvedValue(Response.json(true))
	expect(await logout()).toBe(true)
	const [[input, init] = []] = asked.mock.calls
	expect([input, init?.method]).toEqual(['/api/authcontroller/logout', 'GET'])
	expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer a.b.c')
	expect(stored()).toEqual({ theme: 'dark' })
	expect(replace).toHaveBeenCalledExactlyOnceWith('/Login')
})

test('what does not begin with Bearer cannot be logged out', async () => {
	localStorage.setItem('refresh_token', 'something else')
	const before = stored()
	expect(await logout()).toBe(false)
	expect(asked).not.toHaveBeenCalled()
	expect(stored()).toEqual(before)
})

test.each([
	['that the server refuses', async () => Response.json({ code: 'service.busy' }, { status: 503 })],
	['that does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a logout %s changes nothing here, and may be tried again', async (_, answer) => {
	const before = stored()
	asked.mockImplementationOnce(answer)
	expect(await logout()).toBe(false)
	expect(stored()).toEqual(before)
	expect(replace).not.toHaveBeenCalled()

	asked.mockResolvedValue(Response.json(true))
	expect(await logout()).toBe(true)
})
