import { eventForm } from '#contracts/content/events.ts'
import { ownTimeZone } from '#contracts/shared/time-zones.ts'
import { type KeptRow, snapshotOf } from '#worker/editing/field-columns.ts'
import type { BaseRow } from '#worker/editing/item-kind.ts'
import { filesByField, type Snapshot } from '#worker/editing/snapshot.ts'
import { missingPicture, shownRow, shownValues } from '#worker/publishing/shown-values.ts'
import type { StoredPicture } from './event-rows.ts'
import { eventFieldColumns, eventPictures } from './events.table.ts'

type Picture = { fileKey: string; alt: string }

export const pictureInSnapshot = ({ key, alt }: StoredPicture): Picture => ({ fileKey: key, alt })

/** The snapshot of an event for its history. The first picture is the thumbnail. */
export const eventSnapshot = (
	event: KeptRow<typeof eventFieldColumns>,
	[thumbnail, ...gallery]: readonly Picture[],
): Snapshot =>
	snapshotOf(eventFieldColumns, event, {
		values: { thumbnailAlt: thumbnail?.alt ?? '', galleryAlts: gallery.map(({ alt }) => alt) },
		files: filesByField({
			thumbnailImage: thumbnail?.fileKey ?? null,
			...Object.fromEntries(gallery.map(({ fileKey }, place) => [`gallery.${place}`, fileKey])),
		}),
	})

/** The rows of a draft of an event, for its preview. */
export function shownEvent(draft: Snapshot, base: BaseRow) {
	const { values, files } = draft
	const { text, list } = shownValues(values)
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
		shownRow(eventFieldColumns, eventForm, draft, base, { timeZone: ownTimeZone, registrationUrl: '' }),
		{ table: eventPictures, owner: 'eventId', ids: [base.id], rows: pictures },
	]
}
