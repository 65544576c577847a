import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '#worker/data/db.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Desk } from '../desk.ts'
import { type Undoable, undoableOf } from '../message-events.ts'

type Standing = Undoable['was']

/** The columns that an undo gives back. */
export const standingColumns = ({ subjects }: Desk) => ({
	state: subjects.state,
	ownerId: subjects.ownerId,
	waitingSince: subjects.waitingSince,
	wakesAt: subjects.wakesAt,
})

/** An act of a conversation that a member of staff may undo. Throws `act.final`. */
export async function readUndoable(
	db: Database,
	{ messages, subjects, mayOpen }: Desk,
	id: number,
	staffId: number,
	act: Parameters<typeof undoableOf>[1],
): Promise<Undoable & { subjectId: number }> {
	const [found] = await db
		.select({ subjectId: messages.subjectId, event: messages.event })
		.from(messages)
		.innerJoin(subjects, eq(subjects.id, messages.subjectId))
		.where(and(eq(messages.id, id), eq(messages.kind, 'event'), mayOpen(staffId)))
	const undoable = found && undoableOf(found.event, act)
	if (!undoable) throw new AppError('act.final')
	return { ...undoable, subjectId: found.subjectId }
}

/** The statement that gives a subject back where it stood. What somebody has changed since stays. */
export function standAgain(
	db: Database,
	{ subjects }: Desk,
	subjectId: number,
	{ was, newState }: { was: Standing; newState: string },
	at: string,
): Statement {
	const isAsLeft: SQL = sql`${subjects.state} when ${newState}`
	const back = (value: string | null, column: SQL) => sql`case ${isAsLeft} then ${value} else ${column} end`
	return db
		.update(subjects)
		.set({
			state: back(was.state, sql`${subjects.state}`),
			ownerId: sql`case ${isAsLeft} then ${was.ownerId} else ${subjects.ownerId} end`,
			waitingSince: back(was.waitingSince, sql`${subjects.waitingSince}`),
			wakesAt: back(was.wakesAt, sql`${subjects.wakesAt}`),
			version: sql`${subjects.version} + 1`,
			updatedAt: at,
		})
		.where(eq(subjects.id, subjectId))
}
