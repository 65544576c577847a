import { useState } from 'react'

/** What a filter is set to: what was just chosen, until the address says otherwise. The address follows a moment later. */
export function useOptimisticFilter(addressed: string): [string, (chosen: string) => void] {
	const [chosen, setChosen] = useState(addressed)
	const [known, setKnown] = useState(addressed)
	if (addressed !== known) {
		setKnown(addressed)
		setChosen(addressed)
	}
	return [chosen, setChosen]
}
