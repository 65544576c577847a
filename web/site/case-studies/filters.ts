import { pages } from '#web/content/pages.ts'
import { listHref, parseSearch } from '#web/site/publishing/list-address.ts'

/** The list's filters. Null does not filter. */
export type Filters = { category: number | null; search: string | null }

/** Reads the filters of an address and ignores invalid values. */
export function parseCaseStudyFilters(url: string): Filters {
	const category = new URL(url).searchParams.get('category') ?? ''
	return {
		category: /^[1-9]\d{0,5}$/.test(category) ? Number(category) : null,
		search: parseSearch(url) || null,
	}
}

export const areCaseStudiesFiltered = ({ category, search }: Filters) => category !== null || search !== null

export const hrefWith = ({ category, search }: Filters, page = 1) =>
	listHref(pages.caseStudies.path, { category, search }, page)
