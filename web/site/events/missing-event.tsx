import type { PublicEvent } from '#contracts/content/events.ts'
import { pages } from '#web/content/pages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EventDate } from './event-lines.tsx'
import { eventPath } from './event-path.ts'

/** For an event that was deleted or never existed. */
export function MissingEvent({ others }: { others: readonly PublicEvent[] }) {
	return (
		<div className="shell grid gap-x-16 gap-y-12 py-16 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:py-24">
			<div>
				<p className="font-semibold text-brand">Error 404</p>
				<h1 className="mt-3 max-w-[18ch] text-hero">This event is not here</h1>
				<p className="mt-5 max-w-[54ch] text-lg text-muted">
					It was called off or taken down, or the address is mistyped. The events page lists everything that is
					announced.
				</p>
				<ButtonLink href={pages.events.path} className="mt-8">
					See all events
				</ButtonLink>
			</div>
			{others.length > 0 && (
				<nav aria-labelledby="announced" className="self-center">
					<h2 id="announced" className="border-b border-line pb-3 text-title">
						Announced lately
					</h2>
					<ul>
						{others.map(({ id, title, startsAt, timeZone }) => (
							<li key={id} className="border-b border-line py-4">
								<a href={eventPath(id)} dir="auto" className="block font-semibold hover:text-brand">
									{title}
								</a>
								{startsAt && <EventDate startsAt={startsAt} timeZone={timeZone} className="block text-sm text-muted" />}
							</li>
						))}
					</ul>
				</nav>
			)}
		</div>
	)
}
