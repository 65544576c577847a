import { useState } from 'react'
import { type EventRow, eventsPageSize } from '#contracts/content/events.ts'
import { messages } from '#contracts/shared/messages.ts'
import { timeZones } from '#contracts/shared/time-zones.ts'
import { answerOf } from '#web/api.ts'
import { eventPath } from '#web/site/events/event-path.ts'
import { DateTime } from '../date-time.tsx'
import { loadList } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { useListAddress } from '../lists/use-list-address.ts'
import { DeleteDialog } from '../publishing/delete-dialog.tsx'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { ItemActions } from '../publishing/row-action.tsx'
import { eventsApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { eventFormPath, eventsList, eventsQueryOf } from './events-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Events')

export const clientLoader = loadList(eventsList, eventsQueryOf, (json) =>
	answerOf(eventsApi.fetchAllEvents.$post({ json })),
)
export const shouldRevalidate = reloadsList(eventsList)

const columns = [
	{ key: 'title', header: 'Title', cell: ({ title }: EventRow) => <b className="font-semibold">{title}</b> },
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

export default function EventsListPage({ loaderData: { loaded } }: Route.ComponentProps) {
	const { reload } = useListAddress(eventsList)
	const [deleting, setDeleting] = useState<EventRow | null>(null)
	return (
		<>
			<PublishableList
				title="Events"
				lead="Dates and places of events, with pictures."
				list={eventsList}
				loaded={loaded}
				pageSize={eventsPageSize}
				columns={columns}
				rowKey={({ id }) => id}
				rowActions={(event) => (
					<ItemActions
						of={event.title}
						viewHref={event.isPublished ? eventPath(event.id) : null}
						editHref={`${eventFormPath}/${event.id}`}
						onDelete={() => setDeleting(event)}
					/>
				)}
				empty={messages.noEvents}
				add={{ label: 'Add event', href: eventFormPath }}
			/>
			{deleting && (
				<DeleteDialog
					noun="event"
					notFoundCode="event.not-found"
					erase={() => answerOf(eventsApi.deleteevents[':id'].$delete({ param: { id: String(deleting.id) } }))}
					onClose={() => setDeleting(null)}
					onDeleted={reload}
				>
					<bdi className="font-semibold text-ink">{deleting.title}</bdi> will be deleted for good, with its pictures.
				</DeleteDialog>
			)}
		</>
	)
}
