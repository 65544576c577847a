import { Hono } from 'hono'
import { applicationsFilter, applicationsQuery, resumeQuestion } from '#contracts/careers/applications.ts'
import { todayInIndia } from '#contracts/shared/india-time.ts'
import { recordEdit } from '#worker/editing/record-edit.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { downloadHeaders } from '#worker/files/download.ts'
import { storedObject } from '#worker/files/stored-object.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { answerFile } from '#worker/publishing/download-file.ts'
import { findResume, listApplicationIds, listApplications, listAppliedJobs } from './applications.queries.ts'
import { eraseApplication } from './erase-application.ts'
import { csvOfApplications, exportedChanges } from './export-applications.ts'

/** Received applications: JobApplicants or Admin. Erasing: Admin. */
export const applicationsStaff = new Hono<AppEnv>()
	.post('/getreceivedapplications', requireRole('applications'), validate('json', applicationsQuery), async (c) =>
		c.json(await listApplications(c.var.db, c.req.valid('json'))),
	)
	.get('/listappliedjobs', requireRole('applications'), async (c) => c.json(await listAppliedJobs(c.var.db)))
	.post('/downloadresume', requireRole('applications'), validate('json', resumeQuestion), async (c) => {
		const { db, editor } = c.var
		const { id } = c.req.valid('json')
		const resume = await findResume(db, id)
		if (!resume) throw new AppError('application.not-found')
		const { body } = await storedObject(c.env.PRIVATE_FILES, resume.key)
		await recordEdit(db, editor, { section: 'applications', action: 'resume downloaded', itemId: id })
		return answerFile(c, resume, body)
	})
	.post('/exportapplications', requireRole('applications'), validate('json', applicationsFilter), async (c) => {
		const { db, editor } = c.var
		const filter = c.req.valid('json')
		const ids = await listApplicationIds(db, filter)
		const changes = exportedChanges(filter, ids.length)
		await recordEdit(db, editor, { section: 'applications', action: 'exported', changes })
		return c.body(csvOfApplications(db, ids), 200, {
			...downloadHeaders(`applications-${todayInIndia()}.csv`),
			'Content-Type': 'text/csv; charset=utf-8; header=present',
		})
	})
	.delete('/eraseapplication/:id', requireRole('administration'), validate('param', byId), async (c) => {
		await eraseApplication(c.var.db, c.req.valid('param').id, c.var.editor)
		return c.json(true)
	})
export type ApplicationsStaffApi = typeof applicationsStaff
