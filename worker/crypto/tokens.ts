import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod/mini'
import { type ItemKindName, itemKinds } from '#contracts/items/kinds.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { shortestSecret } from '../set-up/setting-rules.ts'
import { sha256 } from './hashes.ts'

/** The claims of each token type, besides times and audience. */
export type Claims = {
	'at+jwt': { sub: string; sid: string }
	/** A challenge for a passkey: what its answer may be used for, and in which session. */
	'challenge+jwt': { jti: string; purpose: 'sign-in' | 'add' | 'confirm'; sid: string | null }
	'clearance+jwt': object
	'moment+jwt': { sid: string; at: string; kinds: ItemKindName[] }
	/** `link`: the row of a link for reviewers. Without one, `sid` is the session that requested it. */
	'preview+jwt': {
		kind: ItemKindName
		item: number | null
		draft: number | null
		link: number | null
		sid?: string | undefined
	}
	/** The secret of an authenticator app that is being set up. */
	'set-up+jwt': { sid: string; sealed: string }
}
/** The purpose of a token. A token of one type is never accepted as another. */
export type TokenType = keyof Claims

const claimsOf: { [Type in TokenType]: z.ZodMiniType<Claims[Type]> } = {
	'at+jwt': z.object({ sub: z.string().check(z.regex(/^[1-9]\d{0,14}$/)), sid: z.string() }),
	'challenge+jwt': z.object({
		jti: z.string(),
		purpose: z.enum(['sign-in', 'add', 'confirm']),
		sid: z.nullable(z.string()),
	}),
	'clearance+jwt': z.object({}),
	'moment+jwt': z.object({ sid: z.string(), at: z.iso.datetime(), kinds: z.array(z.enum(itemKinds)) }),
	'preview+jwt': z.object({
		kind: z.enum(itemKinds),
		item: z.nullable(z.int()),
		draft: z.nullable(z.int()),
		link: z.nullable(z.int()),
		sid: z.optional(z.string()),
	}),
	'set-up+jwt': z.object({ sid: z.string(), sealed: z.string() }),
}

type Signing = Pick<Bindings, 'TOKEN_SECRET' | 'TOKEN_SECRET_PREVIOUS' | 'ORIGIN'>

const clockToleranceSeconds = 5

/** Signs with HS256: the same Worker signs and verifies. */
export async function signToken(
	bindings: Signing,
	type: TokenType,
	claims: JWTPayload,
	lifetimeMs: number,
	now: Date,
): Promise<string> {
	const issuedAt = Math.floor(now.getTime() / 1000)
	return new SignJWT(claims)
		.setProtectedHeader({ alg: 'HS256', typ: type, kid: await keyId(bindings.TOKEN_SECRET) })
		.setIssuer(bindings.ORIGIN)
		.setAudience(type)
		.setIssuedAt(issuedAt)
		.setExpirationTime(issuedAt + Math.floor(lifetimeMs / 1000))
		.sign(keyOf(bindings.TOKEN_SECRET))
}

/**
 * Verifies a token and returns its claims, or null for any fault. `lateByMs`: also accepts a token that expired this long
 * ago.
 */
export async function readToken<Type extends TokenType>(
	bindings: Signing,
	type: Type,
	token: string,
	{ now, lateByMs = 0 }: { now: Date; lateByMs?: number },
): Promise<Claims[Type] | null> {
	for (const secret of [bindings.TOKEN_SECRET, bindings.TOKEN_SECRET_PREVIOUS]) {
		if (!secret) continue
		try {
			const { payload } = await jwtVerify(token, keyOf(secret), {
				algorithms: ['HS256'],
				typ: type,
				issuer: bindings.ORIGIN,
				audience: type,
				requiredClaims: ['exp', 'iat'],
				currentDate: now,
				clockTolerance: clockToleranceSeconds + Math.floor(lateByMs / 1000),
			})
			return claimsOf[type].safeParse(payload).data ?? null
		} catch (error) {
			if (!(error instanceof errors.JOSEError)) throw error
		}
	}
	return null
}

function keyOf(secret: string): Uint8Array {
	// jose accepts a secret of any length.
	if (!secret || secret.length < shortestSecret)
		throw new Error(`TOKEN_SECRET needs at least ${shortestSecret} characters`)
	return new TextEncoder().encode(secret)
}

const keyId = async (secret: string) => (await sha256(`kid:${secret}`)).slice(0, 8)
