import { useSyncExternalStore } from 'react'

const storageKey = 'desk-keys'
const changed = new EventTarget()

/** A browser that blocks storage has the keys. */
export function keysAreOn(): boolean {
	try {
		return localStorage.getItem(storageKey) !== 'off'
	} catch {
		return true
	}
}

export function switchKeys(on: boolean): void {
	if (on) localStorage.removeItem(storageKey)
	else localStorage.setItem(storageKey, 'off')
	changed.dispatchEvent(new Event('change'))
}

function follow(onChange: () => void) {
	changed.addEventListener('change', onChange)
	window.addEventListener('storage', onChange)
	return () => {
		changed.removeEventListener('change', onChange)
		window.removeEventListener('storage', onChange)
	}
}

/** Whether the letters of the desk act in this browser. */
export const useKeysSwitch = () => useSyncExternalStore(follow, keysAreOn, () => true)
