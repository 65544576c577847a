import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { AppError } from './errors.ts'
import { log, whereThrown } from './log.ts'
import type { AppEnv, Task } from './request-context.ts'

/**
 * Logs the request, then runs the tasks that its route has queued, and after a successful change those of `afterChange`. A task that
 * fails does not stop the next one.
 */
export const afterAnswer = (afterChange: (c: Context<AppEnv>) => Task[]) => async (c: Context<AppEnv>) => {
	const { requestId, afterwards, staff } = c.var
	const { method } = c.req
	log('info', 'request', { requestId, method, route: routePath(c, -1), status: c.res.status, staffId: staff?.id })
	const tasks = method !== 'GET' && c.res.ok ? [...afterwards, ...afterChange(c)] : afterwards
	for (const task of tasks) {
		try {
			await task()
		} catch (error) {
			if (error instanceof AppError) continue
			log('error', 'afterwards', { requestId, kind: (error as Error).name, at: whereThrown(error) })
		}
	}
}
