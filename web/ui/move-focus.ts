import type { KeyboardEvent } from 'react'
import { pressedKey } from './keys.ts'

const steps: Record<'horizontal' | 'vertical', Record<string, number | undefined>> = {
	horizontal: { ArrowLeft: -1, ArrowRight: 1 },
	vertical: { ArrowUp: -1, ArrowDown: 1 },
}

type Items = {
	/** Selects the items inside the listening element. */
	selector: string
	orientation: keyof typeof steps
	/** Moves from the last item to the first. */
	loop?: boolean
}

/**
 * Moves the focus in a toolbar or a menu. Use it as `onKeyDownCapture`. Radix moves the focus in a timer, so the next quick
 * key would reach the wrong item.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, { selector, orientation, loop = false }: Items): void {
	if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
	const items = [...event.currentTarget.querySelectorAll(selector)].filter((item) => item instanceof HTMLElement)
	const current = event.target instanceof HTMLElement ? items.indexOf(event.target) : -1
	if (current === -1) return
	const next = nextIndex(pressedKey(event), current, items.length, steps[orientation])
	if (next === null) return
	event.preventDefault()
	items.at(loop ? next % items.length : Math.max(0, Math.min(next, items.length - 1)))?.focus()
}

function nextIndex(
	key: string | null,
	current: number,
	count: number,
	step: (typeof steps)['vertical'],
): number | null {
	if (key === 'Home' || key === 'PageUp') return 0
	if (key === 'End' || key === 'PageDown') return count - 1
	const by = step[key ?? '']
	return by === undefined ? null : current + by
}
