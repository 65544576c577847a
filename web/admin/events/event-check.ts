import type { EventDetails } from '#contracts/content/events.ts'
import type { TimeZone } from '#contracts/shared/time-zones.ts'
import { eventCard, eventFacts } from '#web/site/events/event-head.ts'
import { eventMarkup } from '#web/site/events/event-markup.ts'
import type { GalleryEntry } from '../file-fields/gallery-entry.ts'
import { checkedPicture, shownPicture, titleOr } from '../publish-check/checked-parts.ts'
import type { CheckedItem, Lack, PictureOf } from '../publish-check/item.ts'
import { storedThumbnail } from '../publishing/item-picture-field.tsx'
import { type EventValues, momentOrText } from './event-values.ts'

const start = { what: 'start', todo: 'Fill in when it starts.', field: 'startsAt' }
const address = { what: 'place', todo: 'Fill in the address.', field: 'address' }
const venue = { what: 'venue', todo: 'Fill in the venue.', field: 'venue' }

const gallery = 'thumbnailImages'
const shownEntry = (entry: GalleryEntry, pictureOf: PictureOf) => ('file' in entry ? pictureOf(entry.file) : entry)

/** A browser lets users type years of six digits, which have no calendar. */
function momentIfSensible(zone: TimeZone, time: string): string | null {
	const moment = momentOrText(zone, time)
	return Number.isNaN(Date.parse(moment)) ? null : moment
}

/** Describes the form of an event for the rules. */
export function describeEvent(values: EventValues, event: EventDetails | null, pictureOf: PictureOf): CheckedItem {
	const { timeZone, thumbnailImages, thumbnailAlt } = values
	const told = { id: event?.id ?? 0, title: values.title.trim(), eventDescription: values.description }
	const facts = eventFacts({ ...told, title: titleOr(told.title) })
	const [first] = thumbnailImages
	const banner = first ? { ...shownEntry(first, pictureOf), alt: first.alt } : null
	const thumbnail = shownPicture(values.thumbnailImage, storedThumbnail(event), pictureOf)
	return {
		kind: 'events',
		page: {
			facts,
			isSaved: event !== null,
			title: { text: told.title, field: 'title' },
			description: { shown: facts.description, source: values.description, isWhole: false, field: 'description' },
			card: eventCard(banner, told.title),
			picture: banner && {
				name: 'The first additional image',
				field: gallery,
				width: banner.width,
				height: banner.height,
			},
		},
		text: null,
		links: [],
		pictures: [
			...checkedPicture(thumbnail, { name: 'The thumbnail image', alt: thumbnailAlt, field: 'thumbnailAlt' }),
			...thumbnailImages.map(({ alt }, index) => ({
				name: `Additional image ${index + 1}`,
				alt,
				target: { field: gallery, part: { selector: 'input[type="text"]', index } },
			})),
		],
		lacks: lacksOf({
			...told,
			startsAt: momentIfSensible(timeZone, values.startsAt),
			endsAt: momentIfSensible(timeZone, values.endsAt),
			timeZone,
			venue: values.venue.trim(),
			address: values.address.trim(),
			registrationUrl: values.registrationUrl.trim(),
			thumbnailImages: banner ? [banner] : [],
		}),
	}
}

/** Without a start and an address the page has no data at all. */
function lacksOf(event: Parameters<typeof eventMarkup>[0]): Lack[] {
	const [markup] = eventMarkup(event, window.location.origin)
	const missing = markup ? [] : [...(event.startsAt ? [] : [start]), ...(event.address ? [] : [address])]
	return event.venue ? missing : [...missing, venue]
}
