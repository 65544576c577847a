import { Hono } from 'hono'
import { lentJob, lentJobForm } from '#contracts/hiring/lent-jobs.ts'
import { done } from '#contracts/shared/answers.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { lendJob, readLentJob, returnJob } from './lent-jobs.ts'

/** Lent jobs: JobApplicants or Admin. */
export const lentJobsStaff = new Hono<AppEnv>()
	.get(
		'/lentjob/:id',
		requireRole('applications'),
		validate('param', byId),
		answers(lentJob, {
			summary: 'List who may read the applications for a job without the role',
		}),
		async (c) => c.json(await readLentJob(c.var.db, c.req.valid('param').id)),
	)
	.post(
		'/lendjob',
		requireRole('applications'),
		validate('json', lentJobForm),
		answers(done, { summary: 'Lend a job to a user, who reads its applications, writes notes and gives opinions' }),
		async (c) => {
			await lendJob(c.var.db, c.req.valid('json'), c.var.editor)
			return c.json(true as const)
		},
	)
	.post(
		'/returnjob',
		requireRole('applications'),
		validate('json', lentJobForm),
		answers(done, { summary: 'Take a lent job back from a user' }),
		async (c) => {
			await returnJob(c.var.db, c.req.valid('json'), c.var.editor)
			return c.json(true as const)
		},
	)
export type LentJobsStaffApi = typeof lentJobsStaff
