import { z } from 'zod/mini'
import { refreshBeforeExpiryMs } from '#contracts/auth/auth.ts'

const tokenBody = z.object({ exp: z.number(), sub: z.optional(z.string()) })
export type TokenBody = z.infer<typeof tokenBody>

/** What a token says of itself. The interface reads it to plan ahead; only the server decides whether it is true. */
export function readTokenBody(token: string): TokenBody | null {
	try {
		const encoded = token.split('.')[1] ?? ''
		const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
		return tokenBody.parse(JSON.parse(new TextDecoder().decode(bytes)))
	} catch {
		return null
	}
}

export function hasExpired(token: string, now: number): boolean {
	const body = readTokenBody(token)
	return body === null || body.exp * 1000 <= now
}

/** A token that is to be refreshed before its next use. One that cannot be read counts as such. */
export function needsRefresh(token: string, now: number): boolean {
	return hasExpired(token, now + refreshBeforeExpiryMs)
}
