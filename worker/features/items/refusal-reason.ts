import type { BulkResult } from '#contracts/items/history.ts'
import type { AppError } from '#worker/http/errors.ts'

/** Why a save was refused, in a sentence: the messages of its fields, or its own. */
export const refusalReasonOf = ({ message, details: { fields = {} } }: AppError) =>
	Object.keys(fields).length > 0 ? Object.values(fields).join(' ') : message

/** The entry of an item that refuses an action on several. */
export const refusedItem = (id: number, title: string, error: AppError): BulkResult['refused'][number] => ({
	id,
	title,
	reason: refusalReasonOf(error),
	code: error.code,
})
