import { forgetAllDrafts } from './drafts.ts'
import { forgetListMemory } from './list-memory.ts'
import { requestLogout } from './session-calls.ts'
import { removeSession, storedToken } from './storage.ts'

/** Ends the session here and on the server and reloads the page. False when that failed; then nothing has changed. */
export async function logout(): Promise<boolean> {
	const token = storedToken()
	if (!token) return false
	try {
		await requestLogout(token)
	} catch (failure) {
		console.warn('Logout failed', failure)
		return false
	}
	forgetAllDrafts()
	forgetListMemory()
	removeSession()
	window.location.reload()
	return true
}
