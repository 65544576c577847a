import { type EventsQuery, eventsPageSize } from '#contracts/content/events.ts'
import { type ListConfig, pageOf } from '../lists/list-address.ts'
import { publishedOf } from '../publishing/status-filter.ts'

export const eventsList = {
	name: 'events',
	section: 'events',
	filters: ['search', 'status'],
} as const satisfies ListConfig

export const eventsQueryOf = (params: URLSearchParams): EventsQuery => ({
	pageNumber: pageOf(params),
	pageSize: eventsPageSize,
	published: publishedOf(params.get('status')),
	title: params.get('search'),
})
