import { useEffect, useRef } from 'react'

/** A button that is disabled while busy loses the focus. This returns it afterwards, unless the focus has moved on. */
export function useRestoredFocus(busy: boolean) {
	const button = useRef<HTMLButtonElement>(null)
	const wasBusy = useRef(false)
	useEffect(() => {
		if (wasBusy.current && !busy && isLost(document.activeElement, button.current))
			button.current?.focus({ preventScroll: true })
		wasBusy.current = busy
	}, [busy])
	return button
}

/** A disabled button's focus moves to the body or to the dialog around it. */
const isLost = (focused: Element | null, button: Element | null) =>
	focused === document.body || (focused !== null && focused !== button && focused.contains(button))
