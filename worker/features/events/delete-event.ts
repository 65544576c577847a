import { eq } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { deleteRow } from '#worker/editing/deleted-row.ts'
import type { ReadItem } from '#worker/editing/item-kind.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { eventSnapshot, pictureInSnapshot } from './event-snapshot.ts'
import { findStoredEvent } from './events.queries.ts'
import { eventPictures, events } from './events.table.ts'
import { auditedOf } from './save-event.ts'

/** Moves an event to the trash. Throws `event.not-found`. */
export async function deleteEvent(db: Database, id: number, editor: Editor): Promise<void> {
	if (!(await deleteRow(db, () => readEvent(db, id), editor))) throw new AppError('event.not-found')
}

/** Reads an event with its pictures; null where there is none. */
export async function readEvent(db: Database, id: number): Promise<ReadItem | null> {
	const before = await findStoredEvent(db, id)
	if (!before) return null
	const { pictures, ...row } = before
	return {
		table: events,
		row,
		first: [db.delete(eventPictures).where(eq(eventPictures.eventId, id))],
		item: {
			kind: 'events',
			title: row.title,
			wasPublished: row.isPublished,
			snapshot: eventSnapshot(row, pictures.map(pictureInSnapshot)),
			rows: [
				{ table: events, rows: [row] },
				{
					table: eventPictures,
					rows: pictures.map(({ id: pictureId, place, key, alt }) => ({
						id: pictureId,
						eventId: id,
						place,
						fileKey: key,
						alt,
					})),
				},
			],
		},
		tags: ['events'],
		audit: { section: 'events', before: auditedOf(before) },
	}
}
