import { Hono } from 'hono'
import { z } from 'zod/mini'
import { auditedAct, auditedChange, auditQuery } from '#contracts/operations/audit.ts'
import { paged } from '#contracts/shared/paging.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { findChanges, listActs } from './audit.queries.ts'

/** The audit log: Admin. */
export const auditStaff = new Hono<AppEnv>()
	.use(requireRole('administration'))
	.post(
		'/listacts',
		validate('json', auditQuery),
		answers(paged(auditedAct), { summary: 'List acts of the audit log, the newest first' }),
		async (c) => c.json(await listActs(c.var.db, c.req.valid('json'))),
	)
	.get(
		'/changesof/:id',
		validate('param', byId),
		answers(z.array(auditedChange), { summary: 'Get what an act has changed', errors: ['act.not-found'] }),
		async (c) => c.json(await findChanges(c.var.db, c.req.valid('param').id)),
	)
export type AuditStaffApi = typeof auditStaff
