import { type RefObject, useEffect, useRef } from 'react'
import { pressedKey } from '#web/ui/keys.ts'

/** Ctrl+S and Cmd+S do what Save does, or what `onSave` does, while the Save button is enabled. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, onSave?: () => void): void {
	const newest = useRef(onSave)
	newest.current = onSave
	useEffect(() => {
		function save(event: KeyboardEvent) {
			if (pressedKey(event) !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
			event.preventDefault()
			const controls = [...(form.current?.elements ?? [])]
			if (!controls.some((control) => control.matches('[type="submit"]:not(:disabled)'))) return
			if (newest.current) newest.current()
			else form.current?.requestSubmit()
		}
		window.addEventListener('keydown', save)
		return () => window.removeEventListener('keydown', save)
	}, [form])
}
