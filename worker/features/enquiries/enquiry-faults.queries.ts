import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { outbox } from '#worker/mail/outbox.table.ts'
import { isIncomplete } from './complete-enquiries.ts'
import { enquiries } from './enquiries.table.ts'
import { enquiryDesk } from './enquiry-desk.ts'
import { enquiryMessages } from './messages.table.ts'

/** The owners who may not open the desk, and how many enquiries of each are not done. */
export async function lostOwners(db: Database): Promise<{ name: string; count: number }[]> {
	const left = sql<number>`(
		select count(*) from enquiries where owner_id = users.id and state in ('new', 'open', 'waiting')
	)`
	const others = await db
		.select({ name: users.fullName, count: left })
		.from(users)
		.where(sql`not ${enquiryDesk.isColleague(db)}`)
	return others.filter(({ count }) => count > 0)
}

export const countIncomplete = (db: Database) => db.$count(enquiries, isIncomplete)

/** The doctor names so many mails at once. */
export const mostUnsent = 50

/** The mails of conversations since a moment that wait to leave, but have no row in the outbox. */
export const unsentMessages = (db: Database, since: string) =>
	db
		.select({ id: enquiryMessages.id, subjectId: enquiryMessages.subjectId })
		.from(enquiryMessages)
		.where(
			and(
				gte(enquiryMessages.at, since),
				eq(enquiryMessages.delivery, 'queued'),
				sql`not exists (select 1 from ${outbox} where ${outbox.status} = 'waiting'
					and ${outbox.kind} = 'enquiry-' || ${enquiryMessages.kind} and ${outbox.subjectId} = ${enquiryMessages.id})`,
			),
		)
		.limit(mostUnsent)
