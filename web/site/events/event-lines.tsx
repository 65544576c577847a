import { CalendarDays, CalendarPlus, MapPin } from 'lucide-react'
import type { PublicEvent } from '#contracts/content/events.ts'
import { classNames } from '#web/ui/class-names.ts'
import { eventFilePath } from './event-path.ts'
import { type Starts, whenOf, zonedTime } from './event-time.ts'

type Timed = Pick<PublicEvent, 'startsAt' | 'endsAt' | 'timeZone'>

const line = 'flex items-start gap-2.5'
const icon = 'mt-1 size-4.5 shrink-0'

/** One line for the time and one for the place, if known. */
export function EventLines({ event, className }: { event: Timed & { venue: string }; className?: string }) {
	const { startsAt, endsAt, timeZone, venue } = event
	if (!startsAt && !venue) return null
	const when = startsAt && whenOf({ startsAt, endsAt, timeZone })
	return (
		<div className={classNames('flex flex-col gap-1', className)}>
			{when && (
				<p className={line}>
					<CalendarDays aria-hidden="true" className={icon} />
					<span>
						<time dateTime={zonedTime(timeZone, startsAt).iso}>{when.days}</time>, {when.hours}
					</span>
				</p>
			)}
			{venue && (
				<p className={line}>
					<MapPin aria-hidden="true" className={icon} />
					<span dir="auto">{venue}</span>
				</p>
			)}
		</div>
	)
}

export function EventDate({ startsAt, timeZone, className }: Starts & { className?: string }) {
	const { iso, short } = zonedTime(timeZone, startsAt)
	return (
		<time dateTime={iso} className={className}>
			{short}
		</time>
	)
}

export function AddToCalendar({ event, className }: { event: { id: number; title: string }; className?: string }) {
	return (
		<a
			href={eventFilePath(event.id)}
			className={classNames(
				'inline-flex min-h-8 items-center gap-2 font-semibold text-brand underline-offset-4 hover:underline print:hidden',
				className,
			)}
		>
			<CalendarPlus aria-hidden="true" className="size-4.5" />
			Add to calendar
			<span className="sr-only">
				: <bdi>{event.title}</bdi>
			</span>
		</a>
	)
}
