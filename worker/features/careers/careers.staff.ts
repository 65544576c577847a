import { Hono } from 'hono'
import { jobForm, jobQuestion, jobStates, jobsQuery, jobTypeForm } from '#contracts/careers/careers.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { validateFormOrJson } from '#worker/files/multipart.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { deleteJob } from './delete-job.ts'
import { listJobTypes, saveJobType, viewJobTypes } from './job-types.ts'
import { findEditedJob, listJobs } from './jobs.queries.ts'
import { saveJob } from './save-job.ts'

/** Job posts: Careers or Admin. The filters of applications: JobApplicants too. Job types: Admin. */
export const careersStaff = new Hono<AppEnv>()
	.post('/getalljobdetails', requireRole('jobPosts'), validate('json', jobsQuery), async (c) =>
		c.json(await listJobs(c.var.db, c.req.valid('json'))),
	)
	.get('/viewJobType', requireRole('jobPosts'), async (c) => c.json(await viewJobTypes(c.var.db)))
	.get('/status-options', requireRole('careers'), (c) => c.json(jobStates))
	.post('/fetchdetailsbyid', requireRole('careers'), validate('query', jobQuestion), async (c) => {
		const found = await findEditedJob(c.var.db, c.req.valid('query').jobId)
		if (!found) throw new AppError('job.not-found')
		return c.json(found)
	})
	.post('/savejobdetails', requireRole('careers'), validateFormOrJson(jobForm), async (c) =>
		c.json(await saveJob(c.var.db, c.req.valid('form'), c.var.editor)),
	)
	.delete('/deletecareerjob/:id', requireRole('careers'), validate('param', byId), async (c) => {
		await deleteJob(c.var.db, c.req.valid('param').id, c.var.editor)
		return c.json(true)
	})
	.get('/listjobtypes', requireRole('administration'), async (c) => c.json(await listJobTypes(c.var.db)))
	.post('/savejobtype', requireRole('administration'), validate('json', jobTypeForm), async (c) =>
		c.json(await saveJobType(c.var.db, c.req.valid('json'), c.var.editor)),
	)
export type CareersStaffApi = typeof careersStaff
