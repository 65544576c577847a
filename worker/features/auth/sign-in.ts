import { desc, eq, or, sql } from 'drizzle-orm'
import type { LoginInput, SignedIn } from '#contracts/auth/auth.ts'
import { failedSignInLimit } from '#contracts/shared/periods.ts'
import { countRefusal, recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { roleNames, users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { countAttempt, counterKey, uncountAttempt } from '#worker/visitors/rate-limit.ts'
import { hashPassword, isOutdated, passwordMatches } from './passwords.ts'
import { newSession, permissionsOf, tokenFor } from './sessions.ts'
import { accountHash, forgetFailures, mayTry } from './sign-in-throttle.ts'

/**
 * Opens a session. Throws `sign-in.refused` for a wrong password and for an unknown, inactive or locked user alike. Throws
 * `request.too-many` after too many failures of an address, and `service.busy` if the account changes during the call. Both
 * limits count before the password check.
 */
export async function signIn(
	db: Database,
	bindings: Bindings,
	{ userName: typed, password }: LoginInput,
	{ address, requestId, now = new Date() }: { address: string; requestId: string; now?: Date },
): Promise<SignedIn> {
	const failures = await counterKey(bindings.TOKEN_SECRET, failedSignInLimit, address)
	await countAttempt(db, failedSignInLimit, failures, now)
	const user = await findAccount(db, typed, bindings.MAIL_DOMAIN)
	const account = await accountHash(user?.userName ?? typed, bindings.TOKEN_SECRET)
	const allowed = await mayTry(db, account, now)
	const stored = allowed && user?.active ? user.passwordHash : null
	const actor = user && { id: user.id, userName: user.userName }
	if (!(await passwordMatches(password, stored, bindings.PASSWORD_PEPPER)) || !user || !stored) {
		const action = allowed ? 'sign-in failed' : 'sign-in failed: resting'
		await countRefusal(db, { actor, section: 'account', action, itemId: user?.id, requestId }, now)
		throw new AppError('sign-in.refused')
	}
	const { session, store } = newSession(db, user.id, now)
	const passwordHash = isOutdated(stored) ? await hashPassword(password, bindings.PASSWORD_PEPPER) : stored
	const statements = [
		// Argon2 takes time. The account may have been deactivated or its password changed since the read.
		refuseUnless(db, isUnchanged(user.id, stored)),
		store,
		forgetFailures(db, account),
		uncountAttempt(db, failures),
		...(passwordHash === stored ? [] : [db.update(users).set({ passwordHash }).where(eq(users.id, user.id))]),
		recordAct(db, { actor, section: 'account', action: 'sign-in', itemId: user.id, requestId }, now),
	] as const
	try {
		await db.batch(statements)
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('service.busy', { retryAfterSeconds: 1 })
		throw error
	}
	return { refresh_token: await tokenFor(bindings, session, now), permissions: permissionsOf(user.roles) }
}

/** A condition for a batch: the user is active and still has the password that was checked. */
const isUnchanged = (userId: number, passwordHash: string) =>
	sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.active} and ${users.passwordHash} = ${passwordHash})`

/** Finds the user with this name, else with this staff address. An old name may equal the address of somebody else. */
async function findAccount(db: Database, typed: string, mailDomain: string) {
	const key = normalised(typed)
	const suffix = `@${mailDomain.toLowerCase()}`
	const hasName = eq(users.userNameKey, key)
	const hasAddress = key.endsWith(suffix) ? eq(users.email, key.slice(0, -suffix.length)) : undefined
	const [user] = await db
		.select({
			id: users.id,
			userName: users.userName,
			active: users.active,
			passwordHash: users.passwordHash,
			roles: roleNames,
		})
		.from(users)
		.where(or(hasName, hasAddress))
		.orderBy(desc(hasName))
		.limit(1)
	return user ?? null
}
