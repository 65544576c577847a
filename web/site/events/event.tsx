import { data, type MetaDescriptor } from 'react-router'
import type { PublicEvent } from '#contracts/content/events.ts'
import { brand } from '#web/content/brand.ts'
import { pages } from '#web/content/pages.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { feedLinks } from '#web/site/feeds/feed.ts'
import { parseId } from '#web/site/publishing/parse-id.ts'
import { openReading } from '#web/site/publishing/preview.ts'
import { readableCard } from '#web/site/publishing/share-card.ts'
import { metaTags, originIn, scalesPicturesIn } from '#web/site/seo/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import {
	findNeighbours,
	findPublishedEvent,
	listNewestEvents,
} from '#worker/features/events/published-events.queries.ts'
import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/event.ts'
import { EventArticle } from './event-article.tsx'
import { eventCard, eventFacts } from './event-head.ts'
import { EventDate } from './event-lines.tsx'
import { eventMarkup } from './event-markup.ts'
import { EventNeighbours } from './event-neighbours.tsx'
import { eventPath } from './event-path.ts'
import { bannerAndOthers } from './event-pictures.ts'
import { eventStateOf, nextChange } from './event-time.ts'
import { TopStories } from './top-stories.tsx'

export const handle = { shared: true } satisfies PageHandle

const newestCount = 3

export async function loader({ params, context }: Route.LoaderArgs) {
	const page = context.get(pageContext)
	const { db, urlOf, preview, now } = openReading(context, 'events')
	const id = parseId(params.event)
	const event = id === null ? null : await findPublishedEvent(db, urlOf, id, now)
	if (!event) return data({ event, others: await listNewestEvents(db, urlOf, newestCount, now) }, { status: 404 })
	page.keepUntil = nextChange(event, now)
	const { earlier, later, topStories } = await findNeighbours(db, urlOf, event, now)
	return data({ event, state: eventStateOf(event, now), earlier, later, topStories, preview })
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
	if (!loaderData.event)
		return [{ title: `This event is not here | ${brand.name}` }, { name: 'robots', content: 'noindex' }]
	const { event, preview } = loaderData
	const origin = originIn(matches)
	return metaTags(eventFacts(event), origin, {
		card: readableCard(eventCard(bannerAndOthers(event).banner, event.title), pages.events, scalesPicturesIn(matches)),
		data: eventMarkup(event, origin),
		feeds: feedLinks('Events', pages.events.path),
		hidden: preview !== null,
	})
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
	if (!loaderData.event) return <MissingEvent others={loaderData.others} />
	const { event, state, earlier, later, topStories, preview } = loaderData
	return (
		<>
			<EventArticle event={event} state={state} page={eventFacts(event)} preview={preview} />
			<div className="shell flex flex-col gap-16 pb-16 desktop:pb-24 print:hidden">
				<EventNeighbours earlier={earlier} later={later} />
				<TopStories events={topStories} across />
			</div>
		</>
	)
}

/** For an event that was deleted or never existed. */
function MissingEvent({ others }: { others: readonly PublicEvent[] }) {
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
