import { type BlogsQuery, blogsPageSize } from '#contracts/content/blogs.ts'
import { idsIn, type ListName, pageOf } from '../lists/list-address.ts'
import { idsFilter, typedFilter } from '../lists/used-filters.ts'
import type { BlogLabels } from './load-labels.ts'

export const blogsList = {
	name: 'blogs',
	filters: ['search', 'category', 'tags', 'status'],
} as const satisfies ListName
export const blogsListPath = '/Admin/Blogs'
export const addBlogPath = `${blogsListPath}/Add`
export const editBlogPath = (blogsId: number) => `${blogsListPath}/Edit/${blogsId}`

export const activeStatuses = [
	{ value: 'all', label: 'All' },
	{ value: 'active', label: 'Active' },
	{ value: 'inactive', label: 'Inactive' },
] as const

/** What the server is asked for by the list's part of the address. */
export const blogsQueryOf = (part: URLSearchParams): BlogsQuery => {
	const status = part.get('status')
	return {
		pageNumber: pageOf(part),
		pageSize: blogsPageSize,
		headingFilter: part.get('search'),
		categoryInt: Number(part.get('category')) || null,
		selectedTags: idsIn(part.get('tags')),
		active: status === 'active' ? true : status === 'inactive' ? false : null,
	}
}

/** The filters in use besides the Status. */
export const blogFiltersIn = (part: URLSearchParams, { categories, tags }: BlogLabels) => [
	...typedFilter(part, 'search', 'Heading'),
	...idsFilter(
		part,
		'category',
		'Category',
		categories.map(({ categoryId, categoryName }) => [categoryId, categoryName]),
	),
	...idsFilter(
		part,
		'tags',
		'Tag',
		tags.map(({ tagsId, tagsName }) => [tagsId, tagsName]),
	),
]
