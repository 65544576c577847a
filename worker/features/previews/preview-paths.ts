import type { ItemKindName } from '#contracts/items/items.ts'

/** The public page of an item, by its kind. Kinds without a page of their own stand at a place on that of their list. */
const pages: Readonly<Record<ItemKindName, (id: number) => `/${string}`>> = {
	blogs: (id) => `/BlogView/${id}`,
	caseStudies: (id) => `/CasestudyView/${id}`,
	events: (id) => `/EventsView/${id}`,
	news: () => '/news',
	flyers: (id) => `/resources#flyer-${id}`,
	whitepapers: (id) => `/resources#whitepaper-${id}`,
	careers: (id) => `/CareersApply/${id}`,
}

/** The path of the page with a token that opens it. */
export function previewPath(kind: ItemKindName, id: number, token: string): string {
	const [path, place] = pages[kind](id).split('#')
	return `${path}?preview=${token}${place === undefined ? '' : `#${place}`}`
}

/** The id under which a preview shows an item that was never saved: above the ids of all items. */
export const idOfDraft = (draftId: number) => 900_000_000_000 + draftId
