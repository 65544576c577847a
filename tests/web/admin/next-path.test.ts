import { expect, test } from 'vitest'
import { safeNextPath, signInAgainPath } from '#web/admin/session/next-path.ts'

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

test('signing in again leads back to where it was interrupted', () => {
	expect(signInAgainPath({ pathname: '/Admin/Users', search: '?page=2&add' })).toBe(
		'/Login?next=%2FAdmin%2FUsers%3Fpage%3D2%26add',
	)
	expect(signInAgainPath({ pathname: '/Login', search: '' })).toBe('/Login')
})
