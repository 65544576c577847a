import { expect, test } from 'vitest'
import { listHref, parseSearch, setListAddress } from '#web/site/publishing/list-address.ts'

const hrefFor = (page: number) => listHref('/blog', { tag: 3 }, page)

/** The cache address of a page of a list with this many pages, or the target of a redirect. */
function settled(page: number, totalPages: number): string | null {
	const context = { address: '/blog' }
	try {
		setListAddress(context, hrefFor, page, totalPages)
		return context.address
	} catch (thrown) {
		return thrown instanceof Response ? `to ${thrown.headers.get('Location')}` : null
	}
}

test('a page of a list is kept under the address that links to it have', () => {
	expect(settled(1, 4)).toBe('/blog?tag=3')
	expect(settled(4, 4)).toBe('/blog?tag=3&page=4')
})

test('where nothing is found there is nothing to keep under an address of its own: anybody can make up ids', () => {
	expect(settled(1, 0)).toBe('/blog')
})

test('a page behind the last one leads to the last one', () => {
	expect(settled(5, 4)).toBe('to /blog?tag=3&page=4')
	expect(settled(2, 0)).toBe('to /blog?tag=3')
})

test.each([
	['', ''],
	['search=', ''],
	['search=%20%00', ''],
	['search=bank%00', 'bank'],
	['search=+two+words+', 'two words'],
	[`search=${'x'.repeat(101)}`, 'x'.repeat(100)],
	[`search=${'x'.repeat(99)}%F0%9F%8C%99`, 'x'.repeat(99)],
])('%s searches for %j', (query, expected) => {
	expect(parseSearch(`https://www.company.test/blog?${query}`)).toBe(expected)
})
