import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { keyedHash } from '../crypto/hashes.ts'
import { counters } from '../data/counters.table.ts'
import type { Database } from '../data/db.ts'
import { insertFrom } from '../data/insert-from.ts'
import { AppError } from '../http/errors.ts'

/** At most `most` events within `windowMs`. `name` keeps the counters of different limits apart. */
export type Limit = { name: string; most: number; windowMs: number }

/** The counter key of a limit for one subject. It contains no personal data. */
export const counterKey = async (secret: string, limit: Limit, subject: string) =>
	`${limit.name}:${await keyedHash(secret, subject)}`

/** Increments a counter atomically. At the limit it throws `request.too-many` with Retry-After and does not count. */
export async function countAttempt(db: Database, limit: Limit, key: string, now = new Date()): Promise<void> {
	const isFree = sql`${counters.resetsAt} <= ${now.toISOString()} or ${counters.count} < ${limit.most}`
	const [counted] = await counting(db, limit, key, now, { setWhere: isFree }).returning({ count: counters.count })
	if (counted) return
	const [full] = await db.select({ resetsAt: counters.resetsAt }).from(counters).where(eq(counters.key, key))
	const waitMs = full ? Date.parse(full.resetsAt) - now.getTime() : limit.windowMs
	throw new AppError('request.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
}

/** The statement that counts one more, if `condition` holds. A window that is over begins anew. */
function counting(
	db: Database,
	{ windowMs }: Limit,
	key: string,
	now: Date,
	{ condition = sql`true`, setWhere }: { condition?: SQL | undefined; setWhere?: SQL },
) {
	const moment = now.toISOString()
	const resetsAt = new Date(now.getTime() + windowMs).toISOString()
	return insertFrom(db, counters, { key, count: 1, resetsAt }, sql`where ${condition}`).onConflictDoUpdate({
		target: counters.key,
		set: {
			count: sql`case when ${counters.resetsAt} <= ${moment} then 1 else ${counters.count} + 1 end`,
			resetsAt: sql`case when ${counters.resetsAt} <= ${moment} then ${resetsAt} else ${counters.resetsAt} end`,
		},
		...(setWhere && { setWhere }),
	})
}

/** A limit in a batch: the statement that counts an event, and the condition of the later ones that it is within the limit. */
export const countInBatch = (db: Database, limit: Limit, key: string, now: Date, condition?: SQL) => ({
	count: counting(db, limit, key, now, { condition }),
	isWithin: sql`(select ${counters.count} <= ${limit.most} from ${counters} where ${counters.key} = ${key})`,
})

/** The statement that takes one `countAttempt` back. */
export const uncountAttempt = (db: Database, key: string) =>
	db
		.update(counters)
		.set({ count: sql`${counters.count} - 1` })
		.where(and(eq(counters.key, key), gt(counters.count, 0)))
