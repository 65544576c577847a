import { itemPagePath } from '#contracts/items/kinds.ts'
import { pages } from '#web/content/pages.ts'
import { listHref, parseSearch } from '#web/site/publishing/list-address.ts'

/** The filters in the list's address. */
export type ChosenBlogFilters = { category: number | null; tag: number | null; search: string }

export const noFilters: ChosenBlogFilters = { category: null, tag: null, search: '' }

export function parseBlogFilters(url: string): ChosenBlogFilters {
	const { searchParams } = new URL(url)
	const id = (name: string) => {
		const value = searchParams.get(name) ?? ''
		return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null
	}
	return { category: id('category'), tag: id('tag'), search: parseSearch(url) }
}

export const isBlogFiltered = ({ category, tag, search }: ChosenBlogFilters) =>
	category !== null || tag !== null || search !== ''

export const blogHref = (filters: ChosenBlogFilters, page = 1) => listHref(pages.blog.path, filters, page)

export const articleHref = (blogsId: number) => itemPagePath('blogs', blogsId)

/** The folder of a category's feeds. */
export const categoryFeedPath = (category: number) => `${pages.blog.path}/category/${category}`
