import { aliasedTable, sql } from 'drizzle-orm'
import type { Database, Statement } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { isAmong } from '#worker/data/is-among.ts'
import type { Desk } from '../desk.ts'
import { actFrom, isMarked, waitingSinceIn } from '../message-events.ts'

/**
 * The statements after the one which notes that a mail failed. If it was a reply, and no person has written since, the subject
 * is open again where the desk has a flow, and the visitor waits since before it. They do nothing if that statement changed nothing.
 */
export function reopenUnanswered(
	db: Database,
	{ subjects, messages, states: { flow, finished } }: Desk,
	messageId: number,
	now: Date,
): Statement[] {
	const at = now.toISOString()
	const reply = aliasedTable(messages, 'reply')
	const later = aliasedTable(messages, 'later')
	const itself = sql`${messages} as ${reply} where ${reply.id} = ${messageId}`
	const isAtRest = flow ? isAmong(subjects.state, [flow.waiting, ...finished]) : sql`true`
	const waitedBefore = sql`(select ${waitingSinceIn(reply.event)} from ${itself})`
	return [
		insertFrom(
			db,
			messages,
			{
				subjectId: sql`${subjects.id}`,
				kind: 'event',
				at,
				event: flow ? actFrom('state', subjects.state, sql`${flow.taken}`) : actFrom('unreached', sql`null`, sql`null`),
			},
			sql`from ${subjects} join ${messages} as ${reply} on ${reply.subjectId} = ${subjects.id}
				where changes() > 0 and ${reply.id} = ${messageId} and ${reply.kind} = 'reply'
					and ${isAtRest}
					and not exists (select 1 from ${messages} as ${later}
						where ${later.subjectId} = ${reply.subjectId} and ${later.kind} in ('received', 'reply')
							and ${later.delivery} is not 'draft' and ${later.id} <> ${reply.id} and ${later.at} >= ${reply.at}
							and not ${isMarked(later.event, 'automatic')})`,
		),
		db
			.update(subjects)
			.set({
				...(flow && { state: flow.taken }),
				wakesAt: null,
				// Without a flow the reply has begun the wait again.
				waitingSince: flow
					? sql`coalesce(${subjects.waitingSince}, ${waitedBefore})`
					: sql`coalesce(${waitedBefore}, ${subjects.waitingSince})`,
				version: sql`${subjects.version} + 1`,
				updatedAt: at,
			})
			.where(sql`changes() > 0 and ${subjects.id} = (select ${reply.subjectId} from ${itself})`),
	]
}
