import { aliasedTable, and, eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { jsonValue } from '#worker/features/enquiries/json-value.ts'
import { mayOpenDesk } from './desk/desk-people.ts'
import { departments, enquiries } from './enquiries.table.ts'
import { enquiryMessages } from './messages.table.ts'

/** An enquiry for the mail to its department: without the message, the address and the number of the visitor. */
export async function findArrival(db: Database, id: number) {
	const [arrival] = await db
		.select({
			name: enquiries.name,
			organization: enquiries.organization,
			department: departments.name,
			mailbox: departments.mailbox,
			createdAt: enquiries.createdAt,
			arrivedBy: enquiries.arrivedBy,
		})
		.from(enquiries)
		.innerJoin(departments, eq(departments.id, enquiries.departmentId))
		.where(eq(enquiries.id, id))
	return arrival ?? null
}

/** The owner of an enquiry, and who gave it to them, for the mail about it; null if its owner may not open it. */
export async function findHandedOver(db: Database, id: number) {
	const [found] = await db
		.select({
			name: sql<string>`${enquiries.name}`.as('sender'),
			organization: enquiries.organization,
			department: departments.name,
			email: users.email,
			by: sql<string | null>`(select by.full_name from ${enquiryMessages}
				join ${users} as by on by.id = ${enquiryMessages.authorId}
				where ${enquiryMessages.enquiryId} = ${id} and ${jsonValue(enquiryMessages.event, '$.act')} = 'assigned'
				order by ${enquiryMessages.at} desc, ${enquiryMessages.id} desc limit 1)`,
		})
		.from(enquiries)
		.innerJoin(departments, eq(departments.id, enquiries.departmentId))
		.innerJoin(users, eq(users.id, enquiries.ownerId))
		.where(and(eq(enquiries.id, id), mayOpenDesk(db)))
	return found ?? null
}

/** An enquiry whose visitor has written again, with its owner if they may open it, for the mail about it. */
export async function findAnswered(db: Database, messageId: number) {
	const [found] = await db
		.select({
			enquiryId: enquiries.id,
			name: sql<string>`${enquiries.name}`.as('sender'),
			organization: enquiries.organization,
			department: departments.name,
			mailbox: departments.mailbox,
			owner: users.email,
			at: enquiryMessages.at,
		})
		.from(enquiryMessages)
		.innerJoin(enquiries, eq(enquiries.id, enquiryMessages.enquiryId))
		.innerJoin(departments, eq(departments.id, enquiries.departmentId))
		.leftJoin(users, and(eq(users.id, enquiries.ownerId), mayOpenDesk(db)))
		.where(eq(enquiryMessages.id, messageId))
	return found ?? null
}

/** The member of staff whom a note names, for the mail about it; null if they may not open it. */
export async function findTold(db: Database, eventId: number) {
	const author = aliasedTable(users, 'author')
	const [found] = await db
		.select({ enquiryId: enquiries.id, name: enquiries.name, email: users.email, by: author.fullName })
		.from(enquiryMessages)
		.innerJoin(enquiries, eq(enquiries.id, enquiryMessages.enquiryId))
		.innerJoin(users, eq(users.id, jsonValue(enquiryMessages.event, '$.userId')))
		.leftJoin(author, eq(author.id, enquiryMessages.authorId))
		.where(and(eq(enquiryMessages.id, eventId), mayOpenDesk(db)))
	return found ?? null
}
