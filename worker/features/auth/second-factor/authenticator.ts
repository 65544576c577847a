import { eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { AuthenticatorInput, AuthenticatorStart, FactorSaved } from '#contracts/auth/codes.ts'
import { setUpMs } from '#contracts/shared/periods.ts'
import { brand } from '#web/content/brand.ts'
import { seal, unseal } from '#worker/crypto/sealed.ts'
import { readToken, signToken } from '#worker/crypto/tokens.ts'
import type { Database } from '#worker/data/db.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Bindings, Staff } from '#worker/http/request-context.ts'
import { codeWrong } from './check-code.ts'
import { removeFactor, saveFactor } from './factor-changes.ts'
import { authenticators } from './factors.table.ts'

const secretBytes = 20

/** Apps read a colon in a name as the end of the issuer. */
const plain = (name: string) => name.replaceAll(':', ' ')

// Apps ignore other algorithms, lengths and periods than these.
const totpOf = (secret: Secret, userName = '') =>
	new TOTP({
		issuer: plain(brand.shortName),
		label: plain(userName),
		algorithm: 'SHA1',
		digits: 6,
		period: 30,
		secret,
	})

/** Makes a secret for an app. Nothing is stored: the set-up token holds it, sealed, until the first code comes. */
export async function startAuthenticator(
	bindings: Bindings,
	staff: Staff,
	now = new Date(),
): Promise<AuthenticatorStart> {
	const secret = new Secret({ size: secretBytes })
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

/** Removes the app. Throws `factor.last` if the policy asks for a factor and this is the last one. */
export const removeAuthenticator = (db: Database, staff: Staff, requestId: string, now = new Date()) =>
	removeFactor(
		db,
		staff,
		'authenticator removed',
		db.delete(authenticators).where(eq(authenticators.userId, staff.id)),
		{
			requestId,
			now,
		},
	)

/** The time step of a code, one step of drift allowed; null for a wrong code or a secret of another pepper. */
export async function stepOfCode(
	{ PASSWORD_PEPPER }: Pick<Bindings, 'PASSWORD_PEPPER'>,
	userId: number,
	sealed: string,
	code: string,
	now: Date,
): Promise<number | null> {
	const bytes = await unseal(PASSWORD_PEPPER, `authenticator:${userId}`, sealed)
	if (!bytes) return null
	const totp = totpOf(new Secret({ buffer: bytes.buffer }))
	const timestamp = now.getTime()
	const drift = totp.validate({ token: code, timestamp, window: 1 })
	return drift === null ? null : totp.counter({ timestamp }) + drift
}
