import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Target } from './item.ts'

const longestWaitMs = 1000

/** Focuses what a hint is about, and scrolls to it. */
export function showTarget<Values extends FieldValues>(form: UseFormReturn<Values>, { field, part }: Target): void {
	const onFocus = ({ target }: FocusEvent) => {
		// The editor places its caret after it gets the focus.
		requestAnimationFrame(() => target instanceof Element && reveal(target, part))
	}
	document.addEventListener('focusin', onFocus, { once: true })
	setTimeout(() => document.removeEventListener('focusin', onFocus), longestWaitMs)
	form.setFocus(field as Path<Values>)
}

function reveal(focused: Element, part: Target['part']): void {
	const found = part && focused.closest('fieldset')?.querySelectorAll<HTMLElement>(part.selector)[part.index]
	const shown = found ?? focused
	shown.scrollIntoView({ block: 'center' })
	if (found instanceof HTMLInputElement) found.focus()
	else if (found?.textContent) window.getSelection()?.selectAllChildren(found)
}
