import { publicCaseStudiesQuery } from '#contracts/case-studies.ts'
import { pages } from '#web/content/pages.ts'
import { listHref } from '#web/site/publishing/list-address.ts'

/** What the list is narrowed down to; null is everything. */
export type Filters = { category: number | null; search: string | null }

/** The filters of an address; what cannot be one filters nothing. */
export function filtersAsked(url: string): Filters {
	const { searchParams } = new URL(url)
	const category = searchParams.get('category') ?? ''
	const title = publicCaseStudiesQuery.safeParse({ title: searchParams.get('search') })
	return {
		category: /^[1-9]\d{0,5}$/.test(category) ? Number(category) : null,
		search: title.success ? title.data.title : null,
	}
}

/** The address of the list with these filters. */
export const hrefWith = ({ category, search }: Filters, page = 1) =>
	listHref(pages.caseStudies.path, { category, search }, page)
