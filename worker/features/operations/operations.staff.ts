import { Hono } from 'hono'
import { requireRole } from '#worker/features/auth/guard.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { checkHealth } from './check-health.ts'

/** The health report: Admin. */
export const operationsStaff = new Hono<AppEnv>()
	.use(requireRole('administration'))
	.get('/health', async (c) =>
		c.json(await checkHealth({ db: c.var.db, bindings: c.env, inWorker: true, now: new Date() })),
	)
export type OperationsStaffApi = typeof operationsStaff
