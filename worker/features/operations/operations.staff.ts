import { Hono } from 'hono'
import { healthReport } from '#contracts/operations/operations.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { checkHealth } from './check-health.ts'

/** The health report: Admin. */
export const operationsStaff = new Hono<AppEnv>()
	.use(requireRole('administration'))
	.get('/health', answers(healthReport, { summary: 'Check settings, data, files and jobs' }), async (c) =>
		c.json(await checkHealth({ db: c.var.db, bindings: c.env, inWorker: true, now: new Date() })),
	)
export type OperationsStaffApi = typeof operationsStaff
