import { expect, test } from 'vitest'
import { blogHref, isBlogFiltered, noFilters, parseBlogFilters } from '#web/site/blog/blog-address.ts'
import { parseId } from '#web/site/publishing/parse-id.ts'

const asked = (search: string) => parseBlogFilters(`https://www.company.test/blog${search}`)

test('the address says what is shown, and says it back', () => {
	const filters = { category: 3, tag: 12, search: 'what & why' }
	expect(blogHref(filters, 2)).toBe('/blog?category=3&tag=12&search=what+%26+why&page=2')
	expect(asked(blogHref(filters, 2).slice(5))).toEqual(filters)
	expect(blogHref(noFilters)).toBe('/blog')
	expect(blogHref(noFilters, 2)).toBe('/blog?page=2')
})

test.each([
	'',
	'?category=',
	'?category=x&tag=-1',
	'?category=0&tag=1e3',
	'?tag=12345678',
	'?search=%20%00',
	'?page=2',
])('%s filters nothing', (search) => {
	expect(asked(search)).toEqual(noFilters)
	expect(isBlogFiltered(asked(search))).toBe(false)
})

test('what is searched for has the length that the list takes', () => {
	expect(asked(`?search=${'a'.repeat(500)}`).search).toHaveLength(100)
})

test("a category's feed has one address", () => {
	expect(parseId('12')).toBe(12)
	for (const part of ['012', '12.0', '1e1', '0xc', '+12', ' 12', '', '0', '-1', '1234567890123456'])
		expect(parseId(part)).toBeNull()
})
