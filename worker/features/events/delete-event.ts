import { and, eq, sql } from 'drizzle-orm'
import { fileTag } from '#worker/cache/edge-cache.ts'
import { contentChanged } from '#worker/cache/page-cache.ts'
import type { Changes } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { type DeletedRow, deleteRow } from '#worker/editing/deleted-row.ts'
import { editColumns } from '#worker/editing/edited-row.ts'
import { recordEdit } from '#worker/editing/record-edit.ts'
import { nextVersion } from '#worker/editing/stale-write.ts'
import { filesRetire } from '#worker/files/file-states.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { findStoredEvent } from './events.queries.ts'
import { eventPictures, events } from './events.table.ts'
import { auditedOf } from './save-event.ts'

/** Deletes an event with its pictures. Throws `event.not-found`. */
export async function deleteEvent(db: Database, id: number, editor: Editor): Promise<void> {
	const read = async (): Promise<DeletedRow | null> => {
		const before = await findStoredEvent(db, id)
		return (
			before && {
				table: events,
				row: before,
				first: [db.delete(eventPictures).where(eq(eventPictures.eventId, id))],
				files: before.pictures.map(({ key }) => key),
				tags: ['events'],
				audit: { section: 'events', before: auditedOf(before) },
			}
		)
	}
	if (!(await deleteRow(db, read, editor))) throw new AppError('event.not-found')
}

/** Deletes a picture of the gallery and returns the new version of the event. The thumbnail and the last picture cannot be deleted. */
export async function deletePicture(db: Database, id: number, editor: Editor): Promise<number> {
	const { eventId, fileKey, alt } = await findDeletable(db, id)
	const others = sql`exists (select 1 from event_pictures where event_id = ${eventId} and place > 0)`
	const changes: Changes = { pictures: [{ file: fileKey, alt }, null] }
	try {
		const [, , , [event]] = await db.batch([
			db.delete(eventPictures).where(and(eq(eventPictures.id, id), eq(eventPictures.eventId, eventId))),
			refuseUnlessChanged(db),
			refuseUnless(db, others),
			db
				.update(events)
				.set({ ...editColumns(editor), version: nextVersion(events) })
				.where(eq(events.id, eventId))
				.returning({ version: events.version }),
			filesRetire(db, [fileKey], editor.now),
			...contentChanged(db, ['events', fileTag(fileKey)], editor.now),
			recordEdit(db, editor, { section: 'events', noun: 'image', action: 'deleted', itemId: eventId, changes }),
		])
		if (!event) throw new Error('A picture belongs to no event')
		return event.version
	} catch (error) {
		if (!isRefusedByGuard(error)) throw error
		// Another editor has deleted this picture, or all the others, since they were read.
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
