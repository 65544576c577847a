import { eq, sql } from 'drizzle-orm'
import { dueAt } from '#contracts/desks/office-hours.ts'
import { referenceOf } from '#contracts/desks/reference.ts'
import type { DeskRow } from '#contracts/enquiries/desk.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { officeHoursOf } from '../departments.ts'
import { departments, enquiries } from '../enquiries.table.ts'
import { enquiryMessages } from '../messages.table.ts'

const excerptLength = 160

/** The beginning of what the visitor wrote last. */
const excerpt = sql<string>`substr(coalesce((select ${enquiryMessages.text} from ${enquiryMessages}
	where ${enquiryMessages.enquiryId} = ${enquiries.id} and ${enquiryMessages.kind} = 'received'
	order by ${enquiryMessages.at} desc, ${enquiryMessages.id} desc limit 1), ${enquiries.message}), 1, ${excerptLength})`

/** The columns of a row of the desk. */
const deskColumns = {
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
	excerpt: excerpt.as('excerpt'),
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

type DeskColumns = Omit<DeskRow, 'reference' | 'owner' | 'dueAt'> & {
	ownerId: number | null
	ownerName: string | null
	opensAt: string
	closesAt: string
	officeDays: string
	answerHours: number
}

/** Whether we owe an answer. */
const isOwed = (state: DeskRow['state']) => state === 'new' || state === 'open'

export function deskRowOf({
	ownerId,
	ownerName,
	opensAt,
	closesAt,
	officeDays,
	answerHours,
	...row
}: DeskColumns): DeskRow {
	const office = officeHoursOf({ opensAt, closesAt, officeDays, answerHours })
	return {
		...row,
		reference: referenceOf(row.id),
		owner: ownerId === null ? null : { id: ownerId, fullName: ownerName ?? '' },
		dueAt: row.waitingSince !== null && isOwed(row.state) ? dueAt(row.waitingSince, office) : null,
	}
}

/** The rows of the desk, for a query to choose. */
export const deskRows = (db: Database) =>
	db
		.select(deskColumns)
		.from(enquiries)
		.innerJoin(departments, eq(departments.id, enquiries.departmentId))
		.leftJoin(users, eq(users.id, enquiries.ownerId))

/** The row of one enquiry. */
export const selectDeskRow = (db: Database, id: number) => deskRows(db).where(eq(enquiries.id, id))
