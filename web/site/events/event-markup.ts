import type { Event } from 'schema-dts'
import type { EventPicture, PublicEvent } from '#contracts/content/events.ts'
import { eventPath } from './event-path.ts'
import { zonedTime } from './event-time.ts'

type Marked = Pick<
	PublicEvent,
	'id' | 'title' | 'eventDescription' | 'startsAt' | 'endsAt' | 'timeZone' | 'venue' | 'address' | 'registrationUrl'
> & { thumbnailImages: readonly Pick<EventPicture, 'url'>[] }

/** Search engines want the time and the place: an event without either has no markup. */
export function eventMarkup(event: Marked, origin: string): Event[] {
	const { id, title, eventDescription, startsAt, endsAt, timeZone, venue, address, registrationUrl } = event
	if (!startsAt || !address) return []
	return [
		{
			'@type': 'Event',
			name: title,
			description: eventDescription,
			startDate: zonedTime(timeZone, startsAt).iso,
			...(endsAt ? { endDate: zonedTime(timeZone, endsAt).iso } : {}),
			location: { '@type': 'Place', ...(venue ? { name: venue } : {}), address },
			image: event.thumbnailImages.map(({ url }) => new URL(url, origin).href),
			...(registrationUrl ? { offers: { '@type': 'Offer', url: registrationUrl } } : {}),
			url: new URL(eventPath(id), origin).href,
		},
	]
}
