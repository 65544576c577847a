import { useEffect, useSyncExternalStore } from 'react'
import { minuteMs } from '#contracts/shared/periods.ts'
import { ApiRefusal, answerOf } from '#web/api.ts'
import { serverNow } from '../session/server-clock.ts'
import { storedToken } from '../session/storage.ts'
import { needsRefresh } from '../session/token.ts'
import { quietDeskApi } from '../staff-api.ts'

let count: number | null = null
const followers = new Set<() => void>()

/** The user has lost the section, or the session has ended. Each refusal is recorded, so one is enough. */
let isRefused = false

/** Counts the new contact requests again. It renews no token: an unattended page must not keep its session alive. */
export async function countNewEnquiries(): Promise<void> {
	const token = storedToken()
	if (isRefused || !token || needsRefresh(token, serverNow())) return
	try {
		count = await answerOf(quietDeskApi.newcount.$get())
		for (const onChange of followers) onChange()
	} catch (failure) {
		isRefused = failure instanceof ApiRefusal && (failure.status === 401 || failure.status === 403)
		console.warn('The new contact requests were not counted', failure)
	}
}

/** Counts them each minute while the page is visible. `isHeld`: whether the user holds the section. */
export function useNewEnquiriesCounted(isHeld: boolean): void {
	useEffect(() => {
		if (!isHeld) return
		isRefused = false
		const ask = () => {
			if (document.visibilityState === 'visible') void countNewEnquiries()
		}
		ask()
		const timer = window.setInterval(ask, minuteMs)
		document.addEventListener('visibilitychange', ask)
		return () => {
			window.clearInterval(timer)
			document.removeEventListener('visibilitychange', ask)
		}
	}, [isHeld])
}

function follow(onChange: () => void) {
	followers.add(onChange)
	return () => void followers.delete(onChange)
}

/** The number of new contact requests; null before the first count. */
export const useNewEnquiries = () =>
	useSyncExternalStore(
		follow,
		() => count,
		() => null,
	)
