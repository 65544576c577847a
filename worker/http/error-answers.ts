import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorBody } from '#contracts/shared/error-body.ts'
import { errors } from '#contracts/shared/error-catalogue.ts'
import { AppError, isTransient } from './errors.ts'
import { failureOf, log } from './log.ts'
import type { AppEnv } from './request-context.ts'

/** Answers any error as JSON. This is the only place that makes an error answer. */
export function answerError(error: Error, c: Context<AppEnv>): Response {
	if (error instanceof AppError) return refuse(c, error)
	// Hono throws it for a body that it cannot read.
	if (error instanceof HTTPException && error.status < 500) return refuse(c, new AppError('request.malformed'))
	if (isTransient(error)) return refuse(c, new AppError('service.busy', { retryAfterSeconds: 2, cause: error }))
	log('error', 'unexpected', { requestId: c.var.requestId, ...failureOf(error) })
	return refuse(c, new AppError('unexpected', { cause: error }))
}

function refuse(c: Context<AppEnv>, refusal: AppError): Response {
	const { code, message, details } = refusal
	c.set('refusal', refusal)
	if (details.retryAfterSeconds !== undefined) c.header('Retry-After', String(details.retryAfterSeconds))
	const body: ErrorBody = { code, errorMsg: message, requestId: c.var.requestId }
	if (details.fields) body.fields = details.fields
	if (details.newestSave) body.newestSave = details.newestSave
	return c.json(body, errors[code].status satisfies ContentfulStatusCode)
}
