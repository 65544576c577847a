import { aliasedTable, eq, type SQL, sql } from 'drizzle-orm'
import { hourMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { queueMailFrom } from '#worker/mail/outbox.ts'
import type { Desk } from '../desk.ts'
import { hasDone, type MailDeed, receivedFrom } from '../message-events.ts'
import type { FiledMail, FilingStatements } from './filed-mail.ts'

/** Machines are stopped here if no rule has known them. */
const mostDeedsAnHour = 5

/**
 * Adds a mail to its conversation: the visitor waits again, and who answers is told. What a machine wrote, and what belongs to
 * an ignored subject, is kept and does nothing else.
 */
export function continueSubject(
	db: Database,
	desk: Desk,
	id: number,
	{ message, marks, isAutomatic }: FiledMail,
	now: Date,
): FilingStatements {
	const { subjects, messages, states } = desk
	const at = now.toISOString()
	const added = newestIn(messages)
	const acts = sql`(${isAutomatic ? 0 : 1} and ${subjects.state} is not ${states.ignored})`
	const { flow, finished, ignored } = states
	const isAtRest = flow ? isAmong(subjects.state, [flow.waiting, ...finished]) : sql`false`
	const event = receivedFrom(marks, {
		reopened: sql`(${acts} and ${isAtRest} and ${mayStill(desk, 'reopened', id, now)})`,
		told: sql`${acts} and ${mayStill(desk, 'told', id, now)}`,
	})
	const hasJust = (deed: MailDeed): SQL =>
		sql`(select ${hasDone(messages.event, deed)} from ${messages} where ${messages.id} = ${added})`
	return {
		before: [],
		message: insertFrom(
			db,
			messages,
			{ ...message, subjectId: id, kind: 'received', event },
			sql`from ${subjects} where ${subjects.id} = ${id}`,
		),
		effects: [
			db
				.update(subjects)
				.set({
					version: sql`${subjects.version} + 1`,
					...(isAutomatic
						? {}
						: {
								// What was finished without a reply waits from now on.
								waitingSince: sql`case when ${subjects.state} is ${ignored} then ${subjects.waitingSince}
									when ${isAmong(subjects.state, finished)} then ${at} else coalesce(${subjects.waitingSince}, ${at}) end`,
								...(flow && {
									state: sql`case when ${hasJust('reopened')} then ${flow.taken} else ${subjects.state} end`,
								}),
								wakesAt: null,
								automatic: false,
								updatedAt: at,
							}),
				})
				.where(eq(subjects.id, id)),
			queueMailFrom(db, `${desk.mails}-answered`, added, now, sql`where ${hasJust('told')}`),
		],
	}
}

/** Whether fewer than so many mails of a subject have done this within the last hour. */
function mayStill({ messages }: Desk, deed: MailDeed, subjectId: number, now: Date): SQL {
	const earlier = aliasedTable(messages, 'earlier')
	const since = new Date(now.getTime() - hourMs).toISOString()
	return sql`(select count(*) < ${mostDeedsAnHour} from ${messages} as ${earlier}
		where ${earlier.subjectId} = ${subjectId} and ${earlier.at} > ${since} and ${hasDone(earlier.event, deed)})`
}
