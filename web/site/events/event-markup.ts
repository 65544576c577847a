import type { PublicEvent } from '#contracts/events.ts'
import { inIndia } from './event-time.ts'

/** The event for search engines (https://schema.org/Event), only where its time and its place are known. */
export function eventMarkup(event: PublicEvent, origin: string): Record<string, unknown>[] {
	const { id, title, eventDescription, startsAt, endsAt, venue, address, thumbnailImages } = event
	if (!startsAt || !address) return []
	return [
		{
			'@type': 'Event',
			name: title,
			description: eventDescription,
			startDate: inIndia(startsAt).iso,
			...(endsAt ? { endDate: inIndia(endsAt).iso } : {}),
			location: { '@type': 'Place', ...(venue ? { name: venue } : {}), address },
			image: thumbnailImages.map(({ url }) => new URL(url, origin).href),
			url: new URL(`/EventsView/${id}`, origin).href,
		},
	]
}
