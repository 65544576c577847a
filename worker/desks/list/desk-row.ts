import { sql } from 'drizzle-orm'
import { referenceOf } from '#contracts/desks/reference.ts'
import { users } from '#worker/data/users.table.ts'
import { type Desk, isOwed } from '../desk.ts'
import type { DeskSubjects } from '../subject-columns.ts'
import { excerptOf } from './excerpt.ts'

/** The columns of a row that every list has. Its query joins the owners. `subjects`: those of the desk. */
export const deskColumns = <Subjects extends DeskSubjects>(desk: Desk, subjects: Subjects) => ({
	id: subjects.id,
	version: subjects.version,
	state: subjects.state,
	ownerId: subjects.ownerId,
	ownerName: users.fullName,
	name: sql<string>`${desk.sender}`.as('sender'),
	emailId: subjects.emailId,
	excerpt: excerptOf(desk).as('excerpt'),
	automatic: subjects.automatic,
	createdAt: subjects.createdAt,
	// The code before the desk writes none.
	updatedAt: sql<string>`coalesce(nullif(${subjects.updatedAt}, ''), ${subjects.createdAt})`.as('moved_at'),
	waitingSince: subjects.waitingSince,
	wakesAt: subjects.wakesAt,
})

type Owner = { ownerId: number | null; ownerName: string | null }

/** What a row is made from: see `deskRowOf`. */
export type StoredRow<Row> = Omit<Row, 'reference' | 'owner' | 'dueAt'> & Owner

/** A row as its list shows it: with its reference, and when the answer is due to who waits since a time. */
export function deskRowOf<Stored extends Owner & { id: number; state: string; waitingSince: string | null }>(
	desk: Desk,
	stored: Stored,
	dueAfter: (waitingSince: string) => string | null,
) {
	const { ownerId, ownerName, ...row } = stored
	const { id, state, waitingSince } = stored
	return {
		...row,
		reference: referenceOf(id, desk.number),
		owner: ownerId === null ? null : { id: ownerId, fullName: ownerName ?? '' },
		dueAt: waitingSince !== null && isOwed(desk.states, state) ? dueAfter(waitingSince) : null,
	}
}
