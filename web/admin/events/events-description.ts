import { eventFields } from '#contracts/content/events.ts'
import { describeItem, publishableLabels } from '../items/item-description.ts'
import { eventsList } from './events-list.ts'

const labels = {
	...publishableLabels,
	startsAt: 'Start',
	endsAt: 'End',
	timeZone: 'Time zone',
	venue: 'Venue',
	address: 'Address',
	registrationUrl: 'Registration link',
	thumbnailImage: 'Thumbnail image',
	gallery: 'Additional images',
}

export const eventsDescription = describeItem('events', eventFields, labels, {
	belongings: 'its pictures',
	listName: eventsList.name,
})
