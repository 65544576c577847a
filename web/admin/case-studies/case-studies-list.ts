import {
	type CaseStudiesQuery,
	type CaseStudyCategory,
	type CaseStudyOrder,
	caseStudiesPageSize,
} from '#contracts/content/case-studies.ts'
import { titleFilterIn } from '../lists/filters/title-search.tsx'
import { idsFilter } from '../lists/filters/used-filters.ts'
import { type ListConfig, pageOf } from '../lists/list-address.ts'
import { byDate, byText, type Orders, sortedBy, sortParams } from '../lists/sorting.ts'
import { categoryOptions } from '../publishing/category-options.ts'
import { publishedOf } from '../publishing/status-filter.ts'

export const caseStudiesList = {
	name: 'case-studies',
	section: 'caseStudies',
	filters: ['search', 'category', 'status', ...sortParams],
} as const satisfies ListConfig

export const caseStudiesOrders: Orders<CaseStudyOrder> = {
	first: { publishedDate: 'desc', title: 'asc' },
	documented: { sortBy: 'publishedDate', sortDirection: 'desc' },
	named: [...byDate('publishedDate', 'Date'), ...byText('title', 'Title')],
}

export const caseStudiesQueryOf = (params: URLSearchParams): CaseStudiesQuery => ({
	pageNumber: pageOf(params),
	pageSize: caseStudiesPageSize,
	categoryId: Number(params.get('category')) || null,
	isPublished: publishedOf(params.get('status')),
	title: params.get('search'),
	...sortedBy(params, caseStudiesOrders),
})

/** The filters in use except Status. */
export const caseStudyFiltersIn = (params: URLSearchParams, categories: readonly CaseStudyCategory[]) => [
	...titleFilterIn(params),
	...idsFilter(params, 'category', 'Category', categoryOptions(categories)),
]
