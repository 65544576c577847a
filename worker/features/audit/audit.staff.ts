import { Hono } from 'hono'
import { auditQuery } from '#contracts/operations/audit.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { listActs } from './audit.queries.ts'

/** The audit log: Admin. */
export const auditStaff = new Hono<AppEnv>()
	.use(requireRole('administration'))
	.post('/listacts', validate('json', auditQuery), async (c) => c.json(await listActs(c.var.db, c.req.valid('json'))))
export type AuditStaffApi = typeof auditStaff
