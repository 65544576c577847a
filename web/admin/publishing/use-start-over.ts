import { useState } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page's item anew and then makes its form new: give the form this key, and the item's version, which comes a moment later. */
export function useStartOver(): { key: number; startOver: () => void } {
	const { revalidate } = useRevalidator()
	const [key, setKey] = useState(0)
	async function startOver() {
		await revalidate()
		setKey((rounds) => rounds + 1)
	}
	return { key, startOver: () => void startOver() }
}
