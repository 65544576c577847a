import { lengths } from '#contracts/shared/fields.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { UserRow, UsersQuery } from '#contracts/users/users.ts'
import { usersPageSize } from '#contracts/users/users.ts'
import { activeOf, activeStatuses } from '../lists/active-status.tsx'
import { changedParams, type ListConfig, pageOf } from '../lists/list-address.ts'
import { statusFilter, typedFilter } from '../lists/used-filters.ts'

export const usersList = {
	name: 'users',
	section: 'users',
	filters: ['search', 'status'],
} as const satisfies ListConfig

/** What the server is asked for by the list's part of the address. */
export const usersQueryOf = (params: URLSearchParams): UsersQuery => ({
	pageNumber: pageOf(params),
	size: usersPageSize,
	userName: params.get('search')?.slice(0, lengths.search) ?? null,
	active: activeOf(params.get('status')),
})

type FetchPage = (query: UsersQuery) => Promise<Paged<UserRow>>

/**
 * The list's part of the address that shows a user who has just been added. Users stand oldest first, so that is the last page, or one
 * before it where more were added meanwhile. Filters that hide the user are dropped. Null where the user is on no such page.
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
	...typedFilter(params, 'search', 'User name'),
	...statusFilter(params, activeStatuses),
]
