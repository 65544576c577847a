import { useSyncExternalStore } from 'react'

/** Makes a switch that this browser keeps. It is on until somebody turns it off, and in a browser that blocks storage. */
export function createBrowserSwitch(storageKey: string) {
	const changed = new EventTarget()

	function isOn(): boolean {
		try {
			return localStorage.getItem(storageKey) !== 'off'
		} catch {
			return true
		}
	}

	function turn(on: boolean): void {
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

	return { isOn, turn, use: () => useSyncExternalStore(follow, isOn, () => true) }
}
