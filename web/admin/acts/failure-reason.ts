import { ApiRefusal } from '#web/api.ts'
import { staffFailureText } from '../forms/staff-failure.ts'

/** The messages of a refusal's fields, or its own message. */
export function reasonOf(failure: unknown): string {
	const fields = failure instanceof ApiRefusal ? Object.values(failure.fields) : []
	if (fields.length > 0) return fields.join('; ')
	return staffFailureText(failure, 'The server did not answer. Check your connection and try again.')
}
