import { and, asc, count, eq, isNotNull, isNull, lte, min } from 'drizzle-orm'
import { hourMs, tellOwnerAfterMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { replacements } from '#worker/editing/drafts/replacements.table.ts'
import { queueMail } from '#worker/mail/outbox.ts'

const perRun = 20

/** A replacement that was first tried before this time is late. Most faults of R2 and D1 end within the hour. */
export const lateSince = (now: Date) => new Date(now.getTime() - hourMs).toISOString()
const toTellSince = (now: Date) => new Date(now.getTime() - tellOwnerAfterMs).toISOString()

const failsSince = (moment: string) =>
	and(isNull(replacements.failedAt), isNotNull(replacements.firstTriedAt), lte(replacements.firstTriedAt, moment))

/** How many replacements fail at every try for more than an hour, and since when the first of them does. */
export async function lateReplacements(db: Database, now: Date): Promise<{ count: number; oldest: string | null }> {
	const [found] = await db
		.select({ count: count(), oldest: min(replacements.firstTriedAt) })
		.from(replacements)
		.where(failsSince(lateSince(now)))
	return found ?? { count: 0, oldest: null }
}

/** Tells the owners of replacements that fail for a day, once each. The cron tries them further. */
export async function announceLateReplacements(db: Database, now = new Date()): Promise<void> {
	const isUntold = and(failsSince(toTellSince(now)), isNull(replacements.ownerToldAt))
	const late = await db
		.select({ id: replacements.id })
		.from(replacements)
		.where(isUntold)
		.orderBy(asc(replacements.firstTriedAt))
		.limit(perRun)
	for (const { id } of late) {
		try {
			await db.batch([
				db
					.update(replacements)
					.set({ ownerToldAt: now.toISOString() })
					.where(and(eq(replacements.id, id), isUntold)),
				refuseUnlessChanged(db),
				queueMail(db, 'replacement-late', id, now),
			])
		} catch (error) {
			// Another run has told them, or the replacement is live by now.
			if (!isRefusedByGuard(error)) throw error
		}
	}
}
