import { and, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { tell } from './calendar-entry.ts'
import { interviews } from './interviews.table.ts'

export const cancelledWords = 'The interview that was planned with you does not take place.'

/** Whether an interview is still to come. */
export const isComing = (at: string): SQL => sql`(${isNull(interviews.cancelledAt)} and ${gt(interviews.startsAt, at)})`

/** Columns that each change of an interview sets. `isNews`: whether calendars must treat it as an update. */
export const nextVersion = (at: string, isNews = true) => ({
	...(isNews && { sequence: sql`${interviews.sequence} + 1` }),
	version: sql`${interviews.version} + 1`,
	updatedAt: at,
})

/**
 * Returns the statements that cancel the coming interviews of closed applications and tell the colleagues. Declined
 * applicants get a mail; those who have withdrawn get none.
 */
export function cancelInterviewsOf(
	db: Database,
	moved: readonly { id: number; state: string }[],
	at: string,
): Statement[] {
	const isOf = (...states: string[]) =>
		isAmong(
			interviews.applicationId,
			moved.filter(({ state }) => states.includes(state)).map(({ id }) => id),
		)
	const isClosed = isOf('declined', 'withdrawn')
	return [
		db
			.update(interviews)
			.set({ cancelledAt: at, ...nextVersion(at) })
			.where(and(isClosed, isComing(at))),
		...tell(db, {
			...{ act: 'interview-cancelled', method: 'CANCEL', at, authorId: null, text: cancelledWords },
			which: sql`${isClosed} and ${interviews.cancelledAt} = ${at}`,
			toApplicant: isOf('declined'),
		}),
	]
}
