import { expect, test } from 'vitest'
import { markLoaded, markStale, reloadsList } from '#web/admin/lists/reload-list.ts'
import { usersList } from '#web/admin/users/users-list.ts'

const going = (from: string, to: string) =>
	reloadsList(usersList)({
		currentUrl: new URL(from, 'https://staff.test'),
		nextUrl: new URL(to, 'https://staff.test'),
		currentParams: {},
		nextParams: {},
		defaultShouldRevalidate: true,
	})

test('A dialog leaves the list as it is; another page loads it', () => {
	expect(going('/Admin/Users?page=2', '/Admin/Users?page=2&user=5')).toBe(false)
	expect(going('/Admin/Users?page=2', '/Admin/Users?page=3')).toBe(true)
	expect(going('/Admin/Users?page=2', '/Admin/Users?page=2'), 'asked for again').toBe(true)
})

test('A changed row is loaded with the next navigation, until that has come to its end', () => {
	const broken = AbortSignal.abort()
	const request = (signal?: AbortSignal) => new Request('https://staff.test/Admin/Users', { signal })
	markStale(usersList)
	expect(going('/Admin/Users?page=2&user=5', '/Admin/Users?page=2')).toBe(true)
	markLoaded(usersList, request(broken))
	expect(going('/Admin/Users?page=2&user=5', '/Admin/Users?page=2')).toBe(true)
	markLoaded(usersList, request())
	expect(going('/Admin/Users?page=2&user=5', '/Admin/Users?page=2')).toBe(false)
})
