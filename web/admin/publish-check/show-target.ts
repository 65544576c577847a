import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Target } from './item.ts'

/** Focuses what a hint is about, and scrolls to it. */
export function showTarget<Values extends FieldValues>(form: UseFormReturn<Values>, { field, part }: Target): void {
	form.setFocus(field as Path<Values>)
	// The editor takes the focus a moment later.
	requestAnimationFrame(() => {
		const focused = document.activeElement
		const shown = part && focused?.closest('fieldset')?.querySelectorAll<HTMLElement>(part.selector)[part.index]
		const element = shown ?? focused
		element?.scrollIntoView({ block: 'center' })
		if (shown instanceof HTMLInputElement) shown.focus()
		else if (shown?.textContent) window.getSelection()?.selectAllChildren(shown)
	})
}
