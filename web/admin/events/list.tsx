import { type EventRow, eventsPageSize } from '#contracts/content/events.ts'
import { messages } from '#contracts/shared/messages.ts'
import { timeZones } from '#contracts/shared/time-zones.ts'
import { answerOf } from '#web/api.ts'
import { eventPath } from '#web/site/events/event-path.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { DateTime } from '../date-time.tsx'
import { loadBeside } from '../items/lists/load-beside.ts'
import { OrderSelect } from '../lists/filters/order-select.tsx'
import { titleFilterIn } from '../lists/filters/title-search.tsx'
import { loadList } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { columnSort } from '../lists/sorting.ts'
import { titleColumn } from '../lists/title-column.tsx'
import { useListAddress } from '../lists/use-list-address.ts'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { eventsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { eventsDescription } from './events-description.ts'
import { eventsList, eventsOrders, eventsQueryOf } from './events-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Events')

export const clientLoader = loadList(
	eventsList,
	eventsQueryOf,
	(json) => answerOf(eventsApi.fetchAllEvents.$post({ json })),
	(rows, params) => loadBeside('events', rows, params),
)
export const shouldRevalidate = reloadsList(eventsList)

const columnsWith = (list: ReturnType<typeof useListAddress>): Column<EventRow>[] => {
	const sort = columnSort(list, eventsOrders)
	return [
		{ ...titleColumn(eventsDescription.editPath), sort: sort('title') },
		{ key: 'when', header: 'Starts', sort: sort('startsAt'), cell: WhenCell },
		{ key: 'state', header: 'Status', cell: PublishedPill },
	]
}

function WhenCell({ startsAt, timeZone }: EventRow) {
	if (!startsAt) return <span className="text-muted">No date</span>
	return (
		<>
			<DateTime at={startsAt} timeZone={timeZone} />
			<span className="block text-xs text-muted">{timeZones[timeZone].clock}</span>
		</>
	)
}

export default function EventsListPage({ loaderData: { loaded, drafts, counts } }: Route.ComponentProps) {
	const list = useListAddress(eventsList)
	return (
		<PublishableList
			title="Events"
			lead="Dates and places of events, with pictures."
			description={eventsDescription}
			list={list}
			loaded={loaded}
			drafts={drafts}
			counts={counts}
			order={<OrderSelect list={list} orders={eventsOrders} />}
			filtersIn={titleFilterIn}
			pageSize={eventsPageSize}
			columns={columnsWith(list)}
			meta={({ startsAt, timeZone }) => (startsAt ? <DateTime at={startsAt} timeZone={timeZone} /> : 'No date')}
			itemOf={({ id, title, state }) => ({
				id,
				title,
				viewHref: state === 'published' ? eventPath(id) : null,
			})}
			empty={messages.noEvents}
			add="Add event"
		/>
	)
}
