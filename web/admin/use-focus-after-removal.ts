import { useEffect, useRef } from 'react'

const nothing = () => {}

/**
 * What has the focus goes with the entry that it stands in. Once the entry is gone, the next one's button gets it, or what is called
 * `fallbackId` where none is left; `onRemoved` is told the place that it had.
 */
export function useFocusAfterRemoval(
	entries: readonly { key: string }[],
	fallbackId: string,
	onRemoved: (place: number) => void = nothing,
) {
	const ref = useRef<HTMLOListElement>(null)
	const leaving = useRef<{ key: string; index: number } | null>(null)

	useEffect(() => {
		if (!leaving.current) return
		const { key, index } = leaving.current
		if (entries.some((entry) => entry.key === key)) return
		leaving.current = null
		onRemoved(index + 1)
		const buttons = ref.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? []
		const next = buttons[Math.min(index, buttons.length - 1)] ?? document.getElementById(fallbackId)
		next?.focus()
	}, [entries, fallbackId, onRemoved])

	return {
		ref,
		/** The entry is about to leave, perhaps after a question. */
		removing(key: string) {
			leaving.current = { key, index: entries.findIndex((entry) => entry.key === key) }
		},
	}
}
