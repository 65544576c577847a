import { expect, test } from 'vitest'
import { loginPath, nextPathOf, safeNextPath } from '#web/admin/session/next-path.ts'

test.each([
	['/Admin', '/Admin'],
	['/Admin/', '/Admin/'],
	['/admin/users?page=2', '/admin/users?page=2'],
	['/Admin/Users?page=2&user=5#x', '/Admin/Users?page=2&user=5'],
	['/Admin//evil.example', '/Admin//evil.example'],
])('%j leads to %j', (next, path) => {
	expect(safeNextPath(next)).toBe(path)
})

test.each([
	null,
	'',
	'/',
	'/Login',
	'/contact',
	'/Administrator',
	'/Admin/../contact',
	'/Admin/..//evil.example',
	'/Admin/%2e%2e/contact',
	'Admin/Users',
	'//evil.example/Admin',
	'/\\evil.example/Admin',
	'/\t/evil.example/Admin',
	'https://evil.example/Admin',
	'javascript:alert(1)',
])('%j leads nowhere', (next) => {
	expect(safeNextPath(next)).toBeNull()
})

test('the login page keeps where the user wanted to go, and the plain one leads to the overview', () => {
	const login = loginPath({ pathname: '/Admin/Users', search: '?page=2&add' })
	expect(login).toBe('/Login?next=%2FAdmin%2FUsers%3Fpage%3D2%26add')
	expect(leadingFrom(login, 5)).toBe('/Admin/Users?page=2&add')
	for (const pathname of ['/Admin', '/admin/', '/Login']) expect(loginPath({ pathname, search: '' })).toBe('/Login')
	for (const address of ['/Login', '/Login?next=%2F%2Fevil.example%2FAdmin'])
		expect(leadingFrom(address, 5)).toBe('/Admin')
})

test('what one user left leads only that user back', () => {
	const login = loginPath({ pathname: '/Admin/Users', search: '?user=7' }, 5)
	expect(leadingFrom(login, 5)).toBe('/Admin/Users?user=7')
	for (const other of [7, 55, null]) expect(leadingFrom(login, other)).toBe('/Admin')
})

const leadingFrom = (address: string, userId: number | null) =>
	nextPathOf(new URL(address, 'https://www.company.test'), userId)
