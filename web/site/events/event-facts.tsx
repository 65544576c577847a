import { ArrowUpRight } from 'lucide-react'
import type { PublicEvent } from '#contracts/content/events.ts'
import { LinkedWords } from '#web/site/publishing/linked-words.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { AddToCalendar } from './event-lines.tsx'
import { type State, whenOf, zonedTime } from './event-time.ts'

type Props = {
	event: PublicEvent
	state: State | null
	/** Whether visitors find its file for calendars. */
	hasFile: boolean
	className?: string
}

export function EventFacts({ event, state, hasFile, className }: Props) {
	const { title, startsAt, endsAt, timeZone, venue, address, registrationUrl } = event
	const when = startsAt && whenOf({ startsAt, endsAt, timeZone })
	return (
		<section
			aria-label="When and where"
			className={classNames(
				'flex flex-col gap-5 self-start rounded-md bg-surface p-6 shadow-light desktop:sticky desktop:top-28',
				className,
			)}
		>
			<dl className="flex flex-col gap-4">
				<div>
					<dt className="text-sm font-semibold text-muted">When</dt>
					<dd className="mt-0.5">
						{when ? (
							<>
								<time dateTime={zonedTime(timeZone, startsAt).iso} className="font-semibold">
									{when.days}
								</time>
								<span className="block">{when.hours}</span>
								{state === 'over' && <span className="block text-sm text-muted">This event is over.</span>}
							</>
						) : (
							'There is no fixed date.'
						)}
					</dd>
				</div>
				{(venue || address) && (
					<div>
						<dt className="text-sm font-semibold text-muted">Where</dt>
						<dd className="mt-0.5">
							{venue && (
								<span dir="auto" className="block font-semibold">
									{venue}
								</span>
							)}
							{address && (
								<span dir="auto" className="block text-pretty whitespace-pre-line">
									<LinkedWords text={address} />
								</span>
							)}
						</dd>
					</div>
				)}
			</dl>
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-5 print:hidden">
				{state !== 'over' && registrationUrl && (
					<ButtonLink href={registrationUrl} rel="noopener noreferrer" size="small">
						Register
						<span className="sr-only">
							{' '}
							for <bdi>{title}</bdi>
						</span>
						<ArrowUpRight aria-hidden="true" className="size-4" />
					</ButtonLink>
				)}
				{state !== 'over' && (
					<ButtonLink href="/contact" variant={registrationUrl ? 'secondary' : 'primary'} size="small">
						Ask about this event
					</ButtonLink>
				)}
				{startsAt && hasFile && <AddToCalendar event={event} className="text-sm" />}
			</div>
		</section>
	)
}
