import type { PublicEvent } from '#contracts/content/events.ts'
import { ItemPicture } from '#web/site/publishing/item-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EventDate } from './event-lines.tsx'
import { eventPath } from './event-path.ts'
import { eventThumbnail } from './event-pictures.ts'

/** The number of cards in rows of two. The rest fills rows of three. */
const inPairs = (count: number) => [0, 4, 2][count % 3] ?? 0

/** The events announced last: `across` for a row below an article, otherwise a column. */
export function TopStories({ events, across = false }: { events: readonly PublicEvent[]; across?: boolean }) {
	if (events.length === 0) return null
	return (
		<aside aria-labelledby="top-stories" className="print:hidden">
			<h2 id="top-stories" className={across ? 'text-heading' : 'text-title'}>
				Top Stories
			</h2>
			{!across && <p className="border-b border-line pb-3 text-sm text-muted">The newest that are not on this page</p>}
			<ol
				className={classNames(
					'grid',
					across
						? 'mt-7 gap-x-6 gap-y-6 tablet:grid-cols-6 desktop:grid-cols-5'
						: 'tablet:max-desktop:grid-cols-2 gap-x-8',
				)}
			>
				{events.map((event, place) => (
					<li
						key={event.id}
						className={classNames(
							'group relative grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4',
							across ? 'tablet:grid-cols-1 tablet:content-start tablet:gap-3' : 'border-b border-line py-4',
							across &&
								(place < inPairs(events.length) ? 'tablet:max-desktop:col-span-3' : 'tablet:max-desktop:col-span-2'),
						)}
					>
						<ItemPicture
							picture={eventThumbnail(event)}
							place={across ? 'storyInRow' : 'storyInColumn'}
							className={classNames('rounded-sm', across ? 'aspect-4/3 tablet:aspect-video' : 'aspect-4/3')}
						/>
						<div>
							<a
								dir="auto"
								href={eventPath(event.id)}
								className="block leading-snug font-semibold after:absolute after:inset-0 group-hover:text-brand"
							>
								{event.title}
							</a>
							{event.startsAt && (
								<EventDate
									startsAt={event.startsAt}
									timeZone={event.timeZone}
									className="mt-1 block text-sm text-muted"
								/>
							)}
						</div>
					</li>
				))}
			</ol>
		</aside>
	)
}
