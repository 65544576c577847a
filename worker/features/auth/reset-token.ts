import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod/mini'
import { keyedHash, sha256 } from '#worker/crypto/hashes.ts'

/**
 * Signs the token of a set-password link with its own secret (`jti`). The database keeps a hash of the secret and decides
 * whether the link is open. The page shows the expiry from the token.
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

/** A secret has 64 hexadecimal digits. The limit bounds the hashing of a forged one. */
const resetClaims = z.object({ jti: z.string().check(z.minLength(1), z.maxLength(200)) })

/** Returns the hash that finds the row of the link; null when the token is foreign, altered or expired. */
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

/** The secret of a link: 256 bits that only the Worker can compute from the seed in the row. */
export const secretFromSeed = (seed: string, tokenSecret: string) => keyedHash(tokenSecret, `reset:${seed}`)
