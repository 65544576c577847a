import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { PublicEvent } from '#contracts/content/events.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EventDate } from './event-lines.tsx'
import { eventPath } from './event-path.ts'

type Neighbours = { earlier: PublicEvent | null; later: PublicEvent | null }

export function EventNeighbours({ earlier, later }: Neighbours) {
	if (!earlier && !later) return null
	return (
		<nav aria-label="Previous and next event" className="grid border-y border-line tablet:grid-cols-2">
			{earlier ? <Neighbour event={earlier} label="Previous event" /> : <span />}
			{later && <Neighbour event={later} label="Next event" isNext />}
		</nav>
	)
}

function Neighbour({ event, label, isNext = false }: { event: PublicEvent; label: string; isNext?: boolean }) {
	const Arrow = isNext ? ArrowRight : ArrowLeft
	return (
		<a
			href={eventPath(event.id)}
			rel={isNext ? 'next' : 'prev'}
			className={classNames(
				'group flex items-center gap-5 py-6',
				isNext
					? 'flex-row-reverse text-end max-tablet:border-t max-tablet:border-line tablet:border-s tablet:border-line tablet:ps-8'
					: 'tablet:pe-8',
			)}
		>
			<Arrow aria-hidden="true" className="size-5 shrink-0 text-brand" />
			<span className="min-w-0 flex-1">
				<span className="block text-sm text-muted">
					{label}
					{event.startsAt && (
						<>
							{', '}
							<EventDate startsAt={event.startsAt} timeZone={event.timeZone} />
						</>
					)}
				</span>
				<span
					dir="auto"
					className={classNames(
						'mt-0.5 block text-title font-semibold group-hover:text-brand',
						isNext && 'rtl:text-start',
					)}
				>
					{event.title}
				</span>
			</span>
		</a>
	)
}
