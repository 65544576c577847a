import { and, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { actFrom } from '#worker/desks/message-events.ts'
import { applicationMessages as messages } from '../applications.table.ts'
import { tellApplicants, tellColleagues } from './calendar-entry.ts'
import { interviews } from './interviews.table.ts'

const cancelledByUs = 'The interview that was planned with you does not take place.'

/** Whether an interview is still to come. */
export const isComing = (at: string): SQL => sql`(${isNull(interviews.cancelledAt)} and ${gt(interviews.startsAt, at)})`

/**
 * The statements that cancel the coming interviews of applications which have been closed. The colleagues are told. Declined
 * applicants are told, too; those who have withdrawn get no mail.
 */
export function cancelInterviewsOf(
	db: Database,
	moved: readonly { id: number; state: string }[],
	at: string,
): Statement[] {
	const idsIn = (...states: string[]) => moved.filter(({ state }) => states.includes(state)).map(({ id }) => id)
	const closed = idsIn('declined', 'withdrawn')
	if (closed.length === 0) return []
	const isTheirs = (ids: readonly number[], condition: SQL) =>
		sql`${isAmong(interviews.applicationId, ids)} and ${condition}`
	const isCancelledNow = sql`${interviews.cancelledAt} = ${at}`
	const telling = { method: 'CANCEL', at, authorId: null } as const
	return [
		db
			.update(interviews)
			.set({
				cancelledAt: at,
				sequence: sql`${interviews.sequence} + 1`,
				version: sql`${interviews.version} + 1`,
				updatedAt: at,
			})
			.where(and(isTheirs(closed, isComing(at)))),
		insertFrom(
			db,
			messages,
			{
				...{ subjectId: sql`${interviews.applicationId}`, kind: 'event', at },
				event: actFrom('interview-cancelled', sql`${interviews.startsAt}`, sql`null`),
			},
			sql`from ${interviews} where ${isTheirs(closed, isCancelledNow)}`,
		),
		...tellApplicants(db, {
			...telling,
			which: isTheirs(idsIn('declined'), isCancelledNow),
			text: cancelledByUs,
			waitingSince: null,
		}),
		...tellColleagues(db, { ...telling, which: isTheirs(closed, isCancelledNow) }),
	]
}
