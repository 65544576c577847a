import { filesByField, type Snapshot } from '#worker/editing/snapshot.ts'
import type { StoredPicture } from './event-rows.ts'
import type { events } from './events.table.ts'

type Columns = Pick<
	typeof events.$inferSelect,
	| 'title'
	| 'description'
	| 'isPublished'
	| 'publishAt'
	| 'unpublishAt'
	| 'startsAt'
	| 'endsAt'
	| 'timeZone'
	| 'venue'
	| 'address'
>

type Picture = { fileKey: string; alt: string }

export const pictureInSnapshot = ({ key, alt }: StoredPicture): Picture => ({ fileKey: key, alt })

/** The snapshot of an event for its history. The first picture is the thumbnail. */
export const eventSnapshot = (event: Columns, [thumbnail, ...gallery]: readonly Picture[]): Snapshot => ({
	values: {
		title: event.title,
		description: event.description,
		isPublished: event.isPublished,
		publishAt: event.publishAt,
		unpublishAt: event.unpublishAt,
		startsAt: event.startsAt,
		endsAt: event.endsAt,
		timeZone: event.timeZone,
		venue: event.venue,
		address: event.address,
		thumbnailAlt: thumbnail?.alt ?? '',
		galleryAlts: gallery.map(({ alt }) => alt),
	},
	files: filesByField({
		thumbnailImage: thumbnail?.fileKey ?? null,
		...Object.fromEntries(gallery.map(({ fileKey }, place) => [`gallery.${place}`, fileKey])),
	}),
})
