import { pages } from '#web/content/pages.ts'
import { listHref } from '#web/site/publishing/list-address.ts'

export const newsHref = (page: number) => listHref(pages.news.path, {}, page)

export const newsAnchor = (id: number) => `news-${id}`

/** Links to the list page that shows this item, whichever page that is when the link is followed. */
export const newsItemHref = (id: number) => `${pages.news.path}?item=${id}`

/** Reads the news id in an address. Returns null without a valid one. */
export function newsItemAsked(url: string): number | null {
	const asked = new URL(url).searchParams.get('item') ?? ''
	return /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : null
}
