import type { PublicEvent } from '#contracts/content/events.ts'
import { ItemPicture } from '#web/site/publishing/item-picture.tsx'
import { summaryOf } from '#web/site/publishing/summary.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EventDate } from './event-lines.tsx'
import { eventPath } from './event-path.ts'
import { eventThumbnail } from './event-pictures.ts'

/** A past event, or one without a date. `first`: its picture is on the first screen. */
export function PastEvent({ event, first = false }: { event: PublicEvent; first?: boolean }) {
	const { id, title, startsAt, timeZone, venue, eventDescription } = event
	return (
		<li className="group relative">
			<ItemPicture picture={eventThumbnail(event)} place="pastEvent" first={first} />
			{(startsAt || venue) && (
				<p className="mt-3.5 text-sm text-muted">
					{startsAt && <EventDate startsAt={startsAt} timeZone={timeZone} />}
					{startsAt && venue && ', '}
					<bdi>{venue}</bdi>
				</p>
			)}
			<h3 dir="auto" className={classNames('text-title', startsAt || venue ? 'mt-1' : 'mt-3.5')}>
				<a href={eventPath(id)} className="after:absolute after:inset-0 group-hover:text-brand">
					{title}
				</a>
			</h3>
			{!startsAt && (
				<p dir="auto" className="mt-2 text-muted">
					{summaryOf(eventDescription)}
				</p>
			)}
		</li>
	)
}
