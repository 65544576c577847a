import { useEffect, useRef } from 'react'
import { pressedKey } from '#web/ui/keys.ts'
import { isLayerOpen, isTyping } from '../../key-scope.ts'
import { keysAreOn } from './keys-switch.ts'

/** What the keys do. `r`, `n` and digits go to the conversation's own control with that key. */
export type DeskKeys = {
	/** Steps from an open conversation, by the arrow keys, at desks where these do not scroll. */
	turn: (by: 1 | -1) => void
	step: (by: 1 | -1) => void
	assignToMe: () => void
	finish: () => void
	move: () => void
	snooze: () => void
	select: () => void
	/** Opens the conversation of the current row. */
	open: () => void
	/** Closes the open conversation. */
	close: () => void
}

const nothing = () => {}

/** The keys of a user who may read, note and give opinions. */
export const guestKeys = (keys: DeskKeys): DeskKeys => ({
	...keys,
	...{ assignToMe: nothing, finish: nothing, move: nothing, snooze: nothing, select: nothing },
})

/** The conversation's control for a key: a field gets the focus, a button is pressed. */
function goToControl(key: string): boolean {
	const control = document.querySelector<HTMLElement>(`[data-panel] [aria-keyshortcuts="${key}"]`)
	if (!control) return false
	control.focus()
	if (control instanceof HTMLButtonElement) control.click()
	return true
}

/** Whether an element of the open conversation scrolls to the side, as an enlarged page does. */
function scrollsSideways(target: EventTarget | null): boolean {
	for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
		const isScroller = getComputedStyle(element).overflowX === 'auto'
		if (isScroller && element.scrollWidth > element.clientWidth + 1) return true
	}
	return false
}

/** Listens to the keys of the desk outside fields, dialogs and menus. */
export function useDeskKeys(keys: DeskKeys): void {
	const newest = useRef(keys)
	newest.current = keys
	useEffect(() => {
		function actOf(key: string | null): (() => void) | undefined {
			const desk = newest.current
			if (key === 'Escape') return desk.close
			if (key === 'ArrowLeft' || key === 'ArrowRight') return () => desk.turn(key === 'ArrowRight' ? 1 : -1)
			if (key === null || !keysAreOn()) return undefined
			if (/^[1-9]$/.test(key)) return () => void goToControl(key)
			const acts: Record<string, (() => void) | undefined> = {
				j: () => desk.step(1),
				k: () => desk.step(-1),
				a: desk.assignToMe,
				e: desk.finish,
				m: desk.move,
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
			if (key?.startsWith('Arrow') && scrollsSideways(event.target)) return
			const act = actOf(key)
			if (!act) return
			if (key !== 'Escape' && !key?.startsWith('Arrow')) event.preventDefault()
			act()
		}
		window.addEventListener('keydown', onKeyDown)
		return () => window.removeEventListener('keydown', onKeyDown)
	}, [])
}
