import { expect, test } from 'vitest'
import type { UserRow, UsersQuery } from '#contracts/users/users.ts'
import { paramsThatShow } from '#web/admin/users/users-list.ts'

/** A server with this many users, every second one inactive. A user's name is a word with the id. */
const usersUpTo =
	(total: number) =>
	async ({ pageNumber, size, userName, active }: UsersQuery) => {
		const all = Array.from({ length: total }, (_, index): UserRow => {
			const id = index + 1
			const others = { fullName: '', email: '', mobileNumber: '', roles: [], lastSignInAt: null, hasFactor: false }
			return { id, userName: `user-${id}`, active: id % 2 === 1, ...others }
		})
		const found = all.filter(
			(user) => user.userName.includes(userName ?? '') && user.active === (active ?? user.active),
		)
		const content = found.slice(size * (pageNumber - 1), size * pageNumber)
		return { content, totalElements: found.length, totalPages: Math.ceil(found.length / size) }
	}

const partFor = async (id: number, part: string, total = id) =>
	(await paramsThatShow(id, new URLSearchParams(part), usersUpTo(total)))?.toString()

test.each([
	['behind a full last page, on a new page', 21, 'page=2', 'page=3'],
	['on the last page, which is open', 25, 'page=3', 'page=3'],
	['on the last page, from the first one', 25, 'page=1', 'page=3'],
	[
		'on the last page of a filter that fits',
		25,
		'page=1&search=user&status=active',
		'page=2&search=user&status=active',
	],
	['without a filter that hides the user', 25, 'page=1&status=inactive', 'page=3'],
	['without a search that finds nobody', 25, 'page=1&search=zzz', 'page=3'],
])('a user who was added is shown %s', async (_, id, part, shown) => {
	expect(await partFor(id, part)).toBe(shown)
})

test('a user who was added is shown also where others were added meanwhile', async () => {
	expect(await partFor(20, 'page=1', 22)).toBe('page=2')
})

test('a user who is gone again is looked for on the last pages only', async () => {
	expect(await partFor(5, 'page=1', 95)).toBeUndefined()
})
