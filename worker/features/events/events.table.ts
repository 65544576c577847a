import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { eventFields } from '#contracts/content/events.ts'
import type { TimeZone } from '#contracts/shared/time-zones.ts'
import { autoIncrementId, momentColumn } from '#worker/data/columns.ts'
import { columnsOf } from '#worker/editing/field-columns.ts'
import { fileKey } from '#worker/files/files.table.ts'
import { publishableColumns, scheduleIndexes, titleIndexes } from '#worker/publishing/publishable.table.ts'

export const events = sqliteTable(
	'events',
	{
		...publishableColumns(),
		/** Both null while the event has no date. */
		startsAt: momentColumn('starts_at'),
		endsAt: momentColumn('ends_at'),
		// The default is the migration's. Each save names a zone.
		timeZone: text('time_zone').$type<TimeZone>().notNull().default('Asia/Kolkata'),
		venue: text('venue').notNull(),
		address: text('address').notNull(),
		registrationUrl: text('registration_url').notNull().default(''),
	},
	(table) => [
		index('events_start').on(table.startsAt, table.id),
		index('events_published').on(table.isPublished, table.startsAt, table.id),
		...titleIndexes('events', table),
		...scheduleIndexes('events', table),
		check('events_published_flag', sql`${table.isPublished} in (0, 1)`),
	],
)

/** The pictures of an event: the thumbnail at place 0, the banner at 1, then the rest of the gallery. */
export const eventPictures = sqliteTable(
	'event_pictures',
	{
		id: autoIncrementId(),
		eventId: integer('event_id')
			.notNull()
			.references(() => events.id, { onDelete: 'restrict' }),
		place: integer('place').notNull(),
		fileKey: fileKey('file_key').notNull(),
		alt: text('alt').notNull(),
	},
	(table) => [
		index('event_pictures_event').on(table.eventId, table.place, table.id),
		index('event_pictures_file').on(table.fileKey),
	],
)

export const eventFieldColumns = columnsOf(eventFields, events, {
	// They are rows of `event_pictures`.
	thumbnailImage: null,
	thumbnailAlt: null,
	gallery: null,
})
