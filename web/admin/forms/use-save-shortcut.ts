import { type RefObject, useEffect } from 'react'

export function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		function save(event: KeyboardEvent) {
			if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
			event.preventDefault()
			const controls = [...(form.current?.elements ?? [])]
			if (controls.some((control) => control.matches('[type="submit"]:enabled'))) form.current?.requestSubmit()
		}
		window.addEventListener('keydown', save)
		return () => window.removeEventListener('keydown', save)
	}, [form])
}
