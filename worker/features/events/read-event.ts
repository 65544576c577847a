import { eq } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { auditedOf, type KeptRow } from '#worker/editing/field-columns.ts'
import type { ReadItem } from '#worker/editing/item-kind.ts'
import { eventColumns, type StoredEvent } from './event-rows.ts'
import { eventSnapshot, pictureInSnapshot } from './event-snapshot.ts'
import { eventFieldColumns, eventPictures, events } from './events.table.ts'

type EventFields = KeptRow<typeof eventFieldColumns>

/** An event before a save. */
type EventBefore = StoredEvent & { updatedBy: number | null }

/** Reads an event as it is stored; null if there is none. */
export async function findStoredEvent(db: Database, id: number): Promise<EventBefore | null> {
	const [found] = await db
		.select({ ...eventColumns, updatedBy: events.updatedBy })
		.from(events)
		.where(eq(events.id, id))
	return found ?? null
}

/** Reads an event with its pictures; null if there is none. */
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
		audit: { section: 'events', before: auditedEventOf(before, pictures.map(pictureInSnapshot)) },
	}
}

/** The fields of an event for the audit log. */
export const auditedEventOf = (event: EventFields, pictures: readonly { fileKey: string; alt: string }[]) =>
	auditedOf(eventFieldColumns, event, { pictures: pictures.map(({ fileKey, alt }) => ({ file: fileKey, alt })) })
