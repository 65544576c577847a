import { type EventRow, eventsPageSize } from '#contracts/content/events.ts'
import { messages } from '#contracts/shared/messages.ts'
import { timeZones } from '#contracts/shared/time-zones.ts'
import { answerOf } from '#web/api.ts'
import { eventPath } from '#web/site/events/event-path.ts'
import { DateTime } from '../date-time.tsx'
import { loadDrafts } from '../items/lists/load-drafts.ts'
import { loadList } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { titleColumn } from '../lists/title-column.tsx'
import { TitleSearch, titleFilterIn } from '../lists/title-search.tsx'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { eventsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { eventsDescription } from './events-description.ts'
import { eventsList, eventsQueryOf } from './events-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Events')

export const clientLoader = loadList(
	eventsList,
	eventsQueryOf,
	(json) => answerOf(eventsApi.fetchAllEvents.$post({ json })),
	async (rows) => ({ drafts: await loadDrafts('events', rows) }),
)
export const shouldRevalidate = reloadsList(eventsList)

const columns = [
	titleColumn,
	{ key: 'when', header: 'Starts', cell: WhenCell },
	{ key: 'status', header: 'Status', cell: PublishedPill },
]

function WhenCell({ startsAt, timeZone }: EventRow) {
	if (!startsAt) return <span className="text-muted">No date</span>
	return (
		<span className="whitespace-nowrap">
			<DateTime at={startsAt} timeZone={timeZone} />
			<span className="block text-sm text-muted">{timeZones[timeZone].clock}</span>
		</span>
	)
}

export default function EventsListPage({ loaderData: { loaded, drafts } }: Route.ComponentProps) {
	return (
		<PublishableList
			title="Events"
			lead="Dates and places of events, with pictures."
			description={eventsDescription}
			list={eventsList}
			loaded={loaded}
			drafts={drafts}
			filters={<TitleSearch of={eventsList} />}
			filtersIn={titleFilterIn}
			pageSize={eventsPageSize}
			columns={columns}
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
