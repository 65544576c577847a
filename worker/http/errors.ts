import { type ErrorCode, errors } from '#contracts/shared/errors.ts'

type Details = {
	/** Instead of the catalogue's message, where the refusal must name something. */
	message?: string
	/** One message per field, under the field's own name. */
	fields?: Record<string, string>
	/** For Retry-After. */
	retryAfterSeconds?: number
}

/** A refusal that `api.onError` turns into an answer. Throw it from anywhere in the Worker. */
export class AppError extends Error {
	readonly code: ErrorCode
	readonly details: Details

	constructor(code: ErrorCode, details: Details = {}) {
		super(details.message ?? errors[code].message)
		this.name = 'AppError'
		this.code = code
		this.details = details
	}
}

/** drizzle wraps D1's error, and its own message carries the bound values: only the innermost text may be read or logged. */
export function rootMessage(error: unknown): string {
	let current = error
	while (current instanceof Error && current.cause instanceof Error) current = current.cause
	return current instanceof Error ? current.message : 'not an error'
}

/** Whether the database refused a second row with the same `table.column`. */
export const isDuplicate = (error: unknown, column: string) =>
	rootMessage(error).includes(`UNIQUE constraint failed: ${column}`)

/** Whether the database refused a row because what it refers to is missing, or is referred to. */
export const isReferenceBroken = (error: unknown) => rootMessage(error).includes('FOREIGN KEY constraint failed')

/**
 * Messages of D1 that pass by themselves. The first is of the database on a developer's machine, which a backup may be reading; the
 * second is of the platform under D1, which keeps the reason to itself.
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
