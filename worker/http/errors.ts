import { type ErrorCode, errors } from '#contracts/shared/error-catalogue.ts'
import type { NewestSave } from '#contracts/shared/stale-write.ts'

type Details = {
	/** Replaces the catalogue's message. */
	message?: string
	/** One message per field. */
	fields?: Record<string, string>
	/** Of a stale save. */
	newestSave?: NewestSave
	/** For Retry-After. */
	retryAfterSeconds?: number
	/** The failure behind the refusal, for the log. */
	cause?: unknown
}

/** A refusal. Throw it from anywhere in the Worker: `answerError` makes the answer. */
export class AppError extends Error {
	readonly code: ErrorCode
	readonly details: Details

	constructor(code: ErrorCode, details: Details = {}) {
		super(details.message ?? errors[code].message, { cause: details.cause })
		this.name = 'AppError'
		this.code = code
		this.details = details
	}
}

/** Why a form was refused, in a sentence: the messages of its fields, or its own. */
export const refusalReasonOf = ({ message, details: { fields = {} } }: AppError) =>
	Object.keys(fields).length > 0 ? Object.values(fields).join(' ') : message

/** The message of the innermost cause. drizzle's own message contains the bound values and must not be logged. */
export function rootMessage(error: unknown): string {
	let current = error
	while (current instanceof Error && current.cause instanceof Error) current = current.cause
	return current instanceof Error ? current.message : 'not an error'
}

/** Whether the database refused a duplicate in `table.column`. */
export const isDuplicate = (error: unknown, column: string) =>
	rootMessage(error).includes(`UNIQUE constraint failed: ${column}`)

/** Whether the database refused a statement because of a foreign key. */
export const isReferenceBroken = (error: unknown) => rootMessage(error).includes('FOREIGN KEY constraint failed')

/**
 * D1 errors that a retry can solve. The first comes from a local database that a backup is reading; the second from the
 * platform below D1, which gives no reason.
 */
const transient = [
	'database is locked',
	'internal error; reference',
	'D1 DB is overloaded',
	'D1 DB reset',
	'D1 DB storage',
	'Cannot resolve D1 DB due to transient issue',
	'limit and was reset',
	'Network connection lost',
	'storage caused object to be reset',
]

export const isTransient = (error: unknown) => transient.some((text) => rootMessage(error).includes(text))
