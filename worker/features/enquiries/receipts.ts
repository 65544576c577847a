import type { SQL } from 'drizzle-orm'
import { and, eq, gt, notExists, sql } from 'drizzle-orm'
import { dayMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { queueMailFrom } from '#worker/mail/outbox.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import { enquiryMessages } from './messages.table.ts'

/**
 * The statements that add the receipt of a new enquiry and queue its mail, once a day for a mailbox: a form may carry the
 * address of a stranger. `condition`: which else must be true.
 */
export function receiptFor(db: Database, subjectId: SQL<number>, address: string, now: Date, condition = sql`true`) {
	const at = now.toISOString()
	const sender = mailboxOf(address)
	const earlier = db
		.select({ id: enquiryMessages.id })
		.from(enquiryMessages)
		.where(
			and(
				eq(enquiryMessages.kind, 'receipt'),
				eq(enquiryMessages.sender, sender),
				gt(enquiryMessages.at, new Date(now.getTime() - dayMs).toISOString()),
			),
		)
	const isReceipt = sql`${enquiryMessages.subjectId} = ${subjectId} and ${enquiryMessages.kind} = 'receipt'`
	return [
		insertFrom(
			db,
			enquiryMessages,
			{ subjectId, kind: 'receipt', at, sender, delivery: 'queued' },
			sql`where ${notExists(earlier)} and ${condition}`,
		),
		queueMailFrom(
			db,
			'enquiry-receipt',
			sql`${enquiryMessages.id}`,
			now,
			sql`from ${enquiryMessages} where ${isReceipt}`,
		),
	] as const
}
