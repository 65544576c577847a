import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { menuFor, openingHref } from '#web/admin/frame/menu.ts'
import { requireSection, requireSession } from '#web/admin/session/guards.ts'

const requestOf = (path: string) => new Request(new URL(path, 'https://www.company.test'))

/** The redirect of a guard, or null if it passes. */
function redirectOf(guard: () => void): Response | null {
	try {
		guard()
		return null
	} catch (answer) {
		if (answer instanceof Response) return answer
		throw answer
	}
}

const sentTo = (guard: () => void) => redirectOf(guard)?.headers.get('Location') ?? null

const hold = (permission: string) => localStorage.setItem('permissions', JSON.stringify([{ permission }]))

beforeEach(() => {
	vi.stubGlobal('localStorage', memoryStorage())
	localStorage.setItem('refresh_token', 'Bearer a.b.c')
})

test('without a session everything leads to the sign-in screen, and back from there', () => {
	const request = requestOf('/Admin/Users?page=2')
	expect(sentTo(() => requireSession(request))).toBeNull()
	localStorage.setItem('refresh_token', 'no prefix')
	for (const guard of [() => requireSession(request), () => requireSection('users', request)])
		expect(sentTo(guard)).toBe('/Login?next=%2FAdmin%2FUsers%3Fpage%3D2')
})

test('the sign-in screen is a document, which the router loads instead of showing it', () => {
	localStorage.clear()
	const guard = () => requireSession(requestOf('/Admin'))
	expect(redirectOf(guard)?.headers.get('X-Remix-Reload-Document')).toBe('true')
})

test('a section that one may not open leads to the landing page', () => {
	const request = requestOf('/Admin/Users')
	hold('UserListing')
	expect(sentTo(() => requireSection('users', request))).toBeNull()
	for (const section of ['enquiries', 'administration', 'careers'] as const)
		expect(
			sentTo(() => requireSection(section, request)),
			section,
		).toBe('/Admin')
})

test.each([
	['UserListing', ['Users']],
	['ContactRequests', ['Contact requests']],
	['News', ['News']],
	['Nothing', []],
])('the menu of %s has %j', (permission, labels) => {
	expect(menuFor([{ permission }]).flatMap(({ items }) => items.map(({ label }) => label))).toEqual(labels)
})

test('an Admin’s menu leads to every section at an address of its own', () => {
	const items = menuFor([{ permission: 'Admin' }]).flatMap(({ items }) => items)
	expect(items).toHaveLength(12)
	expect(new Set(items.map(({ href }) => href)).size).toBe(12)
	expect(items.find(({ label }) => label === 'Audit log')?.href).toBe('/Admin/Audit')
})

test('the menu and the overview open the first page of each list, not the remembered one', () => {
	const opened = menuFor([{ permission: 'Admin' }]).flatMap(({ items }) => items.map(openingHref))
	expect(opened).toContain('/Admin/Contactpage?page=1')
	expect(opened.filter((href) => !href.endsWith('?page=1'))).toEqual(['/Admin/Health'])
})
