import { and, eq, gte, inArray, notExists, sql } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { outbox } from '#worker/mail/outbox.table.ts'
import { type Desk, openStates } from './desk.ts'
import { isListed } from './subject-columns.ts'

/** The owners who may not open the desk, and how many subjects of each are not done. */
export async function lostOwners(db: Database, desk: Desk): Promise<{ name: string; count: number }[]> {
	const { subjects } = desk
	const left = db
		.select({ count: sql`count(*)` })
		.from(subjects)
		.where(and(eq(subjects.ownerId, users.id), inArray(subjects.state, openStates(desk.states)), isListed(subjects)))
	const others = await db
		.select({ name: users.fullName, count: sql<number>`${left}` })
		.from(users)
		.where(sql`not ${desk.isColleague(db)}`)
	return others.filter(({ count }) => count > 0)
}

/** The doctor names so many mails at once. */
export const mostUnsent = 50

/** The mails of conversations since a moment that wait to leave, but have no row in the outbox. */
export function unsentMessages(db: Database, { messages, mails }: Desk, since: string) {
	const waiting = db
		.select({ one: sql`1` })
		.from(outbox)
		.where(
			and(
				eq(outbox.status, 'waiting'),
				eq(outbox.kind, sql`${`${mails}-`} || ${messages.kind}`),
				eq(outbox.subjectId, messages.id),
			),
		)
	return db
		.select({ id: messages.id, subjectId: messages.subjectId })
		.from(messages)
		.where(and(gte(messages.at, since), eq(messages.delivery, 'queued'), notExists(waiting)))
		.limit(mostUnsent)
}
