import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { dueAt, isOverdue } from '#contracts/desks/office-hours.ts'
import { referenceOf } from '#contracts/desks/reference.ts'
import type { EnquiryState } from '#contracts/enquiries/desk-states.ts'
import type { Needs } from '#contracts/operations/dashboard.ts'
import type { Database } from '#worker/data/db.ts'
import { isListed } from '#worker/desks/subject-columns.ts'
import { officeHoursOf } from '../departments.ts'
import { departments, enquiries } from '../enquiries.table.ts'

type Need = NonNullable<Needs['enquiries']>['rows'][number]

const columns = {
	id: enquiries.id,
	name: enquiries.name,
	organization: enquiries.organization,
	departmentId: enquiries.departmentId,
	state: enquiries.state,
	waitingSince: enquiries.waitingSince,
	createdAt: enquiries.createdAt,
}
type Waiting = Record<'id' | 'departmentId', number> &
	Record<'name' | 'organization' | 'createdAt', string> & { state: EnquiryState; waitingSince: string | null }

/** Enquiries of a state whose sender waits for an answer, the longest wait first. */
export const selectWaiting = (db: Database, state: EnquiryState, most: number) =>
	db
		.select(columns)
		.from(enquiries)
		.where(and(eq(enquiries.state, state), isNotNull(enquiries.waitingSince), isListed(enquiries)))
		.orderBy(asc(enquiries.waitingSince), asc(enquiries.id))
		.limit(most)

/** The open enquiries of a user. Those that rested longest come first. */
export const selectOwnOpen = (db: Database, ownerId: number, most: number) =>
	db
		.select(columns)
		.from(enquiries)
		.where(and(eq(enquiries.ownerId, ownerId), eq(enquiries.state, 'open'), isListed(enquiries)))
		.orderBy(asc(enquiries.updatedAt), asc(enquiries.id))
		.limit(most)

/** All departments with their hours. */
export const selectOffices = (db: Database) => db.select().from(departments)

/** Makes a function that shows an enquiry as the overview does. */
export function needsIn(offices: readonly (typeof departments.$inferSelect)[], now: Date) {
	const byId = new Map(offices.map((office) => [office.id, office]))
	return ({ departmentId, waitingSince, createdAt, ...row }: Waiting): Need => {
		const office = byId.get(departmentId)
		const due = waitingSince !== null && office ? dueAt(waitingSince, officeHoursOf(office)) : null
		return {
			...row,
			reference: referenceOf(row.id),
			department: office?.name ?? '',
			at: waitingSince ?? createdAt,
			overdueSince: isOverdue(due, now.getTime()) ? due : null,
		}
	}
}
