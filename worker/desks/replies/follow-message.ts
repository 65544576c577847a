import { and, eq, sql } from 'drizzle-orm'
import type { Database, Statement } from '#worker/data/db.ts'
import type { Sending } from '#worker/mail/outbox.ts'
import type { Desk } from '../desk.ts'
import { reopenUnanswered } from './reopen-unanswered.ts'

/** The statements that note in the conversation what became of a mail. */
export function followMessage(
	db: Database,
	desk: Desk,
	messageId: number,
	sending: Sending,
	now: Date,
): [Statement, ...Statement[]] {
	const { messages } = desk
	return [
		db
			.update(messages)
			.set(
				sending.outcome === 'sent'
					? { delivery: 'handed-over', leavesAt: null, deliveryNote: sending.note, mailId: sending.mailId }
					: sending.outcome === 'failed'
						? { delivery: 'failed', leavesAt: null, deliveryNote: sending.note }
						: { deliveryNote: sending.note },
			)
			.where(and(eq(messages.id, messageId), sql`${messages.delivery} = 'queued'`)),
		...(sending.outcome === 'failed' ? reopenUnanswered(db, desk, messageId, now) : []),
	]
}
