import { z } from 'zod/mini'
import { eventForm } from '#contracts/content/events.ts'
import { fileRules, type ItemFormFile } from '#contracts/shared/uploads.ts'
import { itemKind, type ReadItem } from '#worker/editing/item-kind.ts'
import type { Snapshot } from '#worker/editing/snapshot.ts'
import { titleKeyOf } from '#worker/publishing/publishable.table.ts'
import { deleteEvent } from './delete-event.ts'
import { shownEvent } from './event-snapshot.ts'
import { eventFieldColumns, eventPictures, events } from './events.table.ts'
import { selectVisibleEvents } from './published-events.queries.ts'
import { readEvent } from './read-event.ts'
import { saveEvent } from './save-event.ts'

const storedPictures = z.array(z.object({ id: z.number(), place: z.number(), fileKey: z.string() }))

/** The form of a draft. Its gallery names files; the form names stored pictures by id and sends the others. */
function formOf({ values, files: keys }: Snapshot, live: ReadItem | null, files: Record<string, ItemFormFile>) {
	const { galleryAlts, ...fields } = values
	const alts = Array.isArray(galleryAlts) ? galleryAlts : []
	const [, rows] = live?.item.rows ?? []
	const stored = storedPictures.parse(rows?.rows ?? []).filter(({ place }) => place > 0)
	const form = {
		thumbnailImages: {} as Record<number, ItemFormFile>,
		thumbnailImagesAlt: {} as Record<number, string>,
		imageAlts: {} as Record<number, string>,
	}
	const order: number[] = []
	for (const [place, alt] of alts.entries()) {
		const picture = stored.find(({ fileKey }) => fileKey === keys[`gallery.${place}`])
		const file = files[`gallery.${place}`]
		if (picture) {
			order.push(picture.id)
			form.imageAlts[picture.id] = String(alt ?? '')
		} else if (file) {
			form.thumbnailImages[place] = file
			form.thumbnailImagesAlt[place] = String(alt ?? '')
		}
	}
	const removed = stored.filter(({ id }) => !order.includes(id)).map(({ id }) => id)
	const { thumbnailImage } = files
	const thumbnail = thumbnailImage ? { thumbnailImage, hasThumbnailImageChanged: true } : {}
	return { ...fields, ...form, ...thumbnail, imageOrder: order.join(','), removedImages: removed.join(',') }
}

export const eventItemKind = itemKind('events', eventFieldColumns, {
	form: eventForm,
	rules: { thumbnailImage: fileRules.eventThumbnail, gallery: fileRules.eventPicture },
	labels: {},
	inCopy: () => ({ startsAt: null, endsAt: null }),
	tables: [{ table: events, derived: titleKeyOf }, { table: eventPictures }],
	read: readEvent,
	remove: deleteEvent,
	formOf,
	rowsOf: shownEvent,
	selectVisible: selectVisibleEvents,
	save: saveEvent,
})
