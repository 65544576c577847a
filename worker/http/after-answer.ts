import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { AppError } from './errors.ts'
import { failureOf, log } from './log.ts'
import type { AppEnv, BackgroundTask } from './request-context.ts'
import { logRequest } from './request-line.ts'

/**
 * Logs the request, then runs the tasks that its route has queued, and after a successful change those of `afterChange`. A
 * task that fails does not stop the next one.
 */
export const afterAnswer = (afterChange: (c: Context<AppEnv>) => BackgroundTask[]) => async (c: Context<AppEnv>) => {
	const { requestId, startedAt, refusal, afterwards, staff } = c.var
	const { method } = c.req
	logRequest(c.env, {
		requestId,
		method,
		route: routePath(c, -1),
		status: c.res.status,
		startedAt,
		code: refusal?.code,
		failure: refusal?.details.cause,
		staffId: staff?.id,
	})
	const tasks = method !== 'GET' && c.res.ok ? [...afterwards, ...afterChange(c)] : afterwards
	for (const task of tasks) {
		try {
			await task()
		} catch (error) {
			if (error instanceof AppError) continue
			log('error', 'afterwards', { requestId, ...failureOf(error) })
		}
	}
}
