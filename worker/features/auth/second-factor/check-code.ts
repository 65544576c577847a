import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { codeMessages } from '#contracts/auth/code-messages.ts'
import { isAppCode } from '#contracts/auth/codes.ts'
import { freeCodeFailures } from '#contracts/shared/periods.ts'
import { keyedHash, sha256 } from '#worker/crypto/hashes.ts'
import { isOfPepper } from '#worker/crypto/pepper.ts'
import { countRefusal, type Refusal } from '#worker/data/audit.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { forgetFailures, mayTry, restOf } from '../sign-in-throttle.ts'
import { authenticators, recoveryCodes } from './factors.table.ts'
import { hasFactor } from './policy.ts'
import { stepOfCode } from './totp.ts'

/** What a sign-in or a confirmation has to know about the factors of a user. */
export type Factors = { hasFactor: boolean; sealedSecret: string | null; lastStep: number | null }

export async function factorsOf(db: Database, userId: number): Promise<Factors> {
	const [found] = await db
		.select({ hasFactor, sealedSecret: authenticators.sealedSecret, lastStep: authenticators.lastStep })
		.from(users)
		.leftJoin(authenticators, eq(authenticators.userId, users.id))
		.where(eq(users.id, userId))
	return found ?? { hasFactor: false, sealedSecret: null, lastStep: null }
}

/** The refusal of a right password without the code. It names what the user has: an app that can be read, or not. */
export async function codeDue(
	code: 'sign-in.code-due' | 'confirm.code-due',
	{ sealedSecret }: Factors,
	{ PASSWORD_PEPPER }: Pick<Bindings, 'PASSWORD_PEPPER'>,
): Promise<AppError> {
	const hasApp = sealedSecret !== null && (await isOfPepper(sealedSecret, PASSWORD_PEPPER))
	const message = hasApp ? codeMessages.ofApp : codeMessages.ofRecovery
	return new AppError(code, { message, fields: { code: message } })
}

export const codeWrong = (code: 'sign-in.code-wrong' | 'confirm.code-wrong') =>
	new AppError(code, { fields: { code: codeMessages.wrong } })

/** A right code, and the statements that use it up. They refuse the batch if another request has used it. */
export type RightCode = { means: 'code' | 'recovery code'; statements: Statement[] }

/**
 * Checks a code of an app or a recovery code; null for a wrong or used one. Every try counts until a right one: six are
 * free, then throws `request.too-many` for 1 to 15 minutes. No password and no reset link ends this. The audit log counts
 * each `refusal`.
 */
export async function checkCode(
	db: Database,
	bindings: Pick<Bindings, 'TOKEN_SECRET' | 'PASSWORD_PEPPER'>,
	userId: number,
	{ factors, code, refusal, now }: { factors: Factors; code: string; refusal: Refusal; now: Date },
): Promise<RightCode | null> {
	const tries = await keyedHash(bindings.TOKEN_SECRET, `code:${userId}`)
	if (!(await mayTry(db, tries, now, freeCodeFailures))) {
		await countRefusal(db, { ...refusal, action: `${refusal.action}, resting` }, now)
		const retryAfterSeconds = await restOf(db, tries, now)
		const minutes = Math.ceil(retryAfterSeconds / 60)
		const message = `Too many wrong codes. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
		throw new AppError('request.too-many', { retryAfterSeconds, message })
	}
	const used = isAppCode(code)
		? await spendAppCode(db, bindings, userId, factors, code, now)
		: await spendRecoveryCode(db, userId, code, now)
	if (!used) await countRefusal(db, refusal, now)
	return used && { ...used, statements: [...used.statements, forgetFailures(db, tries)] }
}

async function spendAppCode(
	db: Database,
	bindings: Pick<Bindings, 'PASSWORD_PEPPER'>,
	userId: number,
	{ sealedSecret, lastStep }: Factors,
	code: string,
	now: Date,
): Promise<RightCode | null> {
	const step = sealedSecret && (await stepOfCode(bindings, userId, sealedSecret, code, now))
	if (!sealedSecret || !step || step <= (lastStep ?? 0)) return null
	// The app may have been replaced meanwhile.
	const isSame = eq(authenticators.sealedSecret, sealedSecret)
	const isUnused = and(eq(authenticators.userId, userId), isSame, lt(authenticators.lastStep, step))
	return {
		means: 'code',
		statements: [db.update(authenticators).set({ lastStep: step }).where(isUnused), refuseUnlessChanged(db)],
	}
}

async function spendRecoveryCode(db: Database, userId: number, code: string, now: Date): Promise<RightCode | null> {
	const codeHash = await sha256(code)
	const isUnused = and(
		eq(recoveryCodes.codeHash, codeHash),
		eq(recoveryCodes.userId, userId),
		isNull(recoveryCodes.usedAt),
	)
	if ((await db.$count(recoveryCodes, isUnused)) === 0) return null
	return {
		means: 'recovery code',
		statements: [db.update(recoveryCodes).set({ usedAt: now.toISOString() }).where(isUnused), refuseUnlessChanged(db)],
	}
}

/** A condition in a query from `users`: how many recovery codes are left. */
export const recoveryCodesLeft = sql<number>`(
	select count(*) from ${recoveryCodes} where ${recoveryCodes}.user_id = users.id and ${recoveryCodes}.used_at is null
)`
