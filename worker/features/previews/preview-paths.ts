import type { ItemKindName } from '#contracts/items/items.ts'

/** The public page of an item, by its kind. Kinds without a page of their own stand on that of their list. */
export const previewPaths: Readonly<Record<ItemKindName, (id: number) => string>> = {
	blogs: (id) => `/BlogView/${id}`,
	caseStudies: (id) => `/CasestudyView/${id}`,
	events: (id) => `/EventsView/${id}`,
	news: () => '/news',
	flyers: () => '/resources',
	whitepapers: () => '/resources',
	careers: (id) => `/CareersApply/${id}`,
}

/** The id under which a preview shows an item that was never saved: above the ids of all items. */
export const idOfDraft = (draftId: number) => 900_000_000_000 + draftId
