import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod/mini'
import { keyedHash, sha256 } from '#worker/crypto/hashes.ts'

/**
 * The token of a set-password link. It carries its own secret (`jti`) and is signed with it; the database keeps only the secret's hash,
 * and alone decides whether the link still counts. The page reads the expiry from the body, for display.
 */
export async function signResetToken(
	secret: string,
	{ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date },
): Promise<string> {
	return new SignJWT({ jti: secret })
		.setProtectedHeader({ alg: 'HS256', typ: 'reset+jwt' })
		.setIssuedAt(Math.floor(createdAt.getTime() / 1000))
		.setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
		.sign(new TextEncoder().encode(secret))
}

/** A secret is 64 hexadecimal digits; the limit keeps a made-up one from being hashed at any length. */
const resetClaims = z.object({ jti: z.string().check(z.minLength(1), z.maxLength(200)) })

/** The hash under which the link's row is found, or null when the token is not one of ours, was altered or has expired. */
export async function readResetToken(authorization: string | undefined, now = new Date()): Promise<string | null> {
	const token = authorization?.match(/^Bearer ([\w.~+/=-]+)$/i)?.[1]
	if (!token) return null
	try {
		const claims = resetClaims.safeParse(decodeJwt(token))
		if (!claims.success) return null
		const { jti } = claims.data
		const key = new TextEncoder().encode(jti)
		await jwtVerify(token, key, { algorithms: ['HS256'], typ: 'reset+jwt', requiredClaims: ['exp'], currentDate: now })
		return await sha256(jti)
	} catch (error) {
		if (error instanceof errors.JOSEError || error instanceof TypeError) return null
		throw error
	}
}

/** A link's secret, computed again from its row's seed when the mail leaves: 256 bits that only the Worker can compute. */
export const secretFromSeed = (seed: string, tokenSecret: string) => keyedHash(tokenSecret, `reset:${seed}`)
