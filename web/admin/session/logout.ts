import { forgetAllKeptForms } from './kept-forms.ts'
import { forgetListMemory } from './list-memory.ts'
import { requestLogout } from './session-calls.ts'
import { removeSession, storedToken } from './storage.ts'

/**
 * Ends the session in the browser and on the server, and opens the login page, which then leads to the overview: the next
 * user may be another one. Returns false and changes nothing if the server call fails.
 */
export async function logout(): Promise<boolean> {
	const token = storedToken()
	if (!token) return false
	try {
		await requestLogout(token)
	} catch (failure) {
		console.warn('Logout failed', failure)
		return false
	}
	forgetAllKeptForms()
	forgetListMemory()
	removeSession()
	window.location.replace('/Login')
	return true
}
