import { createMiddleware } from 'hono/factory'
import type { z } from 'zod/mini'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'
import { type Answer, type Credential, describe } from './describe.ts'
import type { AppEnv } from './request-context.ts'

type About = {
	/** A line for the API reference, in the imperative. */
	summary: string
	description?: string
	/** The route's own refusals. Validators and guards add theirs. */
	errors?: readonly ErrorCode[]
	/** Statuses of the answer. 200 by default. */
	statuses?: readonly number[]
	/** The schema of a 201 answer: the route has made another thing than the request named. */
	created?: Answer['created']
	/** The headers of the answer that its clients read. */
	answerHeaders?: z.ZodMiniObject
	/** The request headers that the route reads, besides the guard's. */
	headers?: z.ZodMiniObject
	/** The credential that the handler reads if the route has no guard. */
	credential?: Credential
}

/**
 * Describes the answer of a route for `/openapi.json`: its JSON schema, or the media types of the file that it sends. Every
 * route has one; a test compares each answer with it.
 */
export function answers(
	content: Answer['content'],
	{ errors = [], headers, credential, statuses = [200], ...texts }: About,
) {
	// A new function each time: the description belongs to one route.
	const describing = createMiddleware<AppEnv>((_, next) => next())
	const inputs = headers ? [{ from: 'header', schema: headers } as const] : []
	return describe(describing, { answer: { content, statuses, ...texts }, errors, inputs, credential })
}
