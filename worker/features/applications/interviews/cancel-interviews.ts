import { and, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { tell } from './calendar-entry.ts'
import { interviews } from './interviews.table.ts'

export const cancelledWords = 'The interview that was planned with you does not take place.'

/** Whether an interview is still to come. */
export const isComing = (at: string): SQL => sql`(${isNull(interviews.cancelledAt)} and ${gt(interviews.startsAt, at)})`

/** What each change of an interview writes besides. `isNews`: whether calendars must take it for newer. */
export const nextVersion = (at: string, isNews = true) => ({
	...(isNews && { sequence: sql`${interviews.sequence} + 1` }),
	version: sql`${interviews.version} + 1`,
	updatedAt: at,
})

/**
 * The statements that cancel the coming interviews of applications which have been closed. The colleagues are told. Declined
 * applicants are told, too; those who have withdrawn get no mail.
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
