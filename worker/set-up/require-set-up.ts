import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#worker/http/request-context.ts'
import { describe } from '../http/describe.ts'
import { AppError } from '../http/errors.ts'
import { errorOf, setUpRetrySeconds } from './fault.ts'
import { setUpFaults } from './set-up-faults.ts'

/** Refuses calls with `service.not-set-up` while the site lacks something that they need. */
export const requireSetUp = describe(
	createMiddleware<AppEnv>(async (c, next) => {
		const faults = await setUpFaults(c.env)
		if (faults.length > 0)
			throw new AppError('service.not-set-up', { retryAfterSeconds: setUpRetrySeconds, cause: errorOf(faults) })
		await next()
	}),
	{ errors: ['service.not-set-up'] },
)
