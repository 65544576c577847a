import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the document that the server sent and while it is hydrated, true from then on. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	)
}
