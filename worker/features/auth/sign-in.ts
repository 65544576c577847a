import { desc, eq, or, sql } from 'drizzle-orm'
import type { LoginInput, SignedIn } from '#contracts/auth/auth.ts'
import { failedSignInLimit } from '#contracts/shared/periods.ts'
import { countRefusal } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { roleNames, users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { type Device, unknownDevice } from '#worker/visitors/device.ts'
import { countAttempt, counterKey, uncountAttempt } from '#worker/visitors/rate-limit.ts'
import { openSession } from './open-session.ts'
import { hashPassword, isOutdated, passwordMatches } from './passwords.ts'
import { checkCode, codeDue, codeWrong, factorsOf, type RightCode } from './second-factor/check-code.ts'
import { hasFactor } from './second-factor/policy.ts'
import { permissionsOf, tokenFor } from './sessions.ts'
import { accountHash, mayTry, takeTryBack } from './sign-in-throttle.ts'

/**
 * Opens a session. Throws `sign-in.code-due` and `sign-in.code-wrong` for a user with a second factor, after a right
 * password: nothing of that try is stored. Throws `sign-in.refused` for a wrong password and for an unknown, inactive or locked user alike. Throws
 * `request.too-many` after too many failures of an address, and `service.busy` if the account changes during the call. Both
 * limits count before the password check.
 */
export async function signIn(
	db: Database,
	bindings: Bindings,
	{ userName: typed, password, code }: LoginInput,
	{
		address,
		device = unknownDevice,
		requestId,
		now = new Date(),
	}: { address: string; device?: Device; requestId: string; now?: Date },
): Promise<SignedIn> {
	const failures = await counterKey(bindings.TOKEN_SECRET, failedSignInLimit, address)
	await countAttempt(db, failedSignInLimit, failures, now)
	const user = await findAccount(db, typed, bindings.MAIL_DOMAIN)
	const account = await accountHash(user?.userName ?? typed, bindings.TOKEN_SECRET)
	const allowed = await mayTry(db, account, now)
	const stored = allowed && user?.active ? user.passwordHash : null
	const actor = user && { id: user.id, userName: user.userName }
	const refusal = { actor, section: 'account', itemId: user?.id, requestId }
	const codeRefusal = { ...refusal, action: 'sign-in failed: code' }
	if (!(await passwordMatches(password, stored, bindings.PASSWORD_PEPPER)) || !user || !stored) {
		const action = allowed ? 'sign-in failed' : 'sign-in failed: resting'
		await countRefusal(db, { ...refusal, action }, now)
		throw new AppError('sign-in.refused')
	}
	const userId = user.id
	const factors = await factorsOf(db, user.id)
	const right = factors.hasFactor ? await takeCode(code) : null
	const means = right?.means ?? 'password'
	const opening = await openSession(db, bindings, user, { means, device, requestId, now })
	const passwordHash = isOutdated(stored) ? await hashPassword(password, bindings.PASSWORD_PEPPER) : stored
	const statements = [
		// Argon2 takes time. The account may have been deactivated, its password or its factors changed since the read.
		refuseUnless(db, isUnchanged(user.id, stored, factors.hasFactor)),
		...(right?.statements ?? []),
		...opening.statements,
		uncountAttempt(db, failures),
		...(passwordHash === stored ? [] : [db.update(users).set({ passwordHash }).where(eq(users.id, user.id))]),
	] as const
	try {
		await db.batch(statements)
	} catch (error) {
		if (!isRefusedByGuard(error)) throw error
		if (!right) throw new AppError('service.busy', { retryAfterSeconds: 1 })
		await countRefusal(db, codeRefusal, now)
		throw codeWrong('sign-in.code-wrong')
	}
	return { refresh_token: await tokenFor(bindings, opening.session, now), permissions: permissionsOf(user.roles) }

	/** Checks the code. The password was right, so the account and, without a code, the address have not failed. */
	async function takeCode(given: string | undefined): Promise<RightCode> {
		if (given === undefined) {
			await db.batch([takeTryBack(db, account, now), uncountAttempt(db, failures)])
			throw await codeDue('sign-in.code-due', factors, bindings)
		}
		await takeTryBack(db, account, now)
		const taken = await checkCode(db, bindings, userId, { factors, code: given, refusal: codeRefusal, now })
		if (taken) return taken
		throw codeWrong('sign-in.code-wrong')
	}
}

/** A condition for a batch: the user is active, has the password that was checked, and a second factor only as before. */
const isUnchanged = (userId: number, passwordHash: string, hadFactor: boolean) =>
	sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.active} and ${users.passwordHash} = ${passwordHash} and ${hasFactor} = ${hadFactor})`

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
