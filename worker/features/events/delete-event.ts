import { and, eq, sql } from 'drizzle-orm'
import { fileTag } from '#worker/cache/edge-cache.ts'
import { contentChanged } from '#worker/cache/page-cache.ts'
import { recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { filesRetire } from '#worker/files/file-states.ts'
import { AppError } from '#worker/http/errors.ts'
import { changed, type Doomed, deleteItem, type Editor } from '#worker/publishing/save-item.ts'
import { findStoredEvent } from './events.queries.ts'
import { eventPictures, events } from './events.table.ts'
import { auditedOf } from './save-event.ts'

/** Deletes an event with its pictures. */
export async function deleteEvent(db: Database, id: number, editor: Editor): Promise<void> {
	const read = async (): Promise<Doomed | null> => {
		const before = await findStoredEvent(db, id)
		return (
			before && {
				table: events,
				id,
				version: before.version,
				section: 'events',
				first: [db.delete(eventPictures).where(eq(eventPictures.eventId, id))],
				files: before.pictures.map(({ key }) => key),
				before: auditedOf(before),
			}
		)
	}
	if (!(await deleteItem(db, read, editor))) throw new AppError('event.not-found')
}

/** Deletes an additional picture and answers the event's new version. The last one stays, and so does the thumbnail. */
export async function deletePicture(db: Database, id: number, editor: Editor): Promise<number> {
	const { staff, requestId, now } = editor
	const { eventId, fileKey, alt } = await findDeletable(db, id)
	const others = sql`exists (select 1 from event_pictures where event_id = ${eventId} and place > 0)`
	const act = { actor: staff, section: 'events', action: 'image deleted', itemId: eventId, requestId }
	try {
		const [, , , [event]] = await db.batch([
			db.delete(eventPictures).where(and(eq(eventPictures.id, id), eq(eventPictures.eventId, eventId))),
			refuseUnlessChanged(db),
			refuseUnless(db, others),
			db
				.update(events)
				.set(changed(events, editor))
				.where(eq(events.id, eventId))
				.returning({ version: events.version }),
			filesRetire(db, [fileKey], now),
			...contentChanged(db, ['events', fileTag(fileKey)], now),
			recordAct(db, { ...act, changes: { pictures: [{ file: fileKey, alt }, null] } }, now),
		])
		if (!event) throw new Error('A picture belongs to no event')
		return event.version
	} catch (error) {
		if (!isRefusedByGuard(error)) throw error
		// Somebody else was faster: either this picture is gone or all the others are.
		await findDeletable(db, id)
		throw new AppError('event-picture.last')
	}
}

async function findDeletable(db: Database, id: number) {
	const [found] = await db
		.select({
			picture: eventPictures,
			additional: sql<number>`(
				select count(*) from event_pictures as other
				where other.event_id = event_pictures.event_id and other.place > 0)`,
		})
		.from(eventPictures)
		.where(eq(eventPictures.id, id))
	if (!found) throw new AppError('event-picture.not-found')
	if (found.picture.place === 0) throw new AppError('event-picture.thumbnail')
	if (found.additional < 2) throw new AppError('event-picture.last')
	return found.picture
}
