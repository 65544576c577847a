import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Stage } from '#contracts/hiring/stages.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { newStateIn } from '#worker/desks/message-events.ts'
import { outbox } from '#worker/mail/outbox.table.ts'
import { applicationMessages as messages } from '../applications.table.ts'
import { interviewKinds } from '../interviews/calendar-entry.ts'

const withdrawn: Stage = 'withdrawn'
const declined: Stage = 'declined'

const isLetter = inArray(outbox.kind, ['application-reply', interviewKinds.applicant])

/**
 * The statements that keep mails from leaving to applicants who have withdrawn, and letters that decline from leaving to those who
 * stand elsewhere now. What is on its way already leaves.
 */
export function cancelQueued(db: Database, moved: readonly { id: number; state: string }[], at: string): Statement[] {
	const idsOf = (isIt: (state: string) => boolean) => moved.filter(({ state }) => isIt(state)).map(({ id }) => id)
	const isQueued = and(
		sql`${messages.delivery} = 'queued'`,
		or(
			isAmong(
				messages.subjectId,
				idsOf((state) => state === withdrawn),
			),
			and(
				isAmong(
					messages.subjectId,
					idsOf((state) => state !== declined),
				),
				eq(newStateIn(messages.event), declined),
			),
		),
	)
	const queued = db.select({ id: messages.id }).from(messages).where(isQueued)
	const isDelayed = db
		.select({ id: messages.id })
		.from(messages)
		.where(and(isQueued, ne(messages.deliveryNote, '')))
	const dropped = db
		.select({ one: sql`1` })
		.from(outbox)
		.where(and(isLetter, eq(outbox.subjectId, messages.id), eq(outbox.status, 'dropped')))
	return [
		db
			.update(outbox)
			.set({ status: 'dropped', settledAt: at })
			.where(
				and(
					sql`${outbox.subjectId} in ${queued}`,
					isLetter,
					eq(outbox.status, 'waiting'),
					or(eq(outbox.attempts, 0), sql`${outbox.subjectId} in ${isDelayed}`),
				),
			),
		db
			.update(messages)
			.set({ delivery: 'failed', leavesAt: null, deliveryNote: 'Not sent: the application was moved before.' })
			.where(and(isQueued, sql`exists ${dropped}`)),
	]
}
