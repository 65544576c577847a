import { Hono } from 'hono'
import { applicationsQuery } from '#contracts/applications.ts'
import type { AppEnv } from '#worker/context.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { validate } from '#worker/platform/validate.ts'
import { listApplications } from './applications.queries.ts'

/** Received applications: JobApplicants or Admin. */
export const applicationsStaff = new Hono<AppEnv>().post(
	'/getreceivedapplications',
	requireRole('applications'),
	validate('json', applicationsQuery),
	async (c) => c.json(await listApplications(c.var.db, c.req.valid('json'))),
)
export type ApplicationsStaffApi = typeof applicationsStaff
