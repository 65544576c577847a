import { eq, sql } from 'drizzle-orm'
import { dueAt } from '#contracts/desks/office-hours.ts'
import { referenceOf } from '#contracts/desks/reference.ts'
import type { EnquiryRow } from '#contracts/enquiries/desk.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { isOwed } from '#worker/desks/desk.ts'
import type { Listing } from '#worker/desks/list/desk-list.queries.ts'
import { excerptOf } from '#worker/desks/list/excerpt.ts'
import { officeHoursOf } from '../departments.ts'
import { departments, enquiries } from '../enquiries.table.ts'
import { enquiryDesk } from '../enquiry-desk.ts'

/** The columns of a row of the desk. */
const columns = {
	id: enquiries.id,
	version: enquiries.version,
	state: enquiries.state,
	ownerId: enquiries.ownerId,
	ownerName: users.fullName,
	departmentId: enquiries.departmentId,
	department: sql<string>`${departments.name}`.as('department'),
	name: sql<string>`${enquiries.name}`.as('sender'),
	organization: enquiries.organization,
	emailId: enquiries.emailId,
	excerpt: excerptOf(enquiryDesk).as('excerpt'),
	arrivedBy: enquiries.arrivedBy,
	createdAt: enquiries.createdAt,
	updatedAt: enquiries.updatedAt,
	waitingSince: enquiries.waitingSince,
	wakesAt: enquiries.wakesAt,
	opensAt: departments.opensAt,
	closesAt: departments.closesAt,
	officeDays: departments.officeDays,
	answerHours: departments.answerHours,
}

type Stored = Omit<EnquiryRow, 'reference' | 'owner' | 'dueAt'> & {
	ownerId: number | null
	ownerName: string | null
	opensAt: string
	closesAt: string
	officeDays: string
	answerHours: number
}

function rowOf({ ownerId, ownerName, opensAt, closesAt, officeDays, answerHours, ...row }: Stored): EnquiryRow {
	const hours = officeHoursOf({ opensAt, closesAt, officeDays, answerHours })
	return {
		...row,
		reference: referenceOf(row.id),
		owner: ownerId === null ? null : { id: ownerId, fullName: ownerName ?? '' },
		dueAt: row.waitingSince !== null && isOwed(enquiryDesk.states, row.state) ? dueAt(row.waitingSince, hours) : null,
	}
}

const select = (db: Database) =>
	db
		.select(columns)
		.from(enquiries)
		.innerJoin(departments, eq(departments.id, enquiries.departmentId))
		.leftJoin(users, eq(users.id, enquiries.ownerId))

/** The rows of the enquiry desk. */
export const enquiryListing: Listing<Stored, EnquiryRow> = {
	select(db, where, place) {
		const rows = select(db).where(where)
		return place
			? rows
					.orderBy(...place.orderBy)
					.limit(place.limit)
					.offset(place.offset)
			: rows
	},
	rowOf,
}
