import { isControl } from '#web/document/typed-values.ts'

/** The values of a form's controls, by field. */
export type Typed<Field extends string> = Record<Field, string>

/** Finds a field's control. Returns null before the form is mounted. */
export function controlOf(form: HTMLFormElement | null, field: string) {
	const element = form?.elements.namedItem(field)
	return isControl(element) ? element : null
}

export function typedInto<Field extends string>(form: HTMLFormElement | null, fields: readonly Field[]) {
	return Object.fromEntries(fields.map((field) => [field, controlOf(form, field)?.value ?? ''])) as Typed<Field>
}

/** Focuses the first control, in document order, with one of these names or ids. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
	const controls = [...(form?.elements ?? [])]
	const first = controls.find((control) => names.includes(control.getAttribute('name') ?? control.id))
	if (first instanceof HTMLElement) first.focus()
}
