import type { PublicEvent } from '#contracts/content/events.ts'
import { ItemPicture } from '#web/site/publishing/item-picture.tsx'
import { summaryOf } from '#web/site/publishing/summary.ts'
import { classNames } from '#web/ui/class-names.ts'
import { AddToCalendar, EventLines } from './event-lines.tsx'
import { eventPath } from './event-path.ts'
import { eventThumbnail } from './event-pictures.ts'
import { type Starts, zonedTime } from './event-time.ts'

/** `leads`: the next event, which has a wide picture. */
export function UpcomingEvent({ event, leads = false }: { event: PublicEvent; leads?: boolean }) {
	const { id, title, startsAt, timeZone, eventDescription } = event
	return (
		<li
			className={classNames(
				'group relative grid gap-x-6 gap-y-4 border-b border-line py-8 first:pt-0',
				!leads && 'tablet:grid-cols-[minmax(0,1fr)_13rem] tablet:items-start',
			)}
		>
			<ItemPicture
				picture={eventThumbnail(event)}
				place={leads ? 'eventLead' : 'upcomingEvent'}
				first={leads}
				className={
					leads
						? 'aspect-video desktop:aspect-[2.2] desktop:rounded-lg'
						: 'aspect-video tablet:order-2 tablet:aspect-4/3'
				}
			/>
			<div className="flex gap-5 desktop:gap-7">
				{startsAt && (
					<DateLeaf
						startsAt={startsAt}
						timeZone={timeZone}
						className={classNames('relative', leads && '-mt-12 ms-4 desktop:ms-7')}
					/>
				)}
				<div className="min-w-0 flex-1">
					<h3 dir="auto" className={leads ? 'text-heading' : 'text-title'}>
						<a href={eventPath(id)} className="after:absolute after:inset-0 group-hover:text-brand">
							{title}
						</a>
					</h3>
					<EventLines event={event} className="mt-2 text-sm text-muted" />
					{leads && (
						<p dir="auto" className="mt-3 max-w-[62ch]">
							{summaryOf(eventDescription)}
						</p>
					)}
					{startsAt && <AddToCalendar event={event} className="relative mt-2 text-sm" />}
				</div>
			</div>
		</li>
	)
}

/** The day as a calendar leaf. It is hidden from screen readers: the date is also in the text beside it. */
function DateLeaf({ startsAt, timeZone, className }: Starts & { className?: string }) {
	const { month, day, weekday, year } = zonedTime(timeZone, startsAt).leaf
	return (
		<div
			aria-hidden="true"
			className={classNames(
				'w-18 shrink-0 self-start overflow-hidden rounded-md bg-surface text-center tabular-nums shadow-light',
				className,
			)}
		>
			<p className="bg-night py-1 text-xs font-semibold text-moon">
				{month} {year}
			</p>
			<p className="pt-1.5 text-heading leading-none font-semibold">{day}</p>
			<p className="pb-2 text-xs text-muted">{weekday}</p>
		</div>
	)
}
