import { brand } from '#web/content/brand.ts'
import { listUpcomingEvents } from '#worker/features/events/published-events.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { pageShowing } from '#worker/http/request-context.ts'
import type { Route } from './+types/calendar.ts'
import { answerCalendar, calendarOf, isDated } from './event-calendar.ts'
import { nextChange } from './event-time.ts'

/** Upcoming events, for calendar programs that subscribe. */
export async function loader({ context }: Route.LoaderArgs) {
	const page = pageShowing(context, 'events')
	const { now } = page
	const events = (await listUpcomingEvents(page.db, mediaPath, now)).filter(isDated)
	const changes = events.flatMap((event) => nextChange(event, now) ?? [])
	page.keepUntil = changes.length > 0 ? Math.min(...changes) : null
	return answerCalendar(calendarOf(events, page.bindings.ORIGIN, `${brand.name}: Events`))
}
