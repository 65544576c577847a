import { Hono } from 'hono'
import { z } from 'zod/mini'
import { jobDetails, jobQuestion, openJob } from '#contracts/careers/careers.ts'
import { jobTypesById } from '#contracts/careers/job-types.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { requireClearance } from '#worker/visitors/bot-check.ts'
import { viewJobTypes } from './job-types.ts'
import { findJob, listOpenJobs } from './published-jobs.queries.ts'

/** Open jobs, and closed ones by their id: visitors who passed the bot check. */
export const careersPublic = new Hono<AppEnv>()
	.get(
		'/getJobDetailsByStatus',
		requireClearance,
		answers(z.array(openJob), { summary: 'List open jobs' }),
		async (c) => c.json(await listOpenJobs(c.var.db)),
	)
	.get('/viewJobType', requireClearance, answers(jobTypesById, { summary: 'List job types' }), async (c) =>
		c.json(await viewJobTypes(c.var.db)),
	)
	.post(
		'/fetchdetailsbyid',
		requireClearance,
		validate('query', jobQuestion),
		answers(jobDetails, { summary: 'Get a job that is open or has closed', errors: ['job.not-found'] }),
		async (c) => {
			const job = await findJob(c.var.db, c.req.valid('query').jobId)
			if (!job || job.status === 'Upcoming') throw new AppError('job.not-found')
			return c.json(job)
		},
	)
