import { and, eq, gt, gte, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { mostCountedOnTab } from '#contracts/enquiries/desk.ts'
import type { NewCount, NewCountQuestion } from '#contracts/operations/new-count.ts'
import { mostNew } from '#contracts/shared/most-new.ts'
import type { Database } from '#worker/data/db.ts'
import { idsAfter } from '#worker/data/newest-rows.ts'
import { type Part, part } from '#worker/data/read-parts.ts'
import { enquiries } from '../enquiries.table.ts'
import { enquiryMessages } from '../messages.table.ts'
import { isOnTab, isWanted } from './desk-filter.ts'

/** Counts what nobody has taken up, what visitors added to the user's own, and what the open list does not show yet. */
export function newEnquiries(
	db: Database,
	open: NewCountQuestion['desk'],
	staffId: number,
	now: Date,
): Part<Pick<NewCount, 'enquiries'>> {
	const count = sql<number>`count(*)`
	const counts = [
		db.select({ count }).from(upToMost(db, eq(enquiries.state, 'new'))),
		db.select({ count }).from(upToMost(db, isAnsweredOwn(db, staffId))),
	] as const
	const unseen = open && selectUnseen(db, open, staffId, now)
	return part([...counts, ...(unseen ? [unseen] : [])], ([[taken], [answered], unseenRows]) => ({
		enquiries: {
			new: taken?.count ?? 0,
			answered: answered?.count ?? 0,
			inList: Math.min(unseenRows?.[0]?.count ?? 0, mostNew),
		},
	}))
}

const upToMost = (db: Database, where: SQL | undefined) =>
	db
		.select({ one: sql`1`.as('one') })
		.from(enquiries)
		.where(where)
		.limit(mostCountedOnTab)
		.as('some')

/** Whether the visitor has written again in an open enquiry of the user, and waits. */
function isAnsweredOwn(db: Database, staffId: number): SQL | undefined {
	const { enquiryId, kind, at } = enquiryMessages
	const wroteAgain = db
		.select({ one: sql`1` })
		.from(enquiryMessages)
		.where(
			and(
				eq(enquiryId, enquiries.id),
				eq(kind, 'received'),
				gte(at, enquiries.waitingSince),
				gt(at, enquiries.createdAt),
			),
		)
	return and(eq(enquiries.ownerId, staffId), eq(enquiries.state, 'open'), sql`exists ${wroteAgain}`)
}

/** Counts what arrived or was answered since the list was read, and belongs to it. It reads the newest rows alone. */
function selectUnseen(
	db: Database,
	{ seen, filter }: NonNullable<NewCountQuestion['desk']>,
	staffId: number,
	now: Date,
) {
	const newest = idsAfter(db, enquiryMessages, seen.message)
	const arrived = idsAfter(db, enquiries, seen.enquiry).as('arrived')
	const came = unionAll(
		db.select({ id: arrived.id, isArrival: sql<number>`1`.as('is_arrival') }).from(arrived),
		db
			.select({ id: enquiryMessages.enquiryId, isArrival: sql<number>`0`.as('is_arrival') })
			.from(enquiryMessages)
			.where(and(sql`${enquiryMessages.id} in ${newest}`, eq(enquiryMessages.kind, 'received'))),
	).as('came')
	return (
		db
			.select({ count: sql<number>`count(distinct ${enquiries.id})` })
			.from(came)
			// SQLite reads what came first, and then each enquiry by its id.
			.crossJoin(enquiries)
			.where(
				and(
					eq(enquiries.id, came.id),
					or(eq(came.isArrival, 1), isNotNull(enquiries.waitingSince)),
					ne(enquiries.state, 'spam'),
					isOnTab(filter),
					isWanted(db, filter, staffId, now),
				),
			)
	)
}
