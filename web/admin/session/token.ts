import { z } from 'zod/mini'
import { refreshBeforeExpiryMs } from '#contracts/shared/periods.ts'

const tokenBody = z.object({ exp: z.number(), sub: z.optional(z.string()) })
export type TokenBody = z.infer<typeof tokenBody>

/** Reads a token without verifying it. Only the server can verify. */
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

/** Whether to refresh a token before its next use. An unreadable token counts as expired. */
export function needsRefresh(token: string, now: number): boolean {
	return hasExpired(token, now + refreshBeforeExpiryMs)
}
