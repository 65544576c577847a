import { z } from 'zod/mini'
import { type SignedIn, tokenPrefix } from '#contracts/auth/auth.ts'
import { loginPath } from './next-path.ts'
import { readTokenBody } from './token.ts'

/** The storage keys that the specification prescribes. All tabs share them. */
export const sessionKeys = { token: 'refresh_token', permissions: 'permissions', status: 'status' } as const
export const expiredStatus = 'session_expired'

export type HeldPermissions = Record<string, string>[]
const heldPermissions = z.array(z.record(z.string(), z.string()))

/** The browser does not store the session. */
export class StorageBlocked extends Error {
	override readonly name = 'StorageBlocked'
}

/** A browser that blocks storage throws on the first access to it. */
function storage(): Storage | null {
	try {
		return localStorage
	} catch {
		return null
	}
}

/** Whether the browser stores what a session needs. */
export function storageWorks(): boolean {
	try {
		const probe = 'probe'
		localStorage.setItem(probe, probe)
		localStorage.removeItem(probe)
		return true
	} catch {
		return false
	}
}

/** `Bearer <token>`, or null for anything else. */
export function storedToken(): string | null {
	const token = storage()?.getItem(sessionKeys.token)
	return token?.startsWith(tokenPrefix) ? token : null
}

/** For the interface only. The server reads permissions from the database on every call. */
function parsePermissions(stored: string | null): HeldPermissions {
	try {
		return heldPermissions.parse(JSON.parse(stored ?? '[]'))
	} catch {
		return []
	}
}

export const storedPermissions = () => parsePermissions(storage()?.getItem(sessionKeys.permissions) ?? null)

/** The user id in the stored token. */
export function signedInUserId(): number | null {
	const token = storedToken()
	const subject = Number(token && readTokenBody(token)?.sub)
	return Number.isInteger(subject) && subject > 0 ? subject : null
}

/** Throws `StorageBlocked`. */
export function storeSession({ refresh_token, permissions }: SignedIn): void {
	try {
		localStorage.setItem(sessionKeys.permissions, JSON.stringify(permissions))
		// Last, because other tabs react to the token.
		localStorage.setItem(sessionKeys.token, refresh_token)
	} catch (failure) {
		throw new StorageBlocked('The browser stores no session', { cause: failure })
	}
}

export function removeSession(): void {
	storage()?.removeItem(sessionKeys.permissions)
	storage()?.removeItem(sessionKeys.token)
}

/**
 * Opens the login page after the server has ended the session. That page explains it and leads the same user back. Kept forms
 * survive.
 */
export function expireSession(): void {
	const login = loginPath(window.location, signedInUserId())
	// First, because other tabs tell an expiry from a logout by it.
	localStorage.setItem(sessionKeys.status, expiredStatus)
	removeSession()
	window.location.replace(login)
}

export const hasExpiredStatus = () => storage()?.getItem(sessionKeys.status) === expiredStatus

export const clearStatus = () => storage()?.removeItem(sessionKeys.status)
