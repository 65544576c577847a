import { z } from 'zod/mini'
import { eventForm } from '#contracts/content/events.ts'
import { fileRules, type ItemFormFile } from '#contracts/shared/uploads.ts'
import type { Database } from '#worker/data/db.ts'
import { itemKind, type ReadItem } from '#worker/editing/item-kind.ts'
import type { Snapshot } from '#worker/editing/snapshot.ts'
import { AppError } from '#worker/http/errors.ts'
import { titleKeyOf } from '#worker/publishing/publishable.table.ts'
import { deleteEvent } from './delete-event.ts'
import { arrangeGallery } from './event-pictures.ts'
import { shownEvent } from './event-snapshot.ts'
import { eventFieldColumns, eventPictures, events } from './events.table.ts'
import { selectVisibleEvents } from './published-events.queries.ts'
import { findStoredEvent, readEvent } from './read-event.ts'
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

/** Checks the gallery that a form makes of the stored one. The contract of the form sees the new pictures only. */
async function wrongGalleryOf(db: Database, sent: unknown): Promise<Record<string, string>> {
	const { data: form } = eventForm.safeParse(sent)
	const before = form?.id ? await findStoredEvent(db, form.id) : null
	if (!form || !before) return {}
	try {
		arrangeGallery(before.pictures.slice(1), form)
		return {}
	} catch (error) {
		if (error instanceof AppError && error.details.fields) return error.details.fields
		throw error
	}
}

export const eventItemKind = itemKind('events', eventFieldColumns, {
	form: eventForm,
	rules: { thumbnailImage: fileRules.eventThumbnail, gallery: fileRules.eventPicture },
	labels: {},
	inCopy: () => ({ startsAt: null, endsAt: null, registrationUrl: '' }),
	tables: [{ table: events, derived: titleKeyOf }, { table: eventPictures }],
	read: readEvent,
	remove: deleteEvent,
	formOf,
	alsoWrong: wrongGalleryOf,
	rowsOf: shownEvent,
	selectVisible: selectVisibleEvents,
	save: saveEvent,
})
