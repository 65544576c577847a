import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { forgetAllKeptForms } from './kept-forms.ts'
import { signInAgainPath } from './next-path.ts'
import { expiredStatus, sessionKeys, storedToken } from './storage.ts'

/** Kept in the navigation's state, so that only a redirected tab shows the message. */
const endedInOtherTab = { sessionEnded: true }

export const wasEndedInOtherTab = (state: unknown) =>
	typeof state === 'object' && state !== null && 'sessionEnded' in state

/** Goes to the login page when another tab logs out or finds the session expired. */
export function useSessionEndInOtherTab(): void {
	const navigate = useNavigate()
	const location = useLocation()
	useEffect(() => {
		let expired = false
		function follow({ key, newValue }: StorageEvent) {
			if (key === sessionKeys.status) expired = newValue === expiredStatus
			const tokenGone = key === null || (key === sessionKeys.token && newValue === null)
			if (!tokenGone) return
			if (!expired) forgetAllKeptForms()
			navigate(expired ? signInAgainPath(location) : '/Login', { replace: true, state: endedInOtherTab })
		}
		window.addEventListener('storage', follow)
		return () => window.removeEventListener('storage', follow)
	}, [navigate, location])
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
