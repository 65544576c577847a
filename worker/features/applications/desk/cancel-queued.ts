import { and, eq, sql } from 'drizzle-orm'
import type { Stage } from '#contracts/hiring/stages.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { outbox } from '#worker/mail/outbox.table.ts'
import { applicationMessages as messages } from '../applications.table.ts'

const withdrawn: Stage = 'withdrawn'

/** The statements that keep mails from leaving to applicants who have withdrawn. What is on its way already leaves. */
export function cancelQueued(db: Database, moved: readonly { id: number; state: string }[], at: string): Statement[] {
	const ids = moved.filter(({ state }) => state === withdrawn).map(({ id }) => id)
	if (ids.length === 0) return []
	const isQueued = and(isAmong(messages.subjectId, ids), sql`${messages.delivery} = 'queued'`)
	const queued = db.select({ id: messages.id }).from(messages).where(isQueued)
	const dropped = db
		.select({ one: sql`1` })
		.from(outbox)
		.where(and(eq(outbox.kind, 'application-reply'), eq(outbox.subjectId, messages.id), eq(outbox.status, 'dropped')))
	return [
		db
			.update(outbox)
			.set({ status: 'dropped', settledAt: at })
			.where(
				and(
					sql`${outbox.subjectId} in ${queued}`,
					eq(outbox.kind, 'application-reply'),
					eq(outbox.status, 'waiting'),
					eq(outbox.attempts, 0),
				),
			),
		db
			.update(messages)
			.set({ delivery: 'failed', leavesAt: null, deliveryNote: 'Not sent: the application was withdrawn.' })
			.where(and(isQueued, sql`exists ${dropped}`)),
	]
}
