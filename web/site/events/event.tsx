import { data, type MetaDescriptor } from 'react-router'
import { brand } from '#web/content/brand.ts'
import { pages } from '#web/content/pages.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { feedLinks } from '#web/site/feeds/feed.ts'
import { parseId } from '#web/site/publishing/parse-id.ts'
import { openReading } from '#web/site/publishing/preview.ts'
import { readableCard } from '#web/site/publishing/share-card.ts'
import { metaTags, originIn, scalesPicturesIn } from '#web/site/seo/page-meta.ts'
import {
	findNeighbours,
	findPublishedEvent,
	listNewestEvents,
} from '#worker/features/events/published-events.queries.ts'
import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/event.ts'
import { EventArticle } from './event-article.tsx'
import { eventCard, eventFacts } from './event-head.ts'
import { eventMarkup } from './event-markup.ts'
import { EventNeighbours } from './event-neighbours.tsx'
import { bannerAndOthers } from './event-pictures.ts'
import { eventStateOf, nextChange } from './event-time.ts'
import { MissingEvent } from './missing-event.tsx'
import { TopStories } from './top-stories.tsx'

export const handle = { shared: true } satisfies PageHandle

const newestCount = 3

export async function loader({ params, context }: Route.LoaderArgs) {
	const page = context.get(pageContext)
	const { db, urlOf, alsoId, now } = openReading(context, 'events')
	const id = parseId(params.event)
	const event = id === null ? null : await findPublishedEvent(db, urlOf, id, alsoId, now)
	if (!event) return data({ event, others: await listNewestEvents(db, urlOf, newestCount, now) }, { status: 404 })
	page.keepUntil = nextChange(event, now)
	const { earlier, later, topStories } = await findNeighbours(db, urlOf, event, now)
	return data({ event, state: eventStateOf(event, now), earlier, later, topStories, preview: alsoId !== null })
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
		hidden: preview,
	})
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
	if (!loaderData.event) return <MissingEvent others={loaderData.others} />
	const { event, state, earlier, later, topStories } = loaderData
	return (
		<>
			<EventArticle event={event} state={state} page={eventFacts(event)} />
			<div className="shell flex flex-col gap-16 pb-16 desktop:pb-24 print:hidden">
				<EventNeighbours earlier={earlier} later={later} />
				<TopStories events={topStories} across />
			</div>
		</>
	)
}
