import { and, desc, eq } from 'drizzle-orm'
import type { EventDetails, EventRow, EventsQuery } from '#contracts/content/events.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { orderOf } from '#worker/data/sorted-by.ts'
import { editedBy } from '#worker/editing/rows/edited-table.ts'
import { listedForStaff, type MediaUrl, titleContains } from '#worker/publishing/publishable.ts'
import { eventColumns, eventRowOf, galleryOf, tickedById } from './event-rows.ts'
import { events } from './events.table.ts'

const orders = { startsAt: [events.startsAt, events.id], title: [events.titleKey, events.id] }

/** Events for staff, by default the newest first. */
export async function listEvents(
	db: Database,
	urlOf: MediaUrl,
	query: EventsQuery,
	now = new Date(),
): Promise<Paged<EventRow>> {
	const filters = titleContains(events, query.title)
	const listing = listedForStaff(events.isPublished, query.published, filters)
	const where = query.published === true && !query.sortBy ? and(tickedById, filters) : listing.where
	const order = orderOf(query, orders, [desc(events.id)])
	const rows = db
		.select(eventColumns)
		.from(events)
		.where(where)
		.orderBy(...order)
	const page = await selectPage(db, { rows, table: events, ...listing, where }, { ...query, size: query.pageSize })
	return { ...page, content: await Promise.all(page.content.map((event) => eventRowOf(event, urlOf, now))) }
}

export async function findEvent(
	db: Database,
	urlOf: MediaUrl,
	id: number,
	now = new Date(),
): Promise<EventDetails | null> {
	const [found] = await db
		.select({ ...eventColumns, ...editedBy(events) })
		.from(events)
		.where(eq(events.id, id))
	if (!found) return null
	const { version, updatedAt, updatedBy } = found
	const thumbnailImages = await galleryOf(found, urlOf)
	return { ...(await eventRowOf(found, urlOf, now)), thumbnailImages, version, updatedAt, updatedBy }
}
