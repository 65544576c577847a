import { z } from 'zod/mini'
import { itemKinds, kindFacts } from '../items/kinds.ts'
import { described, named } from '../shared/answers.ts'

/** What a visitor's search finds, as its filter names it. Flyers, whitepapers and all PDFs are documents. */
export const searchGroups = {
	pages: 'Pages',
	products: 'Products',
	blogs: kindFacts.blogs.publicList.name,
	caseStudies: kindFacts.caseStudies.publicList.name,
	news: kindFacts.news.publicList.name,
	events: kindFacts.events.publicList.name,
	careers: 'Jobs',
	documents: 'Documents',
} as const
export type SearchGroup = keyof typeof searchGroups

const groupNames = Object.keys(searchGroups) as [SearchGroup, ...SearchGroup[]]

export const isSearchGroup = (name: string): name is SearchGroup => Object.hasOwn(searchGroups, name)

/** The group of each kind of item. */
export const groupOfKind = Object.fromEntries(
	itemKinds.map((kind) => [kind, kind === 'flyers' || kind === 'whitepapers' ? 'documents' : kind]),
) as Record<(typeof itemKinds)[number], SearchGroup>

export const siteHit = named(
	'SiteHit',
	z.object({
		group: z.enum(groupNames),
		title: z.string(),
		path: z.string(),
		page: z.nullable(
			described('Of a PDF, the first page with the words; null: no PDF, or its title has them.', z.int()),
		),
		excerpt: described('The words around the first hit, or the first words.', z.string()),
	}),
)
export type SiteHit = z.infer<typeof siteHit>

/** The hits of one page of results. */
export const hitsPerPage = 10
/** Nobody reads further; the search reads this many hits of each kind. */
export const mostResultPages = 20

export type SiteResults = {
	hits: SiteHit[]
	/** Of the chosen group. */
	total: number
	/** All hits by group. */
	counts: Partial<Record<SearchGroup, number>>
	/** Whether the hits differ from the searched words by one typing error. */
	isNear: boolean
	/** The nearest titles, if nothing was found. */
	nearest: Pick<SiteHit, 'title' | 'path'>[]
	/** false: a part of the search took too long, and is missing. */
	isComplete: boolean
}
