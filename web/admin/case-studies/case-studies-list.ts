import { type CaseStudiesQuery, type CaseStudyCategory, caseStudiesPageSize } from '#contracts/content/case-studies.ts'
import { type ListConfig, pageOf } from '../lists/list-address.ts'
import { titleFilterIn } from '../lists/title-search.tsx'
import { idsFilter } from '../lists/used-filters.ts'
import { publishedOf } from '../publishing/status-filter.ts'

export const caseStudiesList = {
	name: 'case-studies',
	section: 'caseStudies',
	filters: ['search', 'category', 'status'],
} as const satisfies ListConfig

export const caseStudiesQueryOf = (params: URLSearchParams): CaseStudiesQuery => ({
	pageNumber: pageOf(params),
	pageSize: caseStudiesPageSize,
	categoryId: Number(params.get('category')) || null,
	isPublished: publishedOf(params.get('status')),
	title: params.get('search'),
})

/** The filters in use except Status. */
export const caseStudyFiltersIn = (params: URLSearchParams, categories: readonly CaseStudyCategory[]) => [
	...titleFilterIn(params),
	...idsFilter(
		params,
		'category',
		'Category',
		categories.map(({ categoryId, categoryName }) => [categoryId, categoryName]),
	),
]
