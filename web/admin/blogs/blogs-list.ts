import { type BlogOrder, type BlogsQuery, blogsPageSize } from '#contracts/content/blogs.ts'
import { activeOf } from '../lists/filters/active-status.tsx'
import { idsFilter, typedFilter } from '../lists/filters/used-filters.ts'
import { idsIn, type ListConfig, pageOf } from '../lists/list-address.ts'
import { byDate, byText, type Orders, sortedBy, sortParams } from '../lists/sorting.ts'
import { categoryOptions } from '../publishing/category-options.ts'
import type { BlogLabels } from './load-labels.ts'

export const blogsList = {
	name: 'blogs',
	section: 'blogs',
	filters: ['search', 'category', 'tags', 'status', ...sortParams],
} as const satisfies ListConfig

export const blogsOrders: Orders<BlogOrder> = {
	first: { date: 'desc', heading: 'asc' },
	documented: 'Newest first',
	named: [...byDate('date', 'Date'), ...byText('heading', 'Heading')],
}

export const blogsQueryOf = (params: URLSearchParams): BlogsQuery => ({
	pageNumber: pageOf(params),
	pageSize: blogsPageSize,
	headingFilter: params.get('search'),
	categoryInt: Number(params.get('category')) || null,
	selectedTags: idsIn(params.get('tags')),
	active: activeOf(params.get('status')),
	...sortedBy(params, blogsOrders),
})

/** The filters in use except Status. */
export const blogFiltersIn = (params: URLSearchParams, { categories, tags }: BlogLabels) => [
	...typedFilter(params, 'search', 'Heading'),
	...idsFilter(params, 'category', 'Category', categoryOptions(categories)),
	...idsFilter(
		params,
		'tags',
		'Tag',
		tags.map(({ tagsId, tagsName }) => [tagsId, tagsName]),
	),
]
