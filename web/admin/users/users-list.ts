import { lengths } from '#contracts/fields.ts'
import type { UsersQuery } from '#contracts/users.ts'
import { usersPageSize } from '#contracts/users.ts'
import { type ListName, pageOf } from '../lists/list-address.ts'
import { statusFilter, typedFilter } from '../lists/used-filters.ts'

export const usersList = { name: 'users', filters: ['search', 'status'] } as const satisfies ListName

export const statuses = [
	{ value: 'all', label: 'All' },
	{ value: 'active', label: 'Active' },
	{ value: 'inactive', label: 'Inactive' },
] as const

/** "All" is asked for as no filter. */
const activeOf = (status: string | null) => (status === 'active' ? true : status === 'inactive' ? false : null)

/** What the server is asked for by the list's part of the address. */
export const usersQueryOf = (part: URLSearchParams): UsersQuery => ({
	pageNumber: pageOf(part),
	size: usersPageSize,
	userName: part.get('search')?.slice(0, lengths.search) ?? null,
	active: activeOf(part.get('status')),
})

export const userFiltersIn = (part: URLSearchParams) => [
	...typedFilter(part, 'search', 'User name'),
	...statusFilter(part, statuses),
]

/** Where the list goes when a user has been added: users stand oldest first, so a full last page means a new page. */
export function pageAfterAdding(page: number, totalBefore: number, size = usersPageSize): number {
	const lastWasFull = totalBefore > 0 && totalBefore % size === 0
	return lastWasFull ? Math.min(page + 1, totalBefore / size + 1) : page
}
