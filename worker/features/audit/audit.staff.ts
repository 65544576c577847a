import { Hono } from 'hono'
import { auditedAct, auditQuery } from '#contracts/operations/audit.ts'
import { paged } from '#contracts/shared/paging.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { listActs } from './audit.queries.ts'

/** The audit log: Admin. */
export const auditStaff = new Hono<AppEnv>()
	.use(requireRole('administration'))
	.post(
		'/listacts',
		validate('json', auditQuery),
		answers(paged(auditedAct), { summary: 'List acts of the audit log, the newest first' }),
		async (c) => c.json(await listActs(c.var.db, c.req.valid('json'))),
	)
export type AuditStaffApi = typeof auditStaff
