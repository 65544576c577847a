import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type ListedEvent, type PublicEvent, turns } from '#contracts/content/events.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { files } from '#worker/files/files.table.ts'
import type { MediaUrl } from '#worker/publishing/publishable.ts'
import { changedForVisitors, withinOwnSchedule } from '#worker/publishing/schedule.ts'
import {
	conditionsAt,
	countPublished,
	longestMs,
	newestEvents,
	type PageQuery,
	pageOfEvents,
	published,
} from './event-order.ts'
import { eventColumns, publicEventOf, type StoredEvent, tickedById } from './event-rows.ts'
import { eventPictures, events } from './events.table.ts'

const topStories = 5
const mostOnCalendar = 500

const publicEventsOf = (rows: StoredEvent[], urlOf: MediaUrl) =>
	Promise.all(rows.map((row) => publicEventOf(row, urlOf)))

async function pageOf(
	rows: (StoredEvent & { turn: number })[],
	total: number,
	{ pageSize }: PageQuery,
	urlOf: MediaUrl,
): Promise<Paged<ListedEvent>> {
	const content = rows.map(async (row) => ({
		...(await publicEventOf(row, urlOf)),
		turn: turns[row.turn] ?? 'undated',
	}))
	return { content: await Promise.all(content), totalElements: total, totalPages: Math.ceil(total / pageSize) }
}

/** Published events. */
export async function listPublishedEvents(
	db: Database,
	urlOf: MediaUrl,
	query: PageQuery,
	now = new Date(),
): Promise<Paged<ListedEvent>> {
	const [rows, [counted]] = await db.batch([pageOfEvents(db, query, now), countPublished(db, now)])
	return pageOf(rows, counted?.total ?? 0, query, urlOf)
}

/** The same page with the Top Stories, and the time until which the clock does not change the order. */
export async function readEventsPage(db: Database, urlOf: MediaUrl, query: PageQuery, now = new Date()) {
	const { toStart, goingOn } = conditionsAt(now)
	const first = sql<string | null>`min(${events.startsAt})`
	const [rows, [counted], newestOnes, [next], [current]] = await db.batch([
		pageOfEvents(db, query, now),
		countPublished(db, now),
		newestEvents(db, query.pageSize + topStories, now),
		db.select({ starts: first }).from(events).where(toStart),
		db
			.select({ starts: first, ends: sql<string | null>`min(${events.endsAt})` })
			.from(events)
			.where(goingOn),
	])
	const others = newestOnes.filter(({ id }) => !rows.some((row) => row.id === id)).slice(0, topStories)
	const turnsAt = [
		next?.starts && Date.parse(next.starts),
		current?.ends && Date.parse(current.ends),
		current?.starts && Date.parse(current.starts) + longestMs,
	].filter((at) => typeof at === 'number')
	return {
		events: await pageOf(rows, counted?.total ?? 0, query, urlOf),
		topStories: await publicEventsOf(others, urlOf),
		keepUntil: turnsAt.length > 0 ? Math.min(...turnsAt) : null,
	}
}

/** A published event. */
export async function findPublishedEvent(
	db: Database,
	urlOf: MediaUrl,
	id: number,
	now = new Date(),
): Promise<PublicEvent | null> {
	const [found] = await db
		.select(eventColumns)
		.from(events)
		.where(and(eq(events.id, id), published(now)))
	return found ? publicEventOf(found, urlOf) : null
}

/** The events before and after an event by start, and the Top Stories. */
export async function findNeighbours(db: Database, urlOf: MediaUrl, { id, startsAt }: PublicEvent, now = new Date()) {
	const [dated, place] = [sql`(${events.startsAt}, ${events.id})`, sql`(${startsAt}, ${id})`]
	const neighbour = (comparison: SQL, ...order: SQL[]) =>
		db
			.select(eventColumns)
			.from(events)
			.where(and(published(now), startsAt === null ? isNull(events.startsAt) : undefined, comparison))
			.orderBy(...order)
			.limit(1)
	const [before, after, newestOnes] = await db.batch([
		neighbour(
			startsAt === null ? sql`${events.id} < ${id}` : sql`${dated} < ${place}`,
			desc(events.startsAt),
			desc(events.id),
		),
		neighbour(
			startsAt === null ? sql`${events.id} > ${id}` : sql`${dated} > ${place}`,
			asc(events.startsAt),
			asc(events.id),
		),
		newestEvents(db, topStories + 1, now),
	])
	const [earlier = null, later = null] = [
		(await publicEventsOf(before, urlOf))[0],
		(await publicEventsOf(after, urlOf))[0],
	]
	const others = newestOnes.filter((other) => other.id !== id).slice(0, topStories)
	return { earlier, later, topStories: await publicEventsOf(others, urlOf) }
}

/** The newest events, for feeds. */
export const listNewestEvents = async (db: Database, urlOf: MediaUrl, most: number, now = new Date()) =>
	publicEventsOf(await newestEvents(db, most, now), urlOf)

/** The upcoming events, for calendars. */
export async function listUpcomingEvents(db: Database, urlOf: MediaUrl, now = new Date()): Promise<PublicEvent[]> {
	const { upcoming } = conditionsAt(now)
	const rows = await db
		.select(eventColumns)
		.from(events)
		.where(upcoming)
		.orderBy(asc(events.startsAt), asc(events.id))
		.limit(mostOnCalendar)
	return publicEventsOf(rows, urlOf)
}

/** The published events for the sitemap. */
export const listEventAddresses = (db: Database, now = new Date()) =>
	db
		.select({ id: events.id, updatedAt: changedForVisitors(events) })
		.from(events)
		.where(and(tickedById, withinOwnSchedule(events, now)))
		.orderBy(desc(events.id))

/** Which of these events visitors see. */
export const selectVisibleEvents = (db: Database, ids: readonly number[], now = new Date()) =>
	db
		.select({ id: events.id })
		.from(events)
		.where(and(published(now), isAmong(events.id, ids)))

/** The file of a picture of a published event. */
export async function findPublishedPicture(db: Database, id: number, now = new Date()) {
	const [found] = await db
		.select({ key: files.key, type: files.type })
		.from(eventPictures)
		.innerJoin(events, eq(events.id, eventPictures.eventId))
		.innerJoin(files, eq(files.key, eventPictures.fileKey))
		.where(and(eq(eventPictures.id, id), published(now)))
	return found ?? null
}
