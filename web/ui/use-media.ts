import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches. On the server it does not. */
export function useMedia(query: string): boolean {
	const follow = useCallback(
		(onChange: () => void) => {
			const list = matchMedia(query)
			list.addEventListener('change', onChange)
			return () => list.removeEventListener('change', onChange)
		},
		[query],
	)
	return useSyncExternalStore(
		follow,
		() => matchMedia(query).matches,
		() => false,
	)
}
