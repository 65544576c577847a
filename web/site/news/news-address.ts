import { pages } from '#web/content/pages.ts'
import { listHref } from '#web/site/publishing/list-address.ts'

export const newsHref = (page: number) => listHref(pages.news.path, {}, page)

export const newsAnchor = (id: number) => `news-${id}`

/** Leads to the page of the list that shows this piece of news, whichever that is then. */
export const newsItemHref = (id: number) => `${pages.news.path}?item=${id}`

/** The id of the piece of news that an address leads to; null where there is none. */
export function newsItemAsked(url: string): number | null {
	const asked = new URL(url).searchParams.get('item') ?? ''
	return /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : null
}
