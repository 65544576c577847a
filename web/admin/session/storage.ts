import { z } from 'zod/mini'
import { type SignedIn, tokenPrefix } from '#contracts/auth/auth.ts'
import { readTokenBody } from './token.ts'

/** Where the specification has a session stand in the browser's storage, shared by all tabs. */
export const sessionKeys = { token: 'refresh_token', permissions: 'permissions', status: 'status' } as const
export const expiredStatus = 'session_expired'

export type HeldPermissions = Record<string, string>[]
const heldPermissions = z.array(z.record(z.string(), z.string()))

/** `Bearer <token>`, or null: what does not begin so is no token. */
export function storedToken(): string | null {
	const token = localStorage.getItem(sessionKeys.token)
	return token?.startsWith(tokenPrefix) ? token : null
}

/** For the interface only; the server reads them from the database on every call. */
function parsePermissions(stored: string | null): HeldPermissions {
	try {
		return heldPermissions.parse(JSON.parse(stored ?? '[]'))
	} catch {
		return []
	}
}

export const storedPermissions = () => parsePermissions(localStorage.getItem(sessionKeys.permissions))

/** The id of who is signed in, as the stored token says. */
export function signedInUserId(): number | null {
	const token = storedToken()
	const subject = Number(token && readTokenBody(token)?.sub)
	return Number.isInteger(subject) && subject > 0 ? subject : null
}

export function storeSession({ refresh_token, permissions }: SignedIn): void {
	localStorage.setItem(sessionKeys.permissions, JSON.stringify(permissions))
	// Last: other tabs go on as soon as they see a token.
	localStorage.setItem(sessionKeys.token, refresh_token)
}

export function removeSession(): void {
	localStorage.removeItem(sessionKeys.permissions)
	localStorage.removeItem(sessionKeys.token)
}

/** The server has ended the session: after the reload the sign-in screen says so. What was typed stays in its drafts. */
export function expireSession(): void {
	// First: other tabs tell an expiry from a logout by it.
	localStorage.setItem(sessionKeys.status, expiredStatus)
	removeSession()
	window.location.reload()
}

export const hasExpiredStatus = () => localStorage.getItem(sessionKeys.status) === expiredStatus

export const clearStatus = () => localStorage.removeItem(sessionKeys.status)
