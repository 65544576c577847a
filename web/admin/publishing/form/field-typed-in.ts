const typing = ['textarea', 'select', 'input:not([type=checkbox], [type=radio], [type=file])', '[contenteditable=true]']

/** The name of the field in which the user types; '' for one without a name, such as the editor; null for none. */
export function fieldTypedIn(form: HTMLFormElement | null): string | null {
	const field = document.activeElement?.closest(typing.join())
	return field && form?.contains(field) ? (field.getAttribute('name') ?? '') : null
}
