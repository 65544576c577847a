import { useEffect } from 'react'
import { forgetAllKeptForms } from './kept-forms.ts'
import { loginPath } from './next-path.ts'
import { expiredStatus, sessionKeys, signedInUserId, storedToken } from './storage.ts'

/** Ends the address of the login page, so that only a redirected tab shows the message. */
const endedInOtherTab = '#session-ended'

/** Whether this login page was opened because another tab ended the session. Removes the mark from the address. */
export function takeEndedInOtherTab(): boolean {
	const { hash, pathname, search } = window.location
	if (hash !== endedInOtherTab) return false
	history.replaceState(history.state, '', pathname + search)
	return true
}

/** Goes to the login page when another tab logs out or finds the session expired. */
export function useSessionEndInOtherTab(): void {
	useEffect(() => {
		let expired = false
		const userId = signedInUserId()
		function follow({ key, newValue }: StorageEvent) {
			if (key === sessionKeys.status) expired = newValue === expiredStatus
			const tokenGone = key === null || (key === sessionKeys.token && newValue === null)
			if (!tokenGone) return
			if (!expired) forgetAllKeptForms()
			const login = expired ? loginPath(window.location, userId) : '/Login'
			window.location.replace(login + endedInOtherTab)
		}
		window.addEventListener('storage', follow)
		return () => window.removeEventListener('storage', follow)
	}, [])
}

/** Calls back when another tab signs in. */
export function useSignInInOtherTab(onSignedIn: () => void): void {
	useEffect(() => {
		function follow({ key }: StorageEvent) {
			if (key === sessionKeys.token && storedToken()) onSignedIn()
		}
		window.addEventListener('storage', follow)
		return () => window.removeEventListener('storage', follow)
	}, [onSignedIn])
}
