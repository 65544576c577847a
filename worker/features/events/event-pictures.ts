import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { type EventInput, eventMessages, mostEventPictures } from '#contracts/content/events.ts'
import type { Database } from '#worker/data/db.ts'
import { AppError } from '#worker/http/errors.ts'
import type { StoredPicture } from './event-rows.ts'
import { eventPictures } from './events.table.ts'

/** A picture after a save; `id` is null for a new one. */
export type SavedPicture = { id: number | null; place: number; fileKey: string; alt: string }

type Asked = Pick<EventInput, 'imageAlts' | 'imageOrder' | 'removedImages' | 'thumbnailImages'>

/** Arranges the stored gallery in the order and with the texts of a form. Throws `request.invalid`. */
export function arrangeGallery(
	stored: readonly StoredPicture[],
	{ imageAlts = {}, imageOrder, removedImages = [], thumbnailImages }: Asked,
) {
	const refuse = (field: string, message: string) => new AppError('request.invalid', { fields: { [field]: message } })
	const known = new Map(stored.map((picture) => [picture.id, picture]))
	for (const id of removedImages) if (!known.delete(id)) throw refuse('removedImages', eventMessages.unknownPicture)
	for (const id of Object.keys(imageAlts))
		if (!known.has(Number(id))) throw refuse('imageAlts', eventMessages.unknownPicture)
	const order = imageOrder.length > 0 ? imageOrder : [...known.keys()]
	const pictures = order.flatMap((id) => known.get(id) ?? [])
	if (pictures.length < order.length) throw refuse('imageOrder', eventMessages.unknownPicture)
	if (new Set(order).size !== known.size || order.length !== known.size)
		throw refuse('imageOrder', eventMessages.wrongOrder)
	const total = pictures.length + thumbnailImages.length
	if (total === 0) throw refuse('thumbnailImages', eventMessages.noPicture)
	if (total > mostEventPictures) throw refuse('thumbnailImages', eventMessages.tooManyPictures)
	return pictures.map(({ id, key, alt }) => ({ id, fileKey: key, alt: imageAlts[id] ?? alt }))
}

/** The statements that write the pictures of an event, and delete the removed ones. */
export function writePictures(
	db: Database,
	eventId: number | SQL<number>,
	pictures: readonly SavedPicture[],
	removed: readonly number[],
): BatchItem<'sqlite'>[] {
	const stored = pictures.filter(({ id }) => id !== null)
	const added = pictures.filter(({ id }) => id === null)
	const all = JSON.stringify(stored)
	const own = (field: 'place' | 'alt' | 'fileKey') =>
		sql`(select value ->> ${field} from json_each(${all}) where value ->> 'id' = ${eventPictures.id})`
	return [
		...(removed.length > 0
			? [
					db
						.delete(eventPictures)
						.where(
							and(
								eq(eventPictures.eventId, eventId),
								sql`${eventPictures.id} in (select value from json_each(${JSON.stringify(removed)}))`,
							),
						),
				]
			: []),
		...(stored.length > 0
			? [
					db
						.update(eventPictures)
						.set({ place: own('place'), alt: own('alt'), fileKey: own('fileKey') })
						.where(
							and(
								eq(eventPictures.eventId, eventId),
								sql`${eventPictures.id} in (select value ->> 'id' from json_each(${all}))`,
							),
						),
				]
			: []),
		...(added.length > 0
			? [db.insert(eventPictures).values(added.map(({ place, fileKey, alt }) => ({ eventId, place, fileKey, alt })))]
			: []),
	]
}
