import { useEffect, useRef } from 'react'

const nothing = () => {}

/**
 * Moves the focus when an entry is removed together with its focused button: to the next entry's button, or to the element
 * `fallbackId` if the list is empty. Calls `onRemoved` with the entry's number, counted from 1.
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
		/** Call before the removal, which may wait for a confirmation. */
		removing(key: string) {
			leaving.current = { key, index: entries.findIndex((entry) => entry.key === key) }
		},
	}
}
