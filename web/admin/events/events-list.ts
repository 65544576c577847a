import { type EventOrder, type EventsQuery, eventsPageSize } from '#contracts/content/events.ts'
import { type ListConfig, pageOf } from '../lists/list-address.ts'
import { byDate, byText, type Orders, sortedBy, sortParams } from '../lists/sorting.ts'
import { publishedOf } from '../publishing/status-filter.ts'

export const eventsList = {
	name: 'events',
	section: 'events',
	filters: ['search', 'status', ...sortParams],
} as const satisfies ListConfig

export const eventsOrders: Orders<EventOrder> = {
	first: { startsAt: 'desc', title: 'asc' },
	documented: 'Newest first',
	named: [...byDate('startsAt', 'Start'), ...byText('title', 'Title')],
}

export const eventsQueryOf = (params: URLSearchParams): EventsQuery => ({
	pageNumber: pageOf(params),
	pageSize: eventsPageSize,
	published: publishedOf(params.get('status')),
	title: params.get('search'),
	...sortedBy(params, eventsOrders),
})
