import { and, eq, max, min, sql } from 'drizzle-orm'
import { minuteMs } from '#contracts/shared/periods.ts'
import type { Database } from '../data/db.ts'
import { outbox } from './outbox.table.ts'
import { stuckAfterAttempts } from './outbox.ts'

const overdueAfterMs = 15 * minuteMs

export type MailDelays = {
	/** The age of the oldest waiting mail; 0: none waits. */
	waitingMinutes: number
	/** Whether a waiting mail was due long ago, so that nothing tries to send it. */
	isOverdue: boolean
	/** Whether every try fails: of the mails that wait after several tries, none is older than the last delivery. */
	isRefused: boolean
}

/** Reads how long mails wait. One mail that cannot be delivered is no fault of the site: other mails have left since. */
export async function readMailDelays(db: Database, now: Date): Promise<MailDelays> {
	const [[waiting], [delivery]] = await db.batch([
		db
			.select({
				oldest: min(outbox.createdAt),
				due: min(outbox.nextAttemptAt),
				stuck: sql<string | null>`min(${outbox.createdAt}) filter (where ${outbox.attempts} >= ${stuckAfterAttempts})`,
			})
			.from(outbox)
			.where(eq(outbox.status, 'waiting')),
		// A first try sets the next one to a minute later. An index holds both columns.
		db
			.select({ last: max(outbox.nextAttemptAt) })
			.from(outbox)
			.where(and(eq(outbox.status, 'sent'), eq(outbox.attempts, 1))),
	])
	const { oldest = null, due = null, stuck = null } = waiting ?? {}
	const lastDelivery = delivery?.last ? Date.parse(delivery.last) - minuteMs : 0
	return {
		waitingMinutes: oldest === null ? 0 : Math.floor((now.getTime() - Date.parse(oldest)) / minuteMs),
		isOverdue: due !== null && Date.parse(due) < now.getTime() - overdueAfterMs,
		isRefused: stuck !== null && Date.parse(stuck) > lastDelivery,
	}
}
