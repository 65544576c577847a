import { act } from 'react'

/** Sets a field's value as typing does. React overrides the property, so the prototype's setter is called. */
export function typeInto(field: HTMLInputElement | null, text: string): void {
	if (!field) throw new Error('No field')
	const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
	act(() => {
		set?.call(field, text)
		field.dispatchEvent(new Event('input', { bubbles: true }))
	})
}
