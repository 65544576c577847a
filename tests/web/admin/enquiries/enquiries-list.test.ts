import { expect, test } from 'vitest'
import { deskQueryOf } from '#web/admin/enquiries/enquiries-list.ts'

const query = (search: string) => deskQueryOf(new URLSearchParams(search))

test('the list opens with the tab New, ten rows a page, and the address says everything else', () => {
	expect(query('page=1')).toEqual({
		tab: 'new',
		owner: null,
		departmentId: null,
		text: null,
		allTime: false,
		automatic: false,
		pageNumber: 1,
		size: 10,
	})
	expect(query('page=3&status=all&owner=mine&department=2&search=ferry&alltime=1&automatic=1')).toEqual({
		tab: 'all',
		owner: 'mine',
		departmentId: 2,
		text: 'ferry',
		allTime: true,
		automatic: true,
		pageNumber: 3,
		size: 10,
	})
	expect(query('owner=7').owner).toBe(7)
	for (const odd of ['status=odd', 'owner=everybody']) expect(query(odd)).toMatchObject({ tab: 'new', owner: null })
})
