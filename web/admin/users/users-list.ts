import { lengths } from '#contracts/shared/fields.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { UserRow, UsersQuery } from '#contracts/users/users.ts'
import { usersPageSize } from '#contracts/users/users.ts'
import { answerOf } from '#web/api.ts'
import { activeOf, activeStatuses } from '../lists/filters/active-status.tsx'
import { typedFilter, usedStatus } from '../lists/filters/used-filters.ts'
import { changedParams, type ListConfig, pageOf } from '../lists/list-address.ts'
import { usersApi } from '../staff-api.ts'

export const usersList = {
	name: 'users',
	section: 'users',
	filters: ['search', 'status'],
} as const satisfies ListConfig

export const usersQueryOf = (params: URLSearchParams): UsersQuery => ({
	pageNumber: pageOf(params),
	size: usersPageSize,
	userName: params.get('search')?.slice(0, lengths.search) ?? null,
	active: activeOf(params.get('status')),
})

export const fetchUsers = (json: UsersQuery) => answerOf(usersApi.getalluserdetails.$post({ json }))

type FetchPage = (query: UsersQuery) => Promise<Paged<UserRow>>

/**
 * The parameters of the page that shows a new user. The list is sorted oldest first, so it is the last page, or the one
 * before if more users were added since. Drops filters that hide the user. Returns null if no such page has the user.
 */
export async function paramsThatShow(
	id: number,
	params: URLSearchParams,
	fetchPage: FetchPage,
): Promise<URLSearchParams | null> {
	for (const filtered of [params, new URLSearchParams()]) {
		const { totalPages } = await fetchPage(usersQueryOf(changedParams(filtered, {})))
		for (const page of [totalPages, totalPages - 1].filter((page) => page > 0)) {
			const shown = changedParams(filtered, { page: String(page) })
			const { content } = await fetchPage(usersQueryOf(shown))
			if (content.some((user) => user.id === id)) return shown
		}
	}
	return null
}

export const userFiltersIn = (params: URLSearchParams) => [
	...typedFilter(params, 'search', 'Name or address'),
	...usedStatus(params, activeStatuses),
]
