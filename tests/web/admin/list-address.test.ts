import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { applicationsList } from '#web/admin/applications/applications-list.ts'
import {
	changedParams,
	listParams,
	pageOf,
	redirectToLastPage,
	restoreListParams,
	showsSameList,
} from '#web/admin/lists/list-address.ts'
import { forgetListMemory, rememberedList, rememberedOpen, rememberOpen } from '#web/admin/session/list-memory.ts'
import { usersList, usersQueryOf } from '#web/admin/users/users-list.ts'

const at = (path: string) => new URL(path, 'https://www.company.test')
const paramsOf = (search: string) => listParams(new URLSearchParams(search), usersList)

/** The redirect of a loader, or null if it shows the page. */
function redirectOf(load: () => unknown): string | null {
	try {
		load()
		return null
	} catch (answer) {
		return answer instanceof Response ? answer.headers.get('Location') : null
	}
}

beforeEach(() => {
	vi.stubGlobal('localStorage', memoryStorage())
	vi.stubGlobal('sessionStorage', memoryStorage())
})

test.each([
	['', 1],
	['page=3', 3],
	['page=0', 1],
	['page=-2', 1],
	['page=1.5', 1],
	['page=x', 1],
	['page=99999999999999999999', 1],
])('%j is page %i', (search, page) => {
	expect(pageOf(new URLSearchParams(search))).toBe(page)
})

test('the part of a list has its page and its filters, and no dialog', () => {
	expect(paramsOf('user=5&status=active&x=1').toString()).toBe('page=1&status=active')
	expect(paramsOf('add&search=').toString()).toBe('page=1')
})

test('a changed filter leads to page 1, another page keeps the filters', () => {
	expect(changedParams(paramsOf('page=4&status=active'), { search: 'asha' }).toString()).toBe(
		'page=1&status=active&search=asha',
	)
	expect(changedParams(paramsOf('page=4&status=active'), { status: null }).toString()).toBe('page=1')
	expect(changedParams(paramsOf('page=4&search=a b'), { page: '5' }).toString()).toBe('page=5&search=a+b')
})

test('a bare address shows what was shown last, per list', () => {
	expect(restoreListParams(at('/Admin/Users'), usersList).toString()).toBe('page=1')
	restoreListParams(at('/Admin/Users?page=3&status=inactive&user=5'), usersList)
	expect(redirectOf(() => restoreListParams(at('/Admin/Users'), usersList))).toBe('/Admin/Users?page=3&status=inactive')
	expect(
		redirectOf(() =>
			restoreListParams(at('/Admin/Contactpage'), { name: 'contact-requests', section: 'enquiries', filters: [] }),
		),
	).toBeNull()
	restoreListParams(at('/Admin/Users?page=1'), usersList)
	expect(rememberedList('users')).toBe('page=1')
})

test('a logout forgets what the lists showed, and nothing else', () => {
	restoreListParams(at('/Admin/Users?page=3'), usersList)
	localStorage.setItem('theme', 'dark')
	rememberOpen('drafts of news', true)
	expect(rememberedOpen('drafts of news')).toBe(true)
	forgetListMemory()
	expect(rememberedList('users')).toBeNull()
	expect(rememberedOpen('drafts of news')).toBe(false)
	expect(localStorage.getItem('theme')).toBe('dark')
})

test('a page behind the last one leads to the last one', () => {
	expect(redirectOf(() => redirectToLastPage(at('/Admin/Users?page=9&status=active'), 5))).toBe(
		'/Admin/Users?page=5&status=active',
	)
	expect(redirectOf(() => redirectToLastPage(at('/Admin/Users?page=5'), 5))).toBeNull()
	expect(redirectOf(() => redirectToLastPage(at('/Admin/Users?page=3'), 0))).toBeNull()
})

test('a dialog leaves the list as it is', () => {
	expect(showsSameList(at('/Admin/Users?page=2'), at('/Admin/Users?page=2&user=5'), usersList)).toBe(true)
	expect(showsSameList(at('/Admin/Users'), at('/Admin/Users?page=1'), usersList)).toBe(true)
	expect(showsSameList(at('/Admin/Users?page=2'), at('/Admin/Users?page=3'), usersList)).toBe(false)
	expect(showsSameList(at('/Admin/Users'), at('/Admin/Account'), usersList)).toBe(false)
})

test('"All" is no filter in the query', () => {
	const page = { pageNumber: 2, size: 10, userName: null }
	expect(usersQueryOf(paramsOf('page=2'))).toEqual({ ...page, active: null })
	expect(usersQueryOf(paramsOf('page=2&status=active'))).toEqual({ ...page, active: true })
	expect(usersQueryOf(paramsOf('page=2&status=inactive'))).toEqual({ ...page, active: false })
	expect(usersQueryOf(paramsOf('page=2&status=odd&search=ra'))).toEqual({ ...page, userName: 'ra', active: null })
})

test('filters by what is somebody’s own are not remembered', () => {
	restoreListParams(
		at('/Admin/Receivedapplication?page=2&notice=Immediate&location=Enugu&mobile=9000000101'),
		applicationsList,
	)
	const remembered = new URLSearchParams(rememberedList('received-applications') ?? '')
	expect([...remembered]).toEqual([
		['page', '2'],
		['notice', 'Immediate'],
	])
})
