import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { wrongFields } from '#web/ui/field-frame.tsx'

const key = 'form-settings'
const closed = 'closed'

export type Settings = ReturnType<typeof useSettings>

/**
 * The settings of a form. From desktop width they are a drawer, and the browser remembers whether it is open. A refused
 * field opens it.
 *
 * @param refusals counts the refused saves
 */
export function useSettings(form: RefObject<HTMLFormElement | null>, refusals: number) {
	const id = useId()
	const region = useRef<HTMLElement>(null)
	const button = useRef<HTMLButtonElement>(null)
	const [isOpen, setOpen] = useState(() => localStorage.getItem(key) !== closed)
	const opensForRefusal = useRef(false)

	const openForWrongField = useEffectEvent((_: number) => {
		if (isOpen || !region.current || wrongFields(region.current).length === 0) return
		opensForRefusal.current = true
		setOpen(true)
	})
	// Once for each refusal, so that the drawer can be closed again.
	useEffect(() => openForWrongField(refusals), [refusals])

	useEffect(() => {
		if (!isOpen || !opensForRefusal.current || !form.current) return
		opensForRefusal.current = false
		// Nothing in a closed drawer can take the focus, so the form has not moved it there.
		if (form.current.contains(document.activeElement?.closest('[aria-invalid="true"]') ?? null)) return
		wrongFields(form.current)[0]?.control.focus()
	}, [isOpen, form])

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
