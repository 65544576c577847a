import { redirect } from 'react-router'
import { holds, type Section } from '#contracts/auth/roles.ts'
import { signInAgainPath } from './next-path.ts'
import { hasExpiredStatus, storedPermissions, storedToken } from './storage.ts'

/** Sends whoever has no session to the sign-in screen; after an expiry that leads back to this page. */
export function requireSession(request: Request): void {
	if (storedToken()) return
	throw redirect(hasExpiredStatus() ? signInAgainPath(new URL(request.url)) : '/Login')
}

/** Courtesy: a page that one may not use is not shown. What counts is the guard in the Worker. */
export function requireSection(section: Section, request: Request): void {
	requireSession(request)
	if (!holds(storedPermissions(), section)) throw redirect('/Admin')
}
