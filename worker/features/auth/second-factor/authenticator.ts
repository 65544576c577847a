import { eq, sql } from 'drizzle-orm'
import type { AuthenticatorInput, AuthenticatorStart, FactorSaved } from '#contracts/auth/codes.ts'
import { setUpMs } from '#contracts/shared/periods.ts'
import { seal } from '#worker/crypto/sealed.ts'
import { readToken, signToken } from '#worker/crypto/tokens.ts'
import type { Database } from '#worker/data/db.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Staff } from '#worker/http/request-context.ts'
import { codeWrong } from './check-code.ts'
import { removeFactor, saveFactor } from './factor-changes.ts'
import { authenticators } from './factors.table.ts'
import { newSecret, stepOfCode, totpOf } from './totp.ts'

/** Makes a secret for an app. Nothing is stored: the set-up token holds it, sealed, until the first code comes. */
export async function startAuthenticator(
	bindings: Bindings,
	staff: Staff,
	now = new Date(),
): Promise<AuthenticatorStart> {
	const secret = newSecret()
	const sealed = await seal(bindings.PASSWORD_PEPPER, `authenticator:${staff.id}`, new Uint8Array(secret.bytes))
	const setUp = await signToken(bindings, 'set-up+jwt', { sid: staff.sessionId, sealed }, setUpMs, now)
	return { setUp, secret: secret.base32, uri: totpOf(secret, staff.userName).toString() }
}

/**
 * Stores the app after its first code, in the place of an earlier one. Throws `factor.set-up-expired`,
 * `confirm.code-wrong`, and `session.expired` if the session has ended meanwhile.
 */
export async function saveAuthenticator(
	db: Database,
	bindings: Bindings,
	staff: Staff,
	{ setUp, code }: AuthenticatorInput,
	requestId: string,
	now = new Date(),
): Promise<FactorSaved> {
	const claims = await readToken(bindings, 'set-up+jwt', setUp, { now })
	if (claims?.sid !== staff.sessionId) throw new AppError('factor.set-up-expired')
	const lastStep = await stepOfCode(bindings, staff.id, claims.sealed, code, now)
	if (lastStep === null) throw codeWrong('confirm.code-wrong')
	const row = { sealedSecret: claims.sealed, lastStep, addedAt: now.toISOString() }
	const store = db
		.insert(authenticators)
		.values({ userId: staff.id, ...row })
		// A set-up token that is sent again must not make its code good again.
		.onConflictDoUpdate({
			target: authenticators.userId,
			set: row,
			setWhere: sql`${authenticators.lastStep} < ${lastStep} or ${authenticators.sealedSecret} <> ${claims.sealed}`,
		})
	return saveFactor(db, staff, 'authenticator set up', [store], { requestId, now })
}

/** Removes the app, if there is one. Throws `factor.last` if the policy asks for a factor and this is the last one. */
export async function removeAuthenticator(
	db: Database,
	staff: Staff,
	requestId: string,
	now = new Date(),
): Promise<void> {
	const own = eq(authenticators.userId, staff.id)
	if ((await db.$count(authenticators, own)) === 0) return
	await removeFactor(db, staff, 'authenticator removed', db.delete(authenticators).where(own), { requestId, now })
}
