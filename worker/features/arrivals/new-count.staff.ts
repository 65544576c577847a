import { Hono } from 'hono'
import { newCount, newCountQuestion } from '#contracts/operations/new-count.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { countNew } from './count-new.ts'

/** The call that a visible tab sends every minute: ContactRequests, JobApplicants or Admin. */
export const newCountStaff = new Hono<AppEnv>().post(
	'/newcount',
	requireRole('arrivals', { extendsSession: false }),
	validate('json', newCountQuestion),
	answers(newCount, {
		summary: 'Count new contact requests and applications, and what the open list does not show yet',
		description: 'A tab sends it every minute. It does not extend the session.',
	}),
	async (c) => c.json(await countNew(c.var.db, c.req.valid('json'), c.var.staff)),
)
export type NewCountStaffApi = typeof newCountStaff
