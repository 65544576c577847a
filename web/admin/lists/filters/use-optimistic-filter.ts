import { useState } from 'react'

/** Holds a filter's value. It shows the user's choice until the pending navigation updates the address. */
export function useOptimisticFilter(addressed: string): [string, (chosen: string) => void] {
	const [chosen, setChosen] = useState(addressed)
	const [known, setKnown] = useState(addressed)
	if (addressed !== known) {
		setKnown(addressed)
		setChosen(addressed)
	}
	return [chosen, setChosen]
}
