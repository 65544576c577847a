import { type EventOrder, type EventRow, eventsPageSize } from '#contracts/content/events.ts'
import { messages } from '#contracts/shared/messages.ts'
import { timeZones } from '#contracts/shared/time-zones.ts'
import { answerOf } from '#web/api.ts'
import { eventPath } from '#web/site/events/event-path.ts'
import { DateTime } from '../date-time.tsx'
import { itemListLoader } from '../items/lists/load-beside.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { titledListPage } from '../publishing/titled-list.tsx'
import { eventsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import { eventsDescription } from './events-description.ts'
import { eventsList, eventsOrders, eventsQueryOf } from './events-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Events')

export const clientLoader = itemListLoader(eventsList, eventsQueryOf, (json) =>
	answerOf(eventsApi.fetchAllEvents.$post({ json })),
)
export const shouldRevalidate = reloadsList(eventsList)
export default titledListPage<typeof clientLoader, EventOrder>(eventsList, {
	title: 'Events',
	lead: 'Dates and places of events, with pictures.',
	description: eventsDescription,
	orders: eventsOrders,
	pageSize: eventsPageSize,
	columns: (sort) => [
		{ key: 'when', header: 'Starts', sort: sort('startsAt'), cell: WhenCell },
		{ key: 'state', header: 'Status', cell: PublishedPill },
	],
	meta: ({ startsAt, timeZone }) => (startsAt ? <DateTime at={startsAt} timeZone={timeZone} /> : 'No date'),
	viewHref: eventPath,
	empty: messages.noEvents,
	add: 'Add event',
})

function WhenCell({ startsAt, timeZone }: EventRow) {
	if (!startsAt) return <span className="text-muted">No date</span>
	return (
		<>
			<DateTime at={startsAt} timeZone={timeZone} />
			<span className="block text-xs text-muted">{timeZones[timeZone].clock}</span>
		</>
	)
}
