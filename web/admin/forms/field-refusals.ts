import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiRefusal } from '#web/api.ts'

/** Shows the server's field errors at the fields and focuses the first. */
export function showFieldRefusals<Values extends FieldValues, Output>(
	{ getValues, setError }: UseFormReturn<Values, unknown, Output>,
	failure: unknown,
): void {
	if (!(failure instanceof ApiRefusal)) return
	const names = fieldsIn(failure, getValues())
	for (const [index, name] of names.entries()) {
		setError(name, { type: 'server', message: failure.fields[name] }, { shouldFocus: index === 0 })
	}
}

const fieldsIn = <Values extends FieldValues>({ fields }: ApiRefusal, values: Values) =>
	Object.keys(fields).filter((name): name is Path<Values> => name in values)

/** Whether a failure names fields of a form with these values. */
export const namesFields = (failure: unknown, values: FieldValues): boolean =>
	failure instanceof ApiRefusal && fieldsIn(failure, values).length > 0
