import { useEffect, useSyncExternalStore } from 'react'
import { minuteMs } from '#contracts/shared/periods.ts'
import { answerOf } from '#web/api.ts'
import { serverNow } from '../session/server-clock.ts'
import { storedToken } from '../session/storage.ts'
import { needsRefresh } from '../session/token.ts'
import { quietDeskApi } from '../staff-api.ts'

let count: number | null = null
const followers = new Set<() => void>()

/** Counts the new contact requests again. It renews no token: an unattended page must not keep its session alive. */
export async function countNewEnquiries(): Promise<void> {
	const token = storedToken()
	if (!token || needsRefresh(token, serverNow())) return
	try {
		count = await answerOf(quietDeskApi.newcount.$get())
		for (const onChange of followers) onChange()
	} catch (failure) {
		console.warn('The new contact requests were not counted', failure)
	}
}

/** Counts them each minute while the page is visible. `isHeld`: whether the user holds the section. */
export function useNewEnquiriesCounted(isHeld: boolean): void {
	useEffect(() => {
		if (!isHeld) return
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
