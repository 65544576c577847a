import type { AppError } from '#worker/http/errors.ts'

/** Why a save was refused, in a sentence: the messages of its fields, or its own. */
export const reasonOf = ({ message, details: { fields = {} } }: AppError) =>
	Object.keys(fields).length > 0 ? Object.values(fields).join(' ') : message
