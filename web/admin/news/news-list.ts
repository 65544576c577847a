import { type NewsQuery, newsPageSize } from '#contracts/content/news.ts'
import { type ListName, pageOf } from '../lists/list-address.ts'
import { publishedOf } from '../publishing/status-filter.ts'

export const newsList = { name: 'news', filters: ['status'] } as const satisfies ListName
export const newsListPath = '/Admin/NewsAdmin'
export const newsFormPath = `${newsListPath}/AddNewsPage`

/** What the server is asked for by the list's part of the address. */
export const newsQueryOf = (part: URLSearchParams): NewsQuery => ({
	pageNumber: pageOf(part),
	size: newsPageSize,
	isPublished: publishedOf(part.get('status')),
})
