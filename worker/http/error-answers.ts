import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ErrorBody, errors } from '#contracts/shared/error-catalogue.ts'
import { AppError, isTransient, rootMessage } from './errors.ts'
import { log, whereThrown } from './log.ts'
import type { AppEnv } from './request-context.ts'

/** Answers any error as JSON. This is the only place that makes an error answer. */
export function answerError(error: Error, c: Context<AppEnv>): Response {
	if (error instanceof AppError) return refuse(c, error)
	// Hono throws it for a body that it cannot read.
	if (error instanceof HTTPException && error.status < 500) return refuse(c, new AppError('request.malformed'))
	if (isTransient(error)) return refuse(c, new AppError('service.busy', { retryAfterSeconds: 2 }))
	// Log only the code of a database error: its text may quote values that a person typed.
	const database = rootMessage(error).match(/SQLITE_\w+/)?.[0]
	log('error', 'unexpected', { requestId: c.var.requestId, kind: error.name, database, at: whereThrown(error) })
	return refuse(c, new AppError('unexpected'))
}

function refuse(c: Context<AppEnv>, { code, message, details }: AppError): Response {
	if (details.retryAfterSeconds !== undefined) c.header('Retry-After', String(details.retryAfterSeconds))
	const body: ErrorBody = { code, errorMsg: message, requestId: c.var.requestId }
	if (details.fields) body.fields = details.fields
	return c.json(body, errors[code].status satisfies ContentfulStatusCode)
}
