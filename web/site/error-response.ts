import { type ErrorCode, errors } from '#contracts/shared/error-catalogue.ts'

/** An error of the catalogue for a program, in the form of the API. */
export const errorResponse = (code: ErrorCode, requestId: string, headers: Record<string, string> = {}) =>
	Response.json(
		{ code, errorMsg: errors[code].message, requestId },
		{ status: errors[code].status, headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } },
	)
