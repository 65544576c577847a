import { type EventsQuery, eventsPageSize } from '#contracts/content/events.ts'
import { type ListName, pageOf } from '../lists/list-address.ts'
import { publishedOf } from '../publishing/status-filter.ts'

export const eventsList = { name: 'events', filters: ['status'] } as const satisfies ListName
export const eventsListPath = '/Admin/EventsAdmin'
export const eventFormPath = `${eventsListPath}/AddEventsPage`

/** What the server is asked for by the list's part of the address. */
export const eventsQueryOf = (part: URLSearchParams): EventsQuery => ({
	pageNumber: pageOf(part),
	pageSize: eventsPageSize,
	published: publishedOf(part.get('status')),
})
