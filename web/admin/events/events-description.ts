import type { ItemDescription } from '../items/item-description.ts'
import { description, published, schedule, thumbnail, title } from '../items/shared-fields.ts'
import { eventsList } from './events-list.ts'

export const eventsDescription: ItemDescription = {
	kind: 'events',
	noun: 'event',
	belongings: 'its pictures',
	listPath: '/Admin/EventsAdmin',
	listName: eventsList.name,
	addPath: '/Admin/EventsAdmin/AddEventsPage',
	editPath: (id) => `/Admin/EventsAdmin/AddEventsPage/${id}`,
	published: 'isPublished',
	fields: [
		title,
		description,
		{ name: 'startsAt', label: 'Start', look: 'moment' },
		{ name: 'endsAt', label: 'End', look: 'moment' },
		{ name: 'timeZone', label: 'Time zone', look: 'text' },
		{ name: 'venue', label: 'Venue', look: 'text' },
		{ name: 'address', label: 'Address', look: 'paragraphs' },
		published,
		...schedule,
		...thumbnail,
		{ name: 'gallery', label: 'Additional images', look: 'pictures', alts: 'galleryAlts' },
	],
}
