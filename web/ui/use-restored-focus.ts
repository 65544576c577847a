import { useEffect, useRef } from 'react'

/** A button that is disabled while it works drops the focus. Whoever pressed it gets it back, unless it has gone elsewhere. */
export function useRestoredFocus(busy: boolean) {
	const button = useRef<HTMLButtonElement>(null)
	const wasBusy = useRef(false)
	useEffect(() => {
		if (wasBusy.current && !busy && isLost(document.activeElement, button.current)) button.current?.focus()
		wasBusy.current = busy
	}, [busy])
	return button
}

/** A button that is disabled loses the focus to the page, or to the dialog that it stands in. */
const isLost = (focused: Element | null, button: Element | null) =>
	focused === document.body || (focused !== null && focused !== button && focused.contains(button))
