import { useEffect, useRef } from 'react'
import { pressedKey } from '#web/ui/keys.ts'
import { isLayerOpen, isTyping } from '../../key-scope.ts'
import { keysAreOn } from './keys-switch.ts'

/** What the keys do. `r` and `n` go to the conversation's own control with that key. */
export type DeskKeys = {
	step: (by: 1 | -1) => void
	assignToMe: () => void
	finish: () => void
	snooze: () => void
	select: () => void
	/** Opens the conversation of the current row. */
	open: () => void
	/** Closes the open conversation. */
	close: () => void
}

/** The conversation's control for a key: a field gets the focus, a button is pressed. */
function goToControl(key: 'r' | 'n'): boolean {
	const control = document.querySelector<HTMLElement>(`[data-panel] [aria-keyshortcuts="${key}"]`)
	if (!control) return false
	control.focus()
	if (control instanceof HTMLButtonElement) control.click()
	return true
}

/** Listens to the keys of the desk outside fields, dialogs and menus. */
export function useDeskKeys(keys: DeskKeys): void {
	const newest = useRef(keys)
	newest.current = keys
	useEffect(() => {
		function actOf(key: string | null): (() => void) | undefined {
			const desk = newest.current
			if (key === 'Escape') return desk.close
			if (key === null || !keysAreOn()) return undefined
			const acts: Record<string, (() => void) | undefined> = {
				j: () => desk.step(1),
				k: () => desk.step(-1),
				a: desk.assignToMe,
				e: desk.finish,
				s: desk.snooze,
				x: desk.select,
				r: () => goToControl('r') || desk.open(),
				n: () => goToControl('n') || desk.open(),
			}
			return acts[key]
		}
		function onKeyDown(event: KeyboardEvent) {
			if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
			if (isTyping(event.target) || isLayerOpen()) return
			const key = pressedKey(event)
			// A key that is held down goes through the rows, and does nothing twice.
			if (event.repeat && key !== 'j' && key !== 'k') return
			const act = actOf(key)
			if (!act) return
			if (key !== 'Escape') event.preventDefault()
			act()
		}
		window.addEventListener('keydown', onKeyDown)
		return () => window.removeEventListener('keydown', onKeyDown)
	}, [])
}
