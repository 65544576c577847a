import type { SignedIn } from '#contracts/auth/auth.ts'
import { errors } from '#contracts/shared/error-catalogue.ts'
import { ApiRefusal, ServerUnreachable } from '#web/api.ts'
import { serverNow } from './server-clock.ts'
import { requestNewToken } from './session-calls.ts'
import { expireSession, signedInUserId, storedToken, storeSession } from './storage.ts'
import { needsRefresh } from './token.ts'

const sessionExpired = () =>
	new ApiRefusal(401, { code: 'session.expired', errorMsg: errors['session.expired'].message })

/** Returns a token that is valid now. */
export async function usableToken(): Promise<string> {
	const token = storedToken()
	if (!token) throw sessionExpired()
	return needsRefresh(token, serverNow()) ? refreshedToken(token) : token
}

let pendingRefresh: Promise<string> | null = null

/** Returns a newer token than `used`. Concurrent calls and tabs share one refresh. */
export function refreshedToken(used: string): Promise<string> {
	pendingRefresh ??= oneTabAtATime(() => refresh(used)).finally(() => {
		pendingRefresh = null
	})
	return pendingRefresh
}

/** Web Locks need a secure context. Without them two tabs may refresh at once, which the server allows. */
function oneTabAtATime(work: () => Promise<string>): Promise<string> {
	return 'locks' in navigator ? navigator.locks.request('session-refresh', work) : work()
}

async function refresh(used: string): Promise<string> {
	const token = storedToken()
	if (!token) throw sessionExpired()
	const anotherTabWasFaster = token !== used && !needsRefresh(token, serverNow())
	if (anotherTabWasFaster) return token
	const signedIn = await requestWithRetry(token).catch((failure: unknown) => {
		if (isSessionEnd(failure)) expireSession()
		throw failure
	})
	// The user may have logged out in another tab during the request.
	if (storedToken() !== token) throw sessionExpired()
	storeSession(signedIn)
	return signedIn.refresh_token
}

/** Retries once after a lost response, which says nothing about the session. */
function requestWithRetry(token: string): Promise<SignedIn> {
	return requestNewToken(token).catch((failure: unknown) => {
		if (failure instanceof ServerUnreachable) return requestNewToken(token)
		throw failure
	})
}

const isSessionEnd = (failure: unknown) =>
	failure instanceof ApiRefusal && (failure.status === 401 || failure.status === 403)

/** Refreshes the stored permissions after users have changed their own account. */
export async function refreshOwnPermissions(savedUserId: number | null): Promise<void> {
	const token = storedToken()
	if (!token || savedUserId === null || savedUserId !== signedInUserId()) return
	await refreshedToken(token).catch((failure: unknown) => console.warn('The permissions were not refreshed', failure))
}
