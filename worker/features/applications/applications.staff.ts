import { Hono } from 'hono'
import { applicationsFilter, applicationsQuery, resumeQuestion } from '#contracts/applications.ts'
import { todayInIndia } from '#contracts/india-time.ts'
import type { AppEnv } from '#worker/context.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { recordAct } from '#worker/platform/audit.ts'
import { downloadHeaders } from '#worker/platform/download.ts'
import { AppError } from '#worker/platform/errors.ts'
import { storedObject } from '#worker/platform/stored-object.ts'
import { byId, validate } from '#worker/platform/validate.ts'
import { answerFile } from '#worker/publishing/download-file.ts'
import { findResume, listApplicationIds, listApplications, listAppliedJobs } from './applications.queries.ts'
import { eraseApplication } from './erase-application.ts'
import { csvOfApplications, exportedChanges } from './export-applications.ts'

/** Received applications: JobApplicants or Admin; erasing one: Admin. */
export const applicationsStaff = new Hono<AppEnv>()
	.post('/getreceivedapplications', requireRole('applications'), validate('json', applicationsQuery), async (c) =>
		c.json(await listApplications(c.var.db, c.req.valid('json'))),
	)
	.get('/listappliedjobs', requireRole('applications'), async (c) => c.json(await listAppliedJobs(c.var.db)))
	.post('/downloadresume', requireRole('applications'), validate('json', resumeQuestion), async (c) => {
		const { db, staff, requestId } = c.var
		const { id } = c.req.valid('json')
		const resume = await findResume(db, id)
		if (!resume) throw new AppError('application.not-found')
		const { body } = await storedObject(c.env.PRIVATE_FILES, resume.key)
		await recordAct(db, {
			actor: staff,
			section: 'applications',
			action: 'resume downloaded',
			itemId: id,
			requestId,
		})
		return answerFile(c, resume, body)
	})
	.post('/exportapplications', requireRole('applications'), validate('json', applicationsFilter), async (c) => {
		const { db, staff, requestId } = c.var
		const filter = c.req.valid('json')
		const ids = await listApplicationIds(db, filter)
		const changes = exportedChanges(filter, ids.length)
		await recordAct(db, { actor: staff, section: 'applications', action: 'exported', changes, requestId })
		return c.body(csvOfApplications(db, ids), 200, {
			...downloadHeaders(`applications-${todayInIndia()}.csv`),
			'Content-Type': 'text/csv; charset=utf-8; header=present',
		})
	})
	.delete('/eraseapplication/:id', requireRole('administration'), validate('param', byId), async (c) => {
		const { db, staff, requestId } = c.var
		await eraseApplication(db, c.req.valid('param').id, { staff, requestId })
		return c.json(true)
	})
export type ApplicationsStaffApi = typeof applicationsStaff
