import { type CaseStudiesQuery, type CaseStudyCategory, caseStudiesPageSize } from '#contracts/content/case-studies.ts'
import { type ListName, pageOf } from '../lists/list-address.ts'
import { idsFilter } from '../lists/used-filters.ts'
import { publishedOf } from '../publishing/status-filter.ts'

export const caseStudiesList = { name: 'case-studies', filters: ['status', 'category'] } as const satisfies ListName
export const caseStudiesListPath = '/Admin/Casestudies'
export const caseStudyFormPath = '/Admin/casestudies/addcasestudy'

/** What the server is asked for by the list's part of the address. */
export const caseStudiesQueryOf = (part: URLSearchParams): CaseStudiesQuery => ({
	pageNumber: pageOf(part),
	pageSize: caseStudiesPageSize,
	categoryId: Number(part.get('category')) || null,
	isPublished: publishedOf(part.get('status')),
})

/** The filters in use besides the Status. */
export const caseStudyFiltersIn = (part: URLSearchParams, categories: readonly CaseStudyCategory[]) =>
	idsFilter(
		part,
		'category',
		'Category',
		categories.map(({ categoryId, categoryName }) => [categoryId, categoryName]),
	)
