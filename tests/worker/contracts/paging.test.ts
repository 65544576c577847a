import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { pageLinks, pageNumber, pageSize, serialNumber } from '#contracts/shared/paging.ts'
import { messagesOf } from '#tests/support/builders/messages.ts'

const query = z.object({ pageNumber: pageNumber(), size: pageSize(10) })

test.each([
	[undefined, 1],
	[null, 1],
	[1, 1],
	['1', 1],
	['12', 12],
	[10_000, 10_000],
	[1e9, 10_000],
])('pageNumber %j means page %i', (value, page) => {
	expect(query.parse({ pageNumber: value }).pageNumber).toBe(page)
})

test.each([
	[undefined, 10],
	[null, 10],
	[1, 1],
	['25', 25],
	[100, 100],
	[101, 100],
	[1e6, 100],
])('size %j means %i rows', (value, size) => {
	expect(query.parse({ size: value }).size).toBe(size)
})

test.each([
	0,
	-1,
	1.5,
	Number.NaN,
	Number.POSITIVE_INFINITY,
	'',
	'0',
	'-1',
	'1.5',
	'NaN',
	'one',
	'1;drop',
	true,
	[1],
	{},
])('%j is neither a page nor a size', (value) => {
	expect(messagesOf(query, { pageNumber: value, size: value })).toEqual({
		pageNumber: 'pageNumber is a whole number from 1',
		size: 'The size is a whole number from 1',
	})
})

test.each([
	[1, 10, 0, 1],
	[1, 10, 9, 10],
	[2, 10, 0, 11],
	[3, 5, 4, 15],
])('on page %i of %i rows, the row at index %i has the serial number %i', (page, size, index, serial) => {
	expect(serialNumber(page, size, index)).toBe(serial)
})

test.each([0, 1, 2, 5, 8])('with %i pages every page is linked', (total) => {
	const all = Array.from({ length: total }, (_, index) => index + 1)
	expect(pageLinks(1, total)).toEqual(all)
	expect(pageLinks(total, total)).toEqual(all)
})

test.each([
	[1, 9, [1, 2, 3, 4, 5, 'gap', 9]],
	[3, 9, [1, 2, 3, 4, 5, 'gap', 9]],
	[4, 9, [1, 2, 3, 4, 5, 6, 'gap', 9]],
	[5, 9, [1, 'gap', 3, 4, 5, 6, 7, 'gap', 9]],
	[6, 9, [1, 'gap', 4, 5, 6, 7, 8, 9]],
	[7, 9, [1, 'gap', 5, 6, 7, 8, 9]],
	[9, 9, [1, 'gap', 5, 6, 7, 8, 9]],
	[50, 100, [1, 'gap', 48, 49, 50, 51, 52, 'gap', 100]],
	[100, 100, [1, 'gap', 96, 97, 98, 99, 100]],
])('page %i of %i shows about five pages, the first, the last and gaps', (current, total, links) => {
	expect(pageLinks(current, total)).toEqual(links)
})

test('the links are ascending, without repetition, and hold the current page, whatever the number of pages', () => {
	for (let total = 1; total <= 30; total += 1) {
		for (let current = 1; current <= total; current += 1) {
			const pages = pageLinks(current, total).filter((link) => link !== 'gap')
			expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
			expect(pages).toEqual(expect.arrayContaining([1, current, total]))
		}
	}
})
