import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination } from '#web/ui/pagination.tsx'

const pages = (page: number, totalPages: number) =>
	renderToStaticMarkup(<Pagination page={page} totalPages={totalPages} hrefFor={(target) => `?page=${target}`} />)

const hrefs = (html: string) => [...html.matchAll(/href="\?page=(\d+)"/g)].map(([, page]) => Number(page))

test('one page needs no links', () => {
	expect(pages(1, 1)).toBe('')
	expect(pages(1, 0)).toBe('')
})

test('first, previous, the numbers, next and last are links', () => {
	expect(hrefs(pages(3, 5))).toEqual([1, 2, 1, 2, 3, 4, 5, 4, 5])
})

test('at either end the links that lead nowhere keep their names', () => {
	expect(hrefs(pages(1, 3))).toEqual([1, 2, 3, 2, 3])
	expect(pages(1, 3)).toMatch(/<a(?=[^>]*aria-label="First page")(?=[^>]*aria-disabled="true")/)
	expect(pages(3, 3)).toMatch(/<a(?=[^>]*aria-label="Last page")(?=[^>]*aria-disabled="true")/)
})

test('the current page is marked', () => {
	expect(pages(6, 12).match(/aria-current="page"/g)).toHaveLength(1)
	expect(pages(6, 12)).toMatch(/<a(?=[^>]*href="\?page=6")(?=[^>]*aria-current="page")/)
})

test('left out pages show as a gap', () => {
	expect(pages(6, 12).match(/…/g)).toHaveLength(2)
})
