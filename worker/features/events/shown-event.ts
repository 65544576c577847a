import { ownTimeZone, timeZoneNames } from '#contracts/shared/time-zones.ts'
import type { BaseRow } from '#worker/editing/item-kind.ts'
import type { Snapshot } from '#worker/editing/snapshot.ts'
import { missingPicture, notPublished, shownValues } from '#worker/publishing/shown-values.ts'
import { eventPictures, events } from './events.table.ts'

/** The rows of a draft of an event, for its preview. */
export function shownEvent({ values, files }: Snapshot, base: BaseRow) {
	const { text, moment, list } = shownValues(values)
	const row: typeof events.$inferSelect = {
		...base,
		...notPublished,
		title: text('title'),
		titleKey: '',
		description: text('description'),
		startsAt: moment('startsAt'),
		endsAt: moment('endsAt'),
		timeZone: timeZoneNames.find((name) => name === text('timeZone')) ?? ownTimeZone,
		venue: text('venue'),
		address: text('address'),
	}
	const gallery = list('galleryAlts').map((alt, place) => ({ alt, key: files[`gallery.${place}`] }))
	const shown = gallery.length > 0 ? gallery : [{ alt: '', key: undefined }]
	const pictures = [{ alt: text('thumbnailAlt'), key: files.thumbnailImage }, ...shown].map(({ alt, key }, place) => ({
		// No stored picture has a negative id.
		id: -1 - place,
		eventId: base.id,
		place,
		fileKey: key ?? missingPicture,
		alt,
	}))
	return [
		{ table: events, owner: 'id', ids: [base.id], rows: [row] },
		{ table: eventPictures, owner: 'eventId', ids: [base.id], rows: pictures },
	]
}
