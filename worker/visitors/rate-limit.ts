import { and, eq, gt, sql } from 'drizzle-orm'
import { keyedHash } from '../crypto/hashes.ts'
import { counters } from '../data/counters.table.ts'
import type { Database } from '../data/db.ts'
import { AppError } from '../http/errors.ts'

/** At most `most` events within `windowMs`. `name` keeps the counters of different limits apart. */
export type Limit = { name: string; most: number; windowMs: number }

/** The counter key of a limit for one subject. It contains no personal data. */
export const counterKey = async (secret: string, limit: Limit, subject: string) =>
	`${limit.name}:${await keyedHash(secret, subject)}`

/** Increments a counter atomically. At the limit it throws `request.too-many` with Retry-After and does not count. */
export async function countAttempt(db: Database, limit: Limit, key: string, now = new Date()): Promise<void> {
	const moment = now.toISOString()
	const resetsAt = new Date(now.getTime() + limit.windowMs).toISOString()
	const [counted] = await db
		.insert(counters)
		.values({ key, count: 1, resetsAt })
		.onConflictDoUpdate({
			target: counters.key,
			set: {
				count: sql`case when ${counters.resetsAt} <= ${moment} then 1 else ${counters.count} + 1 end`,
				resetsAt: sql`case when ${counters.resetsAt} <= ${moment} then ${resetsAt} else ${counters.resetsAt} end`,
			},
			setWhere: sql`${counters.resetsAt} <= ${moment} or ${counters.count} < ${limit.most}`,
		})
		.returning({ count: counters.count })
	if (counted) return
	const [full] = await db.select({ resetsAt: counters.resetsAt }).from(counters).where(eq(counters.key, key))
	const waitMs = full ? Date.parse(full.resetsAt) - now.getTime() : limit.windowMs
	throw new AppError('request.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
}

/** The statement that takes one `countAttempt` back. */
export const uncountAttempt = (db: Database, key: string) =>
	db
		.update(counters)
		.set({ count: sql`${counters.count} - 1` })
		.where(and(eq(counters.key, key), gt(counters.count, 0)))
