import { isSearchGroup, mostResultPages, type SearchGroup } from '#contracts/search/site-search.ts'
import { lengths } from '#contracts/shared/fields.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { listHref, parsePageNumber } from '#web/site/publishing/list-address.ts'

/** Not among `pages`: it has no card and stands in no menu or sitemap. */
export const searchPage = {
	path: '/search',
	name: 'Search',
	title: 'Search',
	description: 'Find pages, products, articles, jobs and documents of this site, also by the words inside PDFs.',
} as const satisfies PageFacts

export type Search = { text: string; group: SearchGroup | null; page: number }

/** Reads the search of an address. It leaves out what cannot be read, so every address has a page. */
export function parseSearch(url: string): Search {
	const params = new URL(url).searchParams
	const text = (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, lengths.search).toWellFormed()
	const group = params.get('in') ?? ''
	const page = Math.min(parsePageNumber(url), mostResultPages)
	return { text, group: isSearchGroup(group) ? group : null, page }
}

export const searchHref = ({ text, group }: Pick<Search, 'text' | 'group'>, page = 1) =>
	listHref(searchPage.path, { q: text, in: group }, page)
