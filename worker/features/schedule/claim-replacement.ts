import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { backOff } from '#worker/data/back-off.ts'
import type { Database } from '#worker/data/db.ts'
import { replacements } from '#worker/editing/drafts/replacements.table.ts'

export type StoredReplacement = typeof replacements.$inferSelect

/** Whether a replacement is due that was never tried. It is read with each page. */
export const isReplacementDue = (now: Date) =>
	sql<number>`exists (select 1 from replacements where failed_at is null and due_at <= ${now.toISOString()} and next_try_at is null)`

/**
 * Claims the due replacement with the fewest tries, and schedules its next try. A try that never ends counts too.
 * `untried`: only one that was never tried.
 */
export async function claimReplacement(
	db: Database,
	now: Date,
	{ untried }: { untried: boolean },
): Promise<StoredReplacement | null> {
	const at = now.toISOString()
	const wasNotTried = isNull(replacements.nextTryAt)
	const next = db
		.select({ id: replacements.id })
		.from(replacements)
		.where(
			and(
				isNull(replacements.failedAt),
				lte(replacements.dueAt, at),
				untried ? wasNotTried : or(wasNotTried, lte(replacements.nextTryAt, at)),
			),
		)
		.orderBy(asc(replacements.attempts), asc(replacements.dueAt), asc(replacements.id))
		.limit(1)
	const [claimed] = await db
		.update(replacements)
		.set({
			attempts: sql`${replacements.attempts} + 1`,
			firstTriedAt: sql`coalesce(${replacements.firstTriedAt}, ${at})`,
			nextTryAt: backOff(now, replacements.attempts),
		})
		.where(eq(replacements.id, sql`(${next})`))
		.returning()
	return claimed ?? null
}
