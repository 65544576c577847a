import { type NewsOrder, type NewsQuery, newsPageSize } from '#contracts/content/news.ts'
import { type ListConfig, pageOf } from '../lists/list-address.ts'
import { byDate, byText, type Orders, sortedBy, sortParams } from '../lists/sorting.ts'
import { publishedOf } from '../publishing/status-filter.ts'

export const newsList = {
	name: 'news',
	section: 'news',
	filters: ['search', 'status', ...sortParams],
} as const satisfies ListConfig

export const newsOrders: Orders<NewsOrder> = {
	first: { publishedDate: 'desc', title: 'asc' },
	documented: { sortBy: 'publishedDate', sortDirection: 'desc' },
	named: [...byDate('publishedDate', 'Date'), ...byText('title', 'Title')],
}

export const newsQueryOf = (params: URLSearchParams): NewsQuery => ({
	pageNumber: pageOf(params),
	size: newsPageSize,
	isPublished: publishedOf(params.get('status')),
	title: params.get('search'),
	...sortedBy(params, newsOrders),
})
