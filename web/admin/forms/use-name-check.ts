import { useEffect, useEffectEvent, useState } from 'react'

const pauseMs = 350

export type NameCheck = 'free' | 'checking' | 'taken'

/**
 * Checks on the server, while the user types, whether a name is taken. If the request fails, the name counts as free and
 * the save decides. Without `ask`, every name is free.
 */
export function useNameCheck(typed: string, own: string, ask?: (name: string) => Promise<boolean>): NameCheck {
	const [known, setKnown] = useState<{ name: string; taken: boolean } | null>(null)
	const name = typed.trim()
	const needsAsking = ask !== undefined && name !== '' && name !== own
	const isTaken = useEffectEvent(async (name: string) => (await ask?.(name)) ?? false)

	useEffect(() => {
		if (!needsAsking) return
		let wanted = true
		const settle = (taken: boolean) => wanted && setKnown({ name, taken })
		const timer = window.setTimeout(() => {
			isTaken(name).then(settle, (reason: unknown) => {
				console.warn('The name could not be checked', reason)
				settle(false)
			})
		}, pauseMs)
		return () => {
			wanted = false
			window.clearTimeout(timer)
		}
	}, [needsAsking, name])

	if (!needsAsking) return 'free'
	if (known?.name !== name) return 'checking'
	return known.taken ? 'taken' : 'free'
}
