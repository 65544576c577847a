import { itemPlace } from '#contracts/items/kinds.ts'
import { pages } from '#web/content/pages.ts'
import { listHref } from '#web/site/publishing/list-address.ts'
import { parseId } from '#web/site/publishing/parse-id.ts'

export const newsHref = (page: number) => listHref(pages.news.path, {}, page)

export const newsAnchor = (id: number) => itemPlace('news', id)

/** Links to the list page that shows this item. The server finds the page when the link is opened. */
export const newsItemHref = (id: number) => `${pages.news.path}?item=${id}`

/** Parses the id in a link that `newsItemHref` made. */
export const newsItemIn = (url: string) => parseId(new URL(url).searchParams.get('item') ?? '')
