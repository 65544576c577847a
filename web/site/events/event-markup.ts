import type { Event } from 'schema-dts'
import type { PublicEvent } from '#contracts/content/events.ts'
import { zonedTime } from './event-time.ts'

/** Search engines want the time and the place: an event without either has no markup. */
export function eventMarkup(event: PublicEvent, origin: string): Event[] {
	const { id, title, eventDescription, startsAt, endsAt, timeZone, venue, address, thumbnailImages } = event
	if (!startsAt || !address) return []
	return [
		{
			'@type': 'Event',
			name: title,
			description: eventDescription,
			startDate: zonedTime(timeZone, startsAt).iso,
			...(endsAt ? { endDate: zonedTime(timeZone, endsAt).iso } : {}),
			location: { '@type': 'Place', ...(venue ? { name: venue } : {}), address },
			image: thumbnailImages.map(({ url }) => new URL(url, origin).href),
			url: new URL(`/EventsView/${id}`, origin).href,
		},
	]
}
