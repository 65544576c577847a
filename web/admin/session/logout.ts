import { forgetListMemory } from '../lists/list-memory.ts'
import { askForLogout } from './session-calls.ts'
import { forgetAllDrafts } from './drafts.ts'
import { removeSession, storedToken } from './storage.ts'

/** Ends the session here and on the server and reloads the page. False when that failed; then nothing has changed. */
export async function logout(): Promise<boolean> {
	const token = storedToken()
	if (!token) return false
	try {
		await askForLogout(token)
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
