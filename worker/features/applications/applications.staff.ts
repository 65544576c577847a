import { Hono } from 'hono'
import { z } from 'zod/mini'
import {
	applicationsFilter,
	applicationsPage,
	applicationsQuery,
	appliedJob,
	resumeQuestion,
} from '#contracts/careers/applications.ts'
import { done } from '#contracts/shared/answers.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { pageOfRow } from '#contracts/shared/paging.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { storedObject } from '#worker/files/bucket.ts'
import { mediaTypes } from '#worker/files/recognise/recognise.ts'
import { answers } from '#worker/http/answers.ts'
import { csvHeaders } from '#worker/http/csv.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { answerFile } from '#worker/publishing/download-file.ts'
import {
	findResume,
	listApplicationIds,
	listApplications,
	listAppliedJobs,
	pageOfApplication,
} from './applications.queries.ts'
import { hiringDeskSeenBy } from './desk/hiring-desk.ts'
import { hasLentJobs } from './desk/lent-jobs.queries.ts'
import { noteCvReader } from './desk/opinions.ts'
import { eraseApplication } from './erase-application.ts'
import { csvOfApplications, exportedChanges } from './export-applications.ts'

/** Received applications: JobApplicants or Admin. Erasing: Admin. */
export const applicationsStaff = new Hono<AppEnv>()
	.post(
		'/getreceivedapplications',
		requireRole('applications'),
		validate('json', applicationsQuery),
		answers(applicationsPage, { summary: 'List received applications' }),
		async (c) => c.json(await listApplications(c.var.db, c.req.valid('json'))),
	)
	.get(
		'/pageofapplication/:id',
		requireRole('applications'),
		validate('param', byId),
		answers(pageOfRow, { summary: 'Find the page of an application in the list', errors: ['application.not-found'] }),
		async (c) => {
			const page = await pageOfApplication(c.var.db, c.req.valid('param').id)
			if (page === null) throw new AppError('application.not-found')
			return c.json(page)
		},
	)
	.get(
		'/listappliedjobs',
		requireRole('applications'),
		answers(z.array(appliedJob), { summary: 'List the jobs that have applications' }),
		async (c) => c.json(await listAppliedJobs(c.var.db)),
	)
	.post(
		'/downloadresume',
		requireRole('applications', { also: hasLentJobs }),
		validate('json', resumeQuestion),
		answers([mediaTypes.pdf, mediaTypes.docx], {
			summary: 'Download the CV of an application',
			errors: ['application.not-found', 'file.not-found'],
		}),
		async (c) => {
			const { db, editor, staff } = c.var
			const { id } = c.req.valid('json')
			const resume = await findResume(db, id, hiringDeskSeenBy(staff).mayOpen(staff.id))
			if (!resume) throw new AppError('application.not-found')
			const { body } = await storedObject(c.env.PRIVATE_FILES, resume.key)
			await db.batch([
				recordEdit(db, editor, { section: 'applications', action: 'resume downloaded', itemId: id }),
				noteCvReader(db, id, staff.id, new Date().toISOString()),
			])
			return answerFile(c, resume, body)
		},
	)
	.post(
		'/exportapplications',
		requireRole('applications'),
		validate('json', applicationsFilter),
		answers(['text/csv'], { summary: 'Export applications as CSV' }),
		async (c) => {
			const { db, editor } = c.var
			const filter = c.req.valid('json')
			const ids = await listApplicationIds(db, filter)
			const changes = exportedChanges(filter, ids.length)
			await recordEdit(db, editor, { section: 'applications', action: 'exported', changes })
			return c.body(csvOfApplications(db, ids), 200, csvHeaders(`applications-${companyToday()}.csv`))
		},
	)
	.delete(
		'/eraseapplication/:id',
		requireRole('administration'),
		validate('param', byId),
		answers(done, {
			summary: 'Erase an application with its CV',
			errors: ['application.not-found', 'application.has-interview', 'write.stale'],
		}),
		async (c) => {
			await eraseApplication(c.var.db, c.req.valid('param').id, c.var.editor)
			return c.json(true)
		},
	)
export type ApplicationsStaffApi = typeof applicationsStaff
