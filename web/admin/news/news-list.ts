import { type NewsQuery, newsPageSize } from '#contracts/content/news.ts'
import { type ListConfig, pageOf } from '../lists/list-address.ts'
import { publishedOf } from '../publishing/status-filter.ts'

export const newsList = { name: 'news', section: 'news', filters: ['search', 'status'] } as const satisfies ListConfig

export const newsQueryOf = (params: URLSearchParams): NewsQuery => ({
	pageNumber: pageOf(params),
	size: newsPageSize,
	isPublished: publishedOf(params.get('status')),
	title: params.get('search'),
})
