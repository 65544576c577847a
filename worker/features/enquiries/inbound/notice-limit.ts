import { type SQL, sql } from 'drizzle-orm'
import { newMailLimits } from '#contracts/shared/periods.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import { counterKey, countInBatch } from '#worker/visitors/rate-limit.ts'

/** The statements that count a new enquiry by mail, and whether it is told of and gets a receipt. */
export type NoticeLimit = { counts: Statement[]; isWithin: SQL }

/** What a sender sends beyond their own limit does not count against that of all. */
export async function noticeLimit(
	db: Database,
	{ TOKEN_SECRET }: Pick<Bindings, 'TOKEN_SECRET'>,
	address: string,
	isProven: boolean,
	now: Date,
): Promise<NoticeLimit> {
	const { ofSender, ofAll } = newMailLimits[isProven ? 'proven' : 'unproven']
	const sender = countInBatch(db, ofSender, await counterKey(TOKEN_SECRET, ofSender, mailboxOf(address)), now)
	const all = countInBatch(db, ofAll, await counterKey(TOKEN_SECRET, ofAll, ''), now, sender.isWithin)
	return { counts: [sender.count, all.count], isWithin: sql`(${sender.isWithin} and ${all.isWithin})` }
}
