type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The visitor's input in one control. */
type Entry = { value: string } | { checked: boolean } | { files: FileList }

export type TypedValues = {
	/** By the name of their control and its place among those of the same name. */
	entries: ReadonlyMap<string, Entry>
	/** The control that has the focus. */
	focused: { key: string; control: Control } | null
}

export const noneTyped: TypedValues = { entries: new Map(), focused: null }

export const isControl = (element: unknown): element is Control =>
	element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const isTicked = (control: Control): control is HTMLInputElement => /^(?:checkbox|radio)$/.test(control.type)

function entryOf(control: Control): Entry | null {
	if (control instanceof HTMLSelectElement) {
		const preset = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
		return control.value === (preset?.value ?? '') ? null : { value: control.value }
	}
	if (isTicked(control)) return control.checked === control.defaultChecked ? null : { checked: control.checked }
	if (control instanceof HTMLInputElement && control.type === 'file')
		return control.files?.length ? { files: control.files } : null
	return control.value === control.defaultValue ? null : { value: control.value }
}

function named(root: Document | HTMLElement): [string, Control][] {
	const counts = new Map<string, number>()
	return [...root.querySelectorAll('input[name],select[name],textarea[name]')].flatMap((control: unknown) => {
		if (!isControl(control)) return []
		const count = counts.get(control.name) ?? 0
		counts.set(control.name, count + 1)
		return [[`${control.name} ${count}`, control]]
	})
}

/** Reads what was typed, filled in or restored by the browser. React may replace the controls while it hydrates. */
export function typedValues(root: Document | HTMLElement): TypedValues {
	const entries = new Map<string, Entry>()
	let focused: TypedValues['focused'] = null
	for (const [key, control] of named(root)) {
		const entry = entryOf(control)
		if (entry) entries.set(key, entry)
		if (control === document.activeElement) focused = { key, control }
	}
	return { entries, focused }
}

/**
 * Follows what is typed from now on: React replaces the controls a while after it begins to hydrate. Returns a function that
 * ends this and returns the last state.
 */
export function watchTyped(root: Document | HTMLElement): () => TypedValues {
	let typed = typedValues(root)
	const note = () => {
		typed = typedValues(root)
	}
	const events = ['input', 'focusin']
	for (const event of events) root.addEventListener(event, note)
	return () => {
		for (const event of events) root.removeEventListener(event, note)
		return typed
	}
}

/**
 * Gives the controls back what was typed, and tells their form as if the visitor had typed it. The focus of a control that is
 * gone comes back, too.
 */
export function restoreTyped(root: Document | HTMLElement, { entries, focused }: TypedValues): void {
	// Nothing has the focus while it moves to another control, and to take it then would end the move.
	const isLost = focused?.control.isConnected === false && document.activeElement === document.body
	for (const [key, control] of named(root)) {
		if (isLost && key === focused?.key) control.focus({ preventScroll: true })
		const entry = entries.get(key)
		if (!entry || entryOf(control)) continue
		// React overrides these properties on its own controls: the inherited setter makes the change look like the visitor's.
		for (const [property, value] of Object.entries(entry))
			Reflect.set(Object.getPrototypeOf(control), property, value, control)
		for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
	}
}
