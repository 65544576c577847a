import { errorResponse } from '#web/site/error-response.ts'
import { parseId } from '#web/site/publishing/parse-id.ts'
import { findPublishedEvent } from '#worker/features/events/published-events.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import { pageShowing } from '#worker/http/request-context.ts'
import type { Route } from './+types/event-file.ts'
import { answerCalendar, calendarOf, isDated } from './event-calendar.ts'

/** The calendar file of one event. An event without a date has none. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, now, bindings, requestId } = pageShowing(context, 'events')
	const id = parseId(params.event)
	const event = id === null ? null : await findPublishedEvent(db, mediaPath, id, now)
	if (event && isDated(event)) return answerCalendar(calendarOf([event], bindings.ORIGIN))
	return errorResponse('event.not-found', requestId)
}
