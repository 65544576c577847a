/** The fields that are typed or chosen, in the order of the form; the CV comes after them. */
export const typedFields = [
	'firstName',
	'lastName',
	'email',
	'mobileNumber',
	'applicantExperience',
	'noticePeriod',
	'applicantLocation',
] as const
export type TypedField = (typeof typedFields)[number]
export type FieldName = TypedField | 'file'
export type FieldErrors = Partial<Record<FieldName, string>>

export type Typed = Record<TypedField, string>

const isControl = (element: unknown) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement

/** The control of a field; null before the form is there. */
export function controlOf(form: HTMLFormElement | null, field: TypedField) {
	const element = form?.elements.namedItem(field)
	return isControl(element) ? element : null
}

/** What the controls hold. */
export function typedInto(form: HTMLFormElement | null): Typed {
	const value = (field: TypedField) => controlOf(form, field)?.value ?? ''
	return {
		firstName: value('firstName'),
		lastName: value('lastName'),
		email: value('email'),
		mobileNumber: value('mobileNumber'),
		applicantExperience: value('applicantExperience'),
		noticePeriod: value('noticePeriod'),
		applicantLocation: value('applicantLocation'),
	}
}
