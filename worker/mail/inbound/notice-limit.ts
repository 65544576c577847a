import { type SQL, sql } from 'drizzle-orm'
import { newMailLimits } from '#contracts/shared/periods.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import { counterKey, countInBatch, type Limit } from '#worker/visitors/rate-limit.ts'
import { domainOf } from './authentication.ts'

/** The statements that count a new enquiry by mail, and whether it is told of and gets a receipt. */
export type NoticeLimit = { counts: Statement[]; isWithin: SQL }

/**
 * The last two labels of a domain, or three below such as co.uk and com.au: each of its owner's hosts shares them. A list of
 * all suffixes would weigh more than this limit needs.
 */
const ownedDomain = (domain: string) => /[^.]+\.(?:[^.]{2,3}\.[^.]{2}|[^.]+)$/.exec(domain)?.[0] ?? domain

/** What a sender or domain sends beyond its own limit does not count against that of all. */
export async function noticeLimit(
	db: Database,
	{ TOKEN_SECRET }: Pick<Bindings, 'TOKEN_SECRET'>,
	address: string,
	isProven: boolean,
	now: Date,
): Promise<NoticeLimit> {
	const mailbox = mailboxOf(address)
	const { proven, unproven } = newMailLimits
	const limits: [Limit, subject: string][] = isProven
		? [
				[proven.ofSender, mailbox],
				[proven.ofDomain, ownedDomain(domainOf(mailbox))],
				[proven.ofAll, ''],
			]
		: [
				[unproven.ofSender, mailbox],
				[unproven.ofAll, ''],
			]
	const counts: Statement[] = []
	let isWithin = sql`true`
	for (const [limit, subject] of limits) {
		const counted = countInBatch(db, limit, await counterKey(TOKEN_SECRET, limit, subject), now, isWithin)
		counts.push(counted.count)
		isWithin = sql`(${isWithin} and ${counted.isWithin})`
	}
	return { counts, isWithin }
}
