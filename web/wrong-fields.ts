import { messages } from '#contracts/shared/messages.ts'
import { failureText, isRefusal } from './api.ts'

/** A form's values by field. */
type Values = Readonly<Record<string, unknown>>

/** The summary above a form with invalid fields. */
export const wrongFieldsText = (wrong: readonly string[], values: Values): string =>
	wrong.some((field) => isEmpty(values[field])) ? messages.fillRequired : messages.checkMarked

/** The message for a form that was not saved. The server's own summary calls every invalid field a missing one. */
export function refusalText(failure: unknown, otherwise: string, values: Values): string {
	if (!isRefusal(failure, 'request.invalid')) return failureText(failure, otherwise)
	const wrong = Object.keys(failure.fields).filter((field) => Object.hasOwn(values, field))
	return wrong.length > 0 ? wrongFieldsText(wrong, values) : failureText(failure, otherwise)
}

function isEmpty(value: unknown): boolean {
	if (typeof value === 'string') return value.trim() === ''
	return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
