import { useEffect, useEffectEvent, useState } from 'react'
import { wrongFields } from '#web/ui/field-frame.tsx'
import type { LivePreviewState } from '../../preview/use-live-preview.ts'
import type { FormEditor } from './form-editor.ts'
import type { Settings } from './use-settings.ts'

type Form = Pick<FormEditor, 'element' | 'refusals'>
type Places = { settings: Settings; preview: Pick<LivePreviewState, 'close'> }

/** Shows the first wrong field after a refused save, and moves the focus to it if the form could not. */
export function useRefusedField({ element, refusals }: Form, { settings, preview }: Places): void {
	/** The refusal whose first field is no longer hidden. */
	const [uncovered, setUncovered] = useState(0)

	const uncover = useEffectEvent((refusal: number) => {
		const wrong = element.current ? wrongFields(element.current) : []
		const [first] = wrong
		if (!first) return
		if (wrong.some(({ control }) => settings.holds(control))) settings.open()
		// The preview takes the place of the settings.
		if (settings.holds(first.control)) preview.close()
		setUncovered(refusal)
	})
	// Once for each refusal, so that the drawer can be closed again.
	useEffect(() => uncover(refusals), [refusals])

	useEffect(() => {
		const form = element.current
		if (uncovered === 0 || !form) return
		// Nothing in a closed drawer can take the focus, so the form has not moved it there.
		if (form.contains(document.activeElement?.closest('[aria-invalid="true"]') ?? null)) return
		const [first] = wrongFields(form)
		if (first) focusField(first.control)
	}, [uncovered, element])
}

/** Scrolls to a field and moves the focus to it. */
export function focusField(control: HTMLElement): void {
	const group = control.closest('details')
	if (group) group.open = true
	control.scrollIntoView({ block: 'center' })
	control.focus({ preventScroll: true })
}
