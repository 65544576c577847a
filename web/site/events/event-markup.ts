import type { PublicEvent } from '#contracts/content/events.ts'
import { toldIn } from './event-time.ts'

/** The event for search engines (https://schema.org/Event), only where its time and its place are known. */
export function eventMarkup(event: PublicEvent, origin: string): Record<string, unknown>[] {
	const { id, title, eventDescription, startsAt, endsAt, timeZone, venue, address, thumbnailImages } = event
	if (!startsAt || !address) return []
	return [
		{
			'@type': 'Event',
			name: title,
			description: eventDescription,
			startDate: toldIn(timeZone, startsAt).iso,
			...(endsAt ? { endDate: toldIn(timeZone, endsAt).iso } : {}),
			location: { '@type': 'Place', ...(venue ? { name: venue } : {}), address },
			image: thumbnailImages.map(({ url }) => new URL(url, origin).href),
			url: new URL(`/EventsView/${id}`, origin).href,
		},
	]
}
