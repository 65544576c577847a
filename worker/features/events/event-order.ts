import { and, asc, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { turns } from '#contracts/content/events.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { selectTotal } from '#worker/data/row-counts.ts'
import { listedForVisitors } from '#worker/publishing/publishable.ts'
import { withinSchedule } from '#worker/publishing/schedule.ts'
import { eventColumns, publishedById } from './event-rows.ts'
import { events } from './events.table.ts'

/** Upper bound on how long an event counts as under way. It limits how far back a query reads the index. */
export const longestMs = 31 * dayMs

/** The condition of published events at a time. */
export const published = (now: Date) => and(eq(events.isPublished, true), withinSchedule(events, now))

/** The conditions that depend on the clock. */
export function conditionsAt(now: Date) {
	const at = now.toISOString()
	const since = new Date(now.getTime() - longestMs).toISOString()
	const isPublished = published(now)
	const isOngoing = sql`coalesce(${events.endsAt}, ${events.startsAt}) > ${at}`
	return {
		upcoming: and(isPublished, gt(events.startsAt, since), isOngoing),
		past: and(isPublished, lte(events.startsAt, at), or(lte(events.startsAt, since), sql`not ${isOngoing}`)),
		undated: and(isPublished, isNull(events.startsAt)),
		toStart: and(isPublished, gt(events.startsAt, at)),
		goingOn: and(isPublished, gt(events.startsAt, since), lte(events.startsAt, at), gt(events.endsAt, at)),
	}
}

export type PageQuery = { pageNumber: number; pageSize: number }

/**
 * One page: upcoming events by start, then past ones, the newest first, then those without a date. SQLite reads no group
 * further than the page.
 */
export function pageOfEvents(db: Database, { pageNumber, pageSize }: PageQuery, now: Date) {
	const { upcoming, past, undated } = conditionsAt(now)
	const skipped = pageSize * (pageNumber - 1)
	const group = (turn: 0 | 1 | 2, where: SQL | undefined, ...order: SQL[]) => {
		const ids = db
			.select({ id: events.id, turn: sql<number>`${turn}`.as('turn') })
			.from(events)
			.where(where)
			.orderBy(...order)
			.limit(skipped + pageSize)
			.as(turns[turn])
		return db.select({ id: ids.id, turn: ids.turn }).from(ids)
	}
	const page = unionAll(
		group(0, upcoming, asc(events.startsAt), asc(events.id)),
		group(1, past, desc(events.startsAt), desc(events.id)),
		group(2, undated, desc(events.id)),
	)
		.limit(pageSize)
		.offset(skipped)
		.as('page')
	return db
		.select({ ...eventColumns, turn: page.turn })
		.from(page)
		.innerJoin(events, eq(events.id, page.id))
		.orderBy(
			sql`${page.turn}`,
			sql`case ${page.turn} when 0 then ${events.startsAt} end`,
			desc(events.startsAt),
			sql`case ${page.turn} when 0 then ${events.id} else -${events.id} end`,
		)
}

export const countPublished = (db: Database, now: Date) =>
	selectTotal(db, events, listedForVisitors(events, events.isPublished, now))

/** The events that were added last. */
export const newestEvents = (db: Database, most: number, now: Date) =>
	db.select(eventColumns).from(events).where(publishedById(now)).orderBy(desc(events.id)).limit(most)
