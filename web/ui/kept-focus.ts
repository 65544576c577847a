import { useEffect, useRef } from 'react'

/** A button that is disabled while it works drops the focus. Whoever pressed it gets it back, unless it has gone elsewhere. */
export function useKeptFocus(busy: boolean) {
	const button = useRef<HTMLButtonElement>(null)
	const wasBusy = useRef(false)
	useEffect(() => {
		if (wasBusy.current && !busy && document.activeElement === document.body) button.current?.focus()
		wasBusy.current = busy
	}, [busy])
	return button
}
