import type { Context, Hono } from 'hono'
import { answerError } from './error-answers.ts'
import { AppError } from './errors.ts'
import type { AppEnv } from './request-context.ts'

/** Answers 404 if no route has the path, and 405 with the methods in Allow if a route has it. */
export const answerUnrouted =
	({ router }: Pick<Hono<AppEnv>, 'router'>) =>
	(c: Context<AppEnv>): Response => {
		const methods = ['GET', 'POST', 'DELETE'].filter((method) =>
			router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
		)
		if (methods.length > 0) c.header('Allow', methods.join(', '))
		return answerError(new AppError(methods.length > 0 ? 'request.method' : 'request.not-found'), c)
	}
