import { useEffect, useState } from 'react'
import type { PartResult, PartResults } from './crop-part.ts'

/** Waits for the results of the parts that the user wants. A part that cannot be compressed ends the wait. */
export function useWantedParts(
	resultOf: (key: string) => PartResult | undefined,
	onUse: (results: PartResults) => void,
) {
	const [wanted, want] = useState<readonly string[] | null>(null)
	const canUse = (keys: readonly string[]) => keys.every((key) => resultOf(key)?.picture !== null)

	useEffect(() => {
		if (!wanted) return
		const made = wanted.flatMap((key) => {
			const result = resultOf(key)
			return result ? [[key, result] as const] : []
		})
		if (made.some(([, { picture }]) => picture === null)) want(null)
		else if (made.length === wanted.length) onUse(Object.fromEntries(made))
	}, [wanted, resultOf, onUse])

	return { wanted, want, canUse }
}
