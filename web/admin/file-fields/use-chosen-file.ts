import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form'
import { fileOf } from './file-value.ts'

/** The props of a field for one file. `changed` names the form's flag for a new file. */
export function useChosenFile<Values extends FieldValues>(
	{ control, trigger }: UseFormReturn<Values>,
	names: { field: FieldPath<Values>; changed: FieldPath<Values> },
) {
	const file = useController({ control, name: names.field })
	const changed = useController({ control, name: names.changed })
	const { value, ref, onChange, onBlur } = file.field
	return {
		ref,
		value: fileOf(value),
		error: file.fieldState.error?.message,
		onBlur,
		onChange(chosen: File | null) {
			// The contract validates both fields together.
			changed.field.onChange(chosen !== null)
			onChange(chosen)
			void trigger(names.field)
		},
	}
}
