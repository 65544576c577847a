import { Hono } from 'hono'
import { z } from 'zod/mini'
import { editedJob, jobForm, jobQuestion, jobRow, jobStates, jobsQuery } from '#contracts/careers/careers.ts'
import { jobType, jobTypeForm, jobTypesById } from '#contracts/careers/job-types.ts'
import { done, savedId } from '#contracts/shared/answers.ts'
import { paged } from '#contracts/shared/paging.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { validateFormOrJson } from '#worker/files/multipart.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { findEditedJob, listJobs } from './careers.queries.ts'
import { deleteJob } from './delete-job.ts'
import { listJobTypes, saveJobType, viewJobTypes } from './job-types.ts'
import { saveJob } from './save-job.ts'

/** Job posts: Careers or Admin. The filters of applications: JobApplicants too. Job types: Admin. */
export const careersStaff = new Hono<AppEnv>()
	.post(
		'/getalljobdetails',
		requireRole('jobPosts'),
		validate('json', jobsQuery),
		answers(paged(jobRow), { summary: 'List jobs' }),
		async (c) => c.json(await listJobs(c.var.db, c.req.valid('json'))),
	)
	.get(
		'/viewJobType',
		requireRole('jobPosts'),
		answers(jobTypesById, { summary: 'List the names of job types' }),
		async (c) => c.json(await viewJobTypes(c.var.db)),
	)
	.get(
		'/status-options',
		requireRole('careers'),
		answers(z.array(z.enum(jobStates)), { summary: 'List the states of jobs' }),
		(c) => c.json(jobStates),
	)
	.post(
		'/fetchdetailsbyid',
		requireRole('careers'),
		validate('query', jobQuestion),
		answers(editedJob, { summary: 'Get a job', errors: ['job.not-found'] }),
		async (c) => {
			const found = await findEditedJob(c.var.db, c.req.valid('query').jobId)
			if (!found) throw new AppError('job.not-found')
			return c.json(found)
		},
	)
	.post(
		'/savejobdetails',
		requireRole('careers'),
		validateFormOrJson(jobForm),
		answers(savedId, { summary: 'Add or change a job', errors: ['job.not-found', 'write.stale', 'draft.not-found'] }),
		async (c) => c.json(await saveJob(c.var.db, c.req.valid('form'), c.var.editor)),
	)
	.delete(
		'/deletecareerjob/:id',
		requireRole('careers'),
		validate('param', byId),
		answers(done, {
			summary: 'Delete a job without applications',
			errors: ['job.not-found', 'job.has-applicants', 'write.stale'],
		}),
		async (c) => {
			await deleteJob(c.var.db, c.req.valid('param').id, c.var.editor)
			return c.json(true)
		},
	)
	.get(
		'/listjobtypes',
		requireRole('administration'),
		answers(z.array(jobType), { summary: 'List job types with their versions' }),
		async (c) => c.json(await listJobTypes(c.var.db)),
	)
	.post(
		'/savejobtype',
		requireRole('administration'),
		validate('json', jobTypeForm),
		answers(savedId, {
			summary: 'Add or change a job type',
			errors: ['job-type.not-found', 'job-type.name-taken', 'write.stale'],
		}),
		async (c) => c.json(await saveJobType(c.var.db, c.req.valid('json'), c.var.editor)),
	)
export type CareersStaffApi = typeof careersStaff
