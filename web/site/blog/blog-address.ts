import { pages } from '#web/content/pages.ts'
import { listHref, searchAsked } from '#web/site/publishing/list-address.ts'

/** What the blog is narrowed down to, as its address says it. */
export type BlogFilters = { category: number | null; tag: number | null; search: string }

export const noFilters: BlogFilters = { category: null, tag: null, search: '' }

export function filtersAsked(url: string): BlogFilters {
	const { searchParams } = new URL(url)
	const id = (name: string) => {
		const asked = searchParams.get(name) ?? ''
		return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : null
	}
	return { category: id('category'), tag: id('tag'), search: searchAsked(url) }
}

export const isFiltered = ({ category, tag, search }: BlogFilters) => category !== null || tag !== null || search !== ''

export const blogHref = (filters: BlogFilters, page = 1) => listHref(pages.blog.path, filters, page)

export const articleHref = (blogsId: number) => `/BlogView/${blogsId}`

/** The category in the address of a feed; null where there is none. */
export const categoryIdIn = (part: string): number | null => (/^[1-9]\d{0,14}$/.test(part) ? Number(part) : null)

/** The path below which a category's feeds stand. */
export const categoryFeedPath = (category: number) => `${pages.blog.path}/category/${category}`
