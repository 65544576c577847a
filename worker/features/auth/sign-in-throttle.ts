import { eq, lte, sql } from 'drizzle-orm'
import { forgetFailuresMs, freeSignInFailures, longestLockMinutes } from '#contracts/shared/periods.ts'
import { keyedHash } from '#worker/crypto/hashes.ts'
import type { Database } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { signInThrottles } from './auth.table.ts'

/** The key of an account: its user name, or the typed text if no account has that name or address. */
export const accountHash = (userName: string, secret: string) => keyedHash(secret, `account:${normalised(userName)}`)

/**
 * Whether a sign-in may check the password. Every attempt counts as a failure until `forgetFailures` runs, so that
 * concurrent attempts cannot exceed the limit. `free` are free; then the account is locked for 1, 2, 4 ... 15 minutes.
 */
export async function mayTry(
	db: Database,
	account: string,
	now = new Date(),
	free = freeSignInFailures,
): Promise<boolean> {
	const moment = now.toISOString()
	const forgetAt = new Date(now.getTime() + forgetFailuresMs).toISOString()
	const failures = sql`case when ${signInThrottles.forgetAt} <= ${moment} then 1 else ${signInThrottles.failures} + 1 end`
	const minutes = sql`min(${longestLockMinutes}, 1 << min(4, max(0, (${failures}) - ${free})))`
	const [allowed] = await db
		.insert(signInThrottles)
		.values({ accountHash: account, failures: 1, lockedUntil: moment, forgetAt })
		.onConflictDoUpdate({
			target: signInThrottles.accountHash,
			set: {
				failures,
				lockedUntil: sql`case when (${failures}) >= ${free} then strftime('%Y-%m-%dT%H:%M:%fZ', ${moment}, '+' || ${minutes} || ' minutes') else ${moment} end`,
				forgetAt,
			},
			setWhere: lte(signInThrottles.lockedUntil, moment),
		})
		.returning({ failures: signInThrottles.failures })
	return allowed !== undefined
}

/** The statement that takes one attempt back, with the lock that it caused: the password was right. */
export const takeTryBack = (db: Database, account: string, now: Date) =>
	db
		.update(signInThrottles)
		.set({ failures: sql`max(0, ${signInThrottles.failures} - 1)`, lockedUntil: now.toISOString() })
		.where(eq(signInThrottles.accountHash, account))

/** The seconds until an account may be tried again, for Retry-After. */
export async function restOf(db: Database, account: string, now: Date): Promise<number> {
	const [{ lockedUntil = '' } = {}] = await db
		.select({ lockedUntil: signInThrottles.lockedUntil })
		.from(signInThrottles)
		.where(eq(signInThrottles.accountHash, account))
	return Math.max(1, Math.ceil((Date.parse(lockedUntil) - now.getTime()) / 1000) || 1)
}

/** The statement for the batch of a sign-in or a reset. */
export const forgetFailures = (db: Database, account: string) =>
	db.delete(signInThrottles).where(eq(signInThrottles.accountHash, account))
