import { eq, sql } from 'drizzle-orm'
import { dueAt } from '#contracts/desks/office-hours.ts'
import type { EnquiryRow } from '#contracts/enquiries/desk.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import type { Listing } from '#worker/desks/list/desk-list.queries.ts'
import { deskColumns, deskRowOf, type StoredRow } from '#worker/desks/list/desk-row.ts'
import { officeHoursOf } from '../departments.ts'
import { departments, enquiries } from '../enquiries.table.ts'
import { enquiryDesk } from '../enquiry-desk.ts'

/** The columns of a row of the desk. */
const columns = {
	...deskColumns(enquiryDesk, enquiries),
	departmentId: enquiries.departmentId,
	department: sql<string>`${departments.name}`.as('department'),
	organization: enquiries.organization,
	arrivedBy: enquiries.arrivedBy,
	opensAt: departments.opensAt,
	closesAt: departments.closesAt,
	officeDays: departments.officeDays,
	answerHours: departments.answerHours,
}

type Stored = StoredRow<EnquiryRow> & {
	opensAt: string
	closesAt: string
	officeDays: string
	answerHours: number
}

function rowOf({ opensAt, closesAt, officeDays, answerHours, ...row }: Stored): EnquiryRow {
	const hours = officeHoursOf({ opensAt, closesAt, officeDays, answerHours })
	return deskRowOf(enquiryDesk, row, (waitingSince) => dueAt(waitingSince, hours))
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
