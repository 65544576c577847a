/** What a form's controls hold, by field. */
export type Typed<Field extends string> = Record<Field, string>

const isControl = (element: unknown) =>
	element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

/** The control of a field; null before the form is there. */
export function controlOf(form: HTMLFormElement | null, field: string) {
	const element = form?.elements.namedItem(field)
	return isControl(element) ? element : null
}

export function typedInto<Field extends string>(form: HTMLFormElement | null, fields: readonly Field[]) {
	return Object.fromEntries(fields.map((field) => [field, controlOf(form, field)?.value ?? ''])) as Typed<Field>
}

/** Moves the focus to the first control, in the order of the form, whose name or id is one of these. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
	const controls = [...(form?.elements ?? [])]
	const first = controls.find((control) => names.includes(control.getAttribute('name') ?? control.id))
	if (first instanceof HTMLElement) first.focus()
}
