import { useId, useRef, useState } from 'react'

const key = 'form-settings'
const closed = 'closed'

export type Settings = ReturnType<typeof useSettings>

/** The settings of a form. From desktop width they are a drawer, and the browser remembers whether it is open. */
export function useSettings() {
	const id = useId()
	const region = useRef<HTMLElement>(null)
	const button = useRef<HTMLButtonElement>(null)
	const [isOpen, setOpen] = useState(() => localStorage.getItem(key) !== closed)

	function choose(open: boolean) {
		localStorage.setItem(key, open ? 'open' : closed)
		setOpen(open)
	}

	return {
		id,
		region,
		button,
		isOpen,
		holds: (element: Element | null) => region.current?.contains(element) ?? false,
		open: () => setOpen(true),
		toggle: () => choose(!isOpen),
		/** Closes the drawer from inside it. */
		close() {
			choose(false)
			button.current?.focus({ preventScroll: true })
		},
		/** Goes to the settings if they follow the other fields. */
		goTo() {
			region.current?.scrollIntoView()
			region.current?.focus({ preventScroll: true })
		},
	}
}
