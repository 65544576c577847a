import { pages } from '#web/content/pages.ts'
import { listHref, searchAsked } from '#web/site/publishing/list-address.ts'

/** What the list is narrowed down to; null is everything. */
export type Filters = { category: number | null; search: string | null }

/** The filters of an address; what cannot be one filters nothing. */
export function filtersAsked(url: string): Filters {
	const category = new URL(url).searchParams.get('category') ?? ''
	return {
		category: /^[1-9]\d{0,5}$/.test(category) ? Number(category) : null,
		search: searchAsked(url) || null,
	}
}

/** The address of the list with these filters. */
export const hrefWith = ({ category, search }: Filters, page = 1) =>
	listHref(pages.caseStudies.path, { category, search }, page)
