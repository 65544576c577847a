import { brand } from '#web/content/brand.ts'
import { pages } from '#web/content/pages.ts'
import { answerFeed } from '#web/site/feeds/feed.ts'
import { listNewestEvents } from '#worker/features/events/published-events.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { pageShowing } from '#worker/http/request-context.ts'
import type { Route } from './+types/feed.ts'
import { eventPath } from './event-path.ts'
import { zonedTime } from './event-time.ts'

const newest = 30

/** The events announced last. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, now, bindings } = pageShowing(context, 'events')
	const events = await listNewestEvents(db, mediaPath, newest, now)
	const items = events.map(({ id, title, eventDescription, startsAt, timeZone, venue, createdAt, updatedAt }) => ({
		id: new URL(eventPath(id), bindings.ORIGIN).href,
		title,
		url: eventPath(id),
		summary: [startsAt && `${zonedTime(timeZone, startsAt).short}${venue && `, ${venue}`}.`, eventDescription]
			.filter(Boolean)
			.join(' '),
		published: createdAt,
		updated: updatedAt,
	}))
	const { path, description } = pages.events
	return answerFeed({ title: `${brand.name}: Events`, description, path, items }, request, bindings.ORIGIN)
}
