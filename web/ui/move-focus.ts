import type { KeyboardEvent } from 'react'

const steps: Record<'horizontal' | 'vertical', Record<string, number | undefined>> = {
	horizontal: { ArrowLeft: -1, ArrowRight: 1 },
	vertical: { ArrowUp: -1, ArrowDown: 1 },
}

type Items = {
	/** Selects the items below the element that listens. */
	selector: string
	orientation: keyof typeof steps
	/** The last item leads to the first. */
	loop?: boolean
}

/**
 * Moves the focus between the items of a toolbar or a menu, in its `onKeyDownCapture`. Radix moves it in a timer, so a key that follows
 * quickly would reach the item before.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, { selector, orientation, loop = false }: Items): void {
	if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
	const items = [...event.currentTarget.querySelectorAll(selector)].filter((item) => item instanceof HTMLElement)
	const current = event.target instanceof HTMLElement ? items.indexOf(event.target) : -1
	if (current === -1) return
	const next = nextIndex(event.key, current, items.length, steps[orientation])
	if (next === null) return
	event.preventDefault()
	items.at(loop ? next % items.length : Math.max(0, Math.min(next, items.length - 1)))?.focus()
}

function nextIndex(key: string, current: number, count: number, step: (typeof steps)['vertical']): number | null {
	if (key === 'Home' || key === 'PageUp') return 0
	if (key === 'End' || key === 'PageDown') return count - 1
	const by = step[key]
	return by === undefined ? null : current + by
}
