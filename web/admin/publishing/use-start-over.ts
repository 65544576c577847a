import { useState } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the page's item and remounts its form. The form gets `key`, which also changes with the item's id and version. */
export function useStartOver(id: number | undefined, version: number | undefined) {
	const { revalidate } = useRevalidator()
	const [round, setRound] = useState(0)
	async function startOver() {
		await revalidate()
		setRound((rounds) => rounds + 1)
	}
	return { key: `${id ?? 'new'} ${version ?? 0} ${round}`, startOver: () => void startOver() }
}
