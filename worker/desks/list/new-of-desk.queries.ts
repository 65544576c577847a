import { and, eq, gt, gte, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import type { NewestOfDesk } from '#contracts/desks/desk.ts'
import { mostCountedOnTab, mostNew } from '#contracts/shared/most-counted.ts'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { idsAfter } from '#worker/data/newest-rows.ts'
import { type Part, part } from '#worker/data/read-parts.ts'
import type { Desk } from '../desk.ts'
import { isListed } from '../subject-columns.ts'

type NewOfDesk = { new: number; answered: number; inList: number }

/**
 * Counts what nobody has taken up, what visitors added to the user's own, and what an open list does not show yet. `open`: its
 * newest rows when it was read, and the condition of its filters.
 */
export function newOfDesk(
	db: Database,
	desk: Desk,
	open: { seen: NewestOfDesk; wanted: SQL | undefined } | undefined,
	staffId: number,
): Part<NewOfDesk> {
	const { subjects, states } = desk
	const count = sql<number>`count(*)`
	const countUpToMost = (where: SQL | undefined) =>
		db.select({ count }).from(
			db
				.select({ one: sql`1`.as('one') })
				.from(subjects)
				.where(and(desk.mayOpen(staffId), isListed(subjects), where))
				.limit(mostCountedOnTab)
				.as('some'),
		)
	const counts = [
		countUpToMost(eq(subjects.state, states.fresh)),
		countUpToMost(isAnsweredOwn(db, desk, staffId)),
	] as const
	const unseen = open && selectUnseen(db, desk, open.seen, open.wanted)
	return part([...counts, ...(unseen ? [unseen] : [])], ([[taken], [answered], unseenRows]) => ({
		new: taken?.count ?? 0,
		answered: answered?.count ?? 0,
		inList: Math.min(unseenRows?.[0]?.count ?? 0, mostNew),
	}))
}

/** Whether the visitor has written again in an open subject of the user, and waits. */
function isAnsweredOwn(db: Database, { subjects, messages, states }: Desk, staffId: number): SQL | undefined {
	const { subjectId, kind, at } = messages
	const wroteAgain = db
		.select({ one: sql`1` })
		.from(messages)
		.where(
			and(eq(subjectId, subjects.id), eq(kind, 'received'), gte(at, subjects.waitingSince), gt(at, subjects.createdAt)),
		)
	return and(eq(subjects.ownerId, staffId), isAmong(subjects.state, states.owed), sql`exists ${wroteAgain}`)
}

/** Counts what arrived or was answered since the list was read, and belongs to it. It reads the newest rows alone. */
function selectUnseen(db: Database, { subjects, messages, states }: Desk, seen: NewestOfDesk, wanted: SQL | undefined) {
	const newest = idsAfter(db, messages, seen.message)
	const arrived = idsAfter(db, subjects, seen.subject).as('arrived')
	const came = unionAll(
		db.select({ id: arrived.id, isArrival: sql<number>`1`.as('is_arrival') }).from(arrived),
		db
			.select({ id: messages.subjectId, isArrival: sql<number>`0`.as('is_arrival') })
			.from(messages)
			.where(and(sql`${messages.id} in ${newest}`, eq(messages.kind, 'received'))),
	).as('came')
	return (
		db
			.select({ count: sql<number>`count(distinct ${subjects.id})` })
			.from(came)
			// SQLite reads what came first, and then each subject by its id.
			.crossJoin(subjects)
			.where(
				and(
					eq(subjects.id, came.id),
					or(eq(came.isArrival, 1), isNotNull(subjects.waitingSince)),
					sql`${subjects.state} is not ${states.ignored}`,
					wanted,
				),
			)
	)
}
