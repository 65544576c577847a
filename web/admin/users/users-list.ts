import { lengths } from '#contracts/fields.ts'
import type { UsersQuery } from '#contracts/users.ts'
import { usersPageSize } from '#contracts/users.ts'
import { type ListName, pageOf } from '../lists/list-address.ts'

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

/** Where the list goes when a user has been added: users stand oldest first, so to the last page, a new one where that was full. */
export const pageAfterAdding = (totalBefore: number, size = usersPageSize) => Math.floor(totalBefore / size) + 1
