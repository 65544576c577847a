import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { EventPicture, EventRow, PublicEvent } from '#contracts/content/events.ts'
import { files } from '#worker/files/files.table.ts'
import { type MediaUrl, pictureOf, thumbnailOf } from '#worker/publishing/publishable.ts'
import { scheduledOf, scheduleOf, withinSchedule } from '#worker/publishing/schedule.ts'
import { eventPictures, events } from './events.table.ts'

const storedPictures = z.array(
	z.object({
		id: z.number(),
		place: z.number(),
		alt: z.string(),
		key: z.string(),
		name: z.string(),
		width: z.nullable(z.number()),
		height: z.nullable(z.number()),
	}),
)
export type StoredPicture = z.infer<typeof storedPictures>[number]

/** Events whose Published box is ticked, in order of ids. The plus keeps SQLite from an index that would need a sort. */
export const tickedById = sql`+${events.isPublished} = 1`

/** The published events of a time, in the same order. */
export const publishedById = (now: Date) => and(tickedById, withinSchedule(events, now))

const pictureObject = sql`json_object(
	'id', ${eventPictures.id}, 'place', ${eventPictures.place}, 'alt', ${eventPictures.alt},
	'key', ${files.key}, 'name', ${files.name}, 'width', ${files.width}, 'height', ${files.height})`

/** The pictures of an event as JSON in one column: the thumbnail, then the gallery in order. */
const pictures = sql`(
	select json_group_array(${pictureObject} order by ${eventPictures.place}, ${eventPictures.id})
	from ${eventPictures} inner join ${files} on ${eq(files.key, eventPictures.fileKey)}
	where ${eq(eventPictures.eventId, events.id)})`

/** The columns of an event. */
export const eventColumns = {
	id: events.id,
	version: events.version,
	createdAt: events.createdAt,
	updatedAt: events.updatedAt,
	title: events.title,
	description: events.description,
	isPublished: events.isPublished,
	...scheduleOf(events),
	startsAt: events.startsAt,
	endsAt: events.endsAt,
	timeZone: events.timeZone,
	venue: events.venue,
	address: events.address,
	registrationUrl: events.registrationUrl,
	pictures: sql`${pictures}`.mapWith((json: string) => storedPictures.parse(JSON.parse(json))),
}

type Fields = Omit<typeof events.$inferSelect, 'updatedBy' | 'titleKey'>
export type StoredEvent = Fields & { pictures: StoredPicture[] }

async function commonOf(event: StoredEvent, urlOf: MediaUrl) {
	const [thumbnail] = event.pictures
	if (!thumbnail) throw new Error('An event has no thumbnail')
	const { id, title, description, isPublished, startsAt, endsAt, timeZone, venue, address, registrationUrl } = event
	return {
		id,
		title,
		description,
		isPublished,
		startsAt,
		endsAt,
		timeZone,
		venue,
		address,
		registrationUrl,
		...(await thumbnailOf(thumbnail, thumbnail.alt, urlOf)),
		attachmentIds: event.pictures.map((picture) => picture.id),
	}
}

/** An event in the list of staff. */
export const eventRowOf = async (event: StoredEvent, urlOf: MediaUrl, now: Date): Promise<EventRow> => ({
	...(await commonOf(event, urlOf)),
	...scheduledOf(event, event.isPublished, now),
})

/** The pictures of an event without the thumbnail. */
export const galleryOf = ({ pictures: [, ...gallery] }: StoredEvent, urlOf: MediaUrl): Promise<EventPicture[]> =>
	Promise.all(gallery.map(async (picture) => ({ id: picture.id, ...(await pictureOf(picture, picture.alt, urlOf)) })))

/** An event as visitors read it. */
export async function publicEventOf(event: StoredEvent, urlOf: MediaUrl): Promise<PublicEvent> {
	const { description, ...row } = await commonOf(event, urlOf)
	const { version, createdAt, updatedAt } = event
	const thumbnailImages = await galleryOf(event, urlOf)
	return { ...row, eventDescription: description, thumbnailImages, version, createdAt, updatedAt }
}
