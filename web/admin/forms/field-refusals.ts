import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiRefusal } from '#web/api.ts'

/** Shows the server's field errors at the fields and focuses the first. */
export function showFieldRefusals<Values extends FieldValues, Output>(
	{ getValues, setError }: UseFormReturn<Values, unknown, Output>,
	failure: unknown,
): void {
	if (!(failure instanceof ApiRefusal)) return
	const values = getValues()
	const isField = (name: string): name is Path<Values> => name in values
	const names = Object.keys(failure.fields).filter(isField)
	for (const [index, name] of names.entries()) {
		setError(name, { type: 'server', message: failure.fields[name] }, { shouldFocus: index === 0 })
	}
}
