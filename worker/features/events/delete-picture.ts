import { and, eq, sql } from 'drizzle-orm'
import { fileTag } from '#worker/cache/edge-cache.ts'
import { contentChanged } from '#worker/cache/page-cache.ts'
import type { Changes } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { editColumns } from '#worker/editing/rows/edited-row.ts'
import { lastWriteWins } from '#worker/editing/rows/last-write-wins.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { asRead, nextVersion } from '#worker/editing/rows/stale-write.ts'
import { writeHistory } from '#worker/editing/saved-item.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { eventSnapshot, pictureInSnapshot } from './event-snapshot.ts'
import { eventFieldColumns, eventPictures, events } from './events.table.ts'
import { findStoredEvent } from './read-event.ts'

/** Deletes a picture of the gallery, except the last one, and returns the new version of the event. */
export const deletePicture = (db: Database, id: number, { now = new Date(), ...by }: Editor): Promise<number> =>
	lastWriteWins(undefined, () => tryToDelete(db, id, { ...by, now }))

async function tryToDelete(db: Database, id: number, editor: Editor & { now: Date }): Promise<number> {
	const { eventId, fileKey, alt } = await findDeletable(db, id)
	const event = await findStoredEvent(db, eventId)
	if (!event) throw new AppError('event-picture.not-found')
	const changes: Changes = { pictures: [{ file: fileKey, alt }, null] }
	const left = event.pictures.filter((picture) => picture.id !== id)
	const history = await writeHistory(
		db,
		event,
		eventId,
		{
			kind: 'events',
			fields: eventFieldColumns,
			before: eventSnapshot(event, event.pictures.map(pictureInSnapshot)),
			after: eventSnapshot(event, left.map(pictureInSnapshot)),
			wasShown: event.isPublished,
			shown: event.isPublished,
			draft: undefined,
		},
		editor,
	)
	try {
		await db.batch([
			db.delete(eventPictures).where(and(eq(eventPictures.id, id), eq(eventPictures.eventId, eventId))),
			refuseUnlessChanged(db),
			refuseUnless(db, sql`exists (select 1 from event_pictures where event_id = ${eventId} and place > 0)`),
			db
				.update(events)
				.set({ ...editColumns(editor), version: nextVersion(events) })
				.where(asRead(events, event)),
			refuseUnlessChanged(db),
			...history.statements,
			...contentChanged(db, ['events', fileTag(fileKey)], editor.now),
			recordEdit(db, editor, { section: 'events', noun: 'image', action: 'deleted', itemId: eventId, changes }),
		])
		return event.version + 1
	} catch (error) {
		// Another editor has changed the event since it was read.
		throw isRefusedByGuard(error) ? new AppError('write.stale') : error
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
