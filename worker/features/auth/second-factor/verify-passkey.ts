import { and, eq, lt, or, sql } from 'drizzle-orm'
import { base64url } from 'jose'
import type { PasskeyAnswer } from '#contracts/auth/passkeys.ts'
import { countRefusal } from '#worker/data/audit.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { AppError, isDuplicate } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { type ChallengeFor, readChallenge, spendChallenge } from './challenges.ts'
import { passkeys } from './factors.table.ts'

/** The algorithms of passkeys: ES256, and RS256 for Windows. workerd verifies no newer ones. */
export const algorithms = [-7, -257]

/** Passkeys hold for one host name. */
export const rpIdOf = ({ ORIGIN }: Pick<Bindings, 'ORIGIN'>) => new URL(ORIGIN).hostname

/** The handle of a user in passkeys. */
export const userHandleOf = (userId: number) => base64url.encode(`user:${userId}`)

type Owner = { id: number; userName: string }
/** A right answer, and the statements that use it up. They refuse the batch of a second use. */
export type RightAnswer = { owner: Owner; statements: Statement[] }

type Asked = { purpose: ChallengeFor; owner?: Owner; requestId: string; now: Date }

/**
 * Checks the answer of a passkey to a challenge of ours. Returns null for any fault, and counts it in the audit log.
 *
 * @param owner whose passkey it must be; absent: anybody's
 */
export async function verifyPasskey(
	db: Database,
	bindings: Bindings,
	answer: PasskeyAnswer,
	{ purpose, owner, requestId, now }: Asked,
): Promise<RightAnswer | null> {
	const [known] = await db
		.select({ passkey: passkeys, owner: { id: users.id, userName: users.userName }, active: users.active })
		.from(passkeys)
		.innerJoin(users, eq(users.id, passkeys.userId))
		.where(eq(passkeys.credentialId, answer.id))
	const isOwn = owner === undefined || known?.owner.id === owner.id
	const used = known?.active && isOwn ? await verify(bindings, answer, known.passkey, purpose, now) : null
	if (!known || !used) {
		const action = purpose.purpose === 'sign-in' ? 'sign-in failed: passkey' : 'confirmation failed: passkey'
		const actor = owner ?? known?.owner ?? null
		await countRefusal(db, { actor, section: 'account', action, itemId: actor?.id, requestId }, now)
		return null
	}
	// Passkeys that several devices share count 0 for ever.
	const isNewer = or(lt(passkeys.counter, used.counter), and(eq(passkeys.counter, 0), sql`${used.counter} = 0`))
	return {
		owner: known.owner,
		statements: [
			refuseUnless(db, sql`exists (select 1 from ${users} where ${users.id} = ${known.owner.id} and ${users.active})`),
			spendChallenge(db, used.challengeId, now),
			db
				.update(passkeys)
				.set({ counter: used.counter, lastUsedAt: now.toISOString() })
				.where(and(eq(passkeys.id, known.passkey.id), isNewer)),
			refuseUnlessChanged(db),
		],
	}
}

/** Whether a batch failed because the answer was used, or the passkey removed, meanwhile. */
export const isUsedMeanwhile = (error: unknown) => isRefusedByGuard(error) || isDuplicate(error, 'used_challenges.id')

/** Returns the new counter and the challenge of a right answer; null for a wrong one. */
async function verify(
	bindings: Bindings,
	{ response, ...answer }: PasskeyAnswer,
	{ credentialId, publicKey, counter, backupEligible, userId }: typeof passkeys.$inferSelect,
	purpose: ChallengeFor,
	now: Date,
): Promise<{ counter: number; challengeId: string } | null> {
	const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
	const { userHandle, ...parts } = response
	if (userHandle && userHandle !== userHandleOf(userId)) return null
	let challengeId: string | null = null
	try {
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response: { ...answer, response: parts, clientExtensionResults: {} },
			expectedChallenge: async (challenge) => {
				challengeId = await readChallenge(bindings, challenge, purpose, now)
				return challengeId !== null
			},
			expectedOrigin: bindings.ORIGIN,
			expectedRPID: rpIdOf(bindings),
			credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
			requireUserVerification: true,
			advancedFIDOConfig: { userVerification: 'required' },
		})
		const isEligible = authenticationInfo.credentialDeviceType === 'multiDevice'
		if (!verified || challengeId === null || isEligible !== backupEligible) return null
		return { counter: authenticationInfo.newCounter, challengeId }
	} catch (error) {
		// The library throws for what an answer may get wrong. Anything else is a fault of ours.
		if (error instanceof AppError || !(error instanceof Error)) throw error
		return null
	}
}

/** The same bytes in a buffer of their own, which the library's types ask for. */
const bytesOf = (encoded: string) => new Uint8Array(base64url.decode(encoded))
