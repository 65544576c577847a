import { base64url } from 'jose'
import { challengeMs } from '#contracts/shared/periods.ts'
import { type Claims, readToken, signToken } from '#worker/crypto/tokens.ts'
import type { Database } from '#worker/data/db.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { usedChallenges } from './factors.table.ts'

/** What an answer may be used for. Without a session it signs in. */
export type ChallengeFor = Omit<Claims['challenge+jwt'], 'jti'>

/** Makes a challenge: a signed token, so that one without an answer leaves no row. */
export async function newChallenge(bindings: Bindings, purpose: ChallengeFor, now: Date): Promise<string> {
	const claims = { ...purpose, jti: crypto.randomUUID() }
	return base64url.encode(await signToken(bindings, 'challenge+jwt', claims, challengeMs, now))
}

/** Returns the id of a challenge of ours for this purpose; null for any other one. */
export async function readChallenge(
	bindings: Bindings,
	challenge: string,
	{ purpose, sid }: ChallengeFor,
	now: Date,
): Promise<string | null> {
	const token = new TextDecoder().decode(base64url.decode(challenge))
	const claims = await readToken(bindings, 'challenge+jwt', token, { now })
	return claims?.purpose === purpose && claims.sid === sid ? claims.jti : null
}

/** The statement that uses up a challenge. It fails if the challenge was used before: `isDuplicate`. */
export const spendChallenge = (db: Database, id: string, now: Date) =>
	// The tolerance of the token's expiry stands in the factor.
	db.insert(usedChallenges).values({ id, expiresAt: new Date(now.getTime() + 2 * challengeMs).toISOString() })
