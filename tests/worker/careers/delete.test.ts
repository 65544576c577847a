import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { applicationForm } from '#contracts/careers/applications.ts'
import { jobForm } from '#contracts/careers/careers.ts'
import { anApplication } from '#tests/support/builders/careers/application-form.ts'
import { addApplication } from '#tests/support/builders/careers/applications.ts'
import { asRecruiter, recruiterCall } from '#tests/support/builders/careers/careers-calls.ts'
import { aJob, deleteJob, savedJob, staffJob } from '#tests/support/builders/careers/jobs.ts'
import { pdfOf } from '#tests/support/files/sample-files.ts'
import { repeats } from '#tests/support/server/effort.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { counts, versionOfContent } from '#tests/support/worker/rows.ts'
import { anEditor, db } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { findRow } from '#worker/editing/rows/read-row.ts'
import { submitApplication } from '#worker/features/applications/submit-application.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { deleteJob as deleteAs } from '#worker/features/careers/delete-job.ts'
import { saveJob as saveAs } from '#worker/features/careers/save-job.ts'
import type { Editor } from '#worker/http/request-context.ts'

test('a job without applications is deleted, and the audit log keeps its fields', async () => {
	const id = await savedJob({ jobPosition: 'Archivist', salaryMin: '400000' })
	const before = await versionOfContent()
	const answer = await deleteJob(id)
	expect(answer.status).toBe(200)
	expect(await answer.json()).toBe(true)
	expect((await recruiterCall(`fetchdetailsbyid?jobId=${id}`, { method: 'POST' })).status).toBe(404)
	expect(await versionOfContent()).toBeGreaterThan(before)
	const [act] = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.action, 'deleted'), eq(auditLog.itemId, id)))
	expect(act?.section).toBe('careers')
	expect(JSON.parse(act?.changes ?? '')).toMatchObject({
		jobPosition: ['Archivist', null],
		jobLocation: ['Kochi', null],
		salaryMin: [400_000, null],
		dueDate: ['2026-02-27', null],
		jobDescription: [aJob().jobDescription, null],
	})
})

test('a job with applications stays: the database refuses, and nothing is written', async () => {
	const id = await savedJob()
	await addApplication({ jobId: id })
	const [before, job] = [await counts(), await staffJob(id)]
	const answer = await deleteJob(id)
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({
		code: 'job.has-applicants',
		errorMsg: 'Job Post Cannot Be Deleted Due to Existing Applicants',
	})
	expect(await counts()).toEqual(before)
	expect(await staffJob(id)).toEqual(job)
	await bindings.DB.prepare('delete from job_applications where job_id = ?').bind(id).run()
	expect((await deleteJob(id)).status, 'nobody holds it back any more').toBe(200)
})

test('an unknown or deleted job is not found', async () => {
	await asRecruiter()
	const id = await savedJob()
	expect((await deleteJob(id)).status).toBe(200)
	const before = await counts()
	for (const gone of [id, 987_654]) {
		const answer = await deleteJob(gone)
		expect(answer.status).toBe(404)
		expect(await answer.json()).toMatchObject({ code: 'job.not-found' })
	}
	expect((await deleteJob(Number.NaN)).status).toBe(400)
	expect((await call(`/api/careerscontroller/deletecareerjob/${id}`, { method: 'POST', json: {} })).status).toBe(405)
	expect(await counts()).toEqual(before)
})

const rounds = repeats({ usual: 100, nightly: 500 })
const atOnce = 25

let editor: Editor
beforeAll(async () => {
	editor = await anEditor()
})

const orphans = () =>
	bindings.DB.prepare(
		'select count(*) as count from job_applications where job_id not in (select id from job_posts)',
	).first('count')

const cv = { name: 'cv.pdf', type: 'application/pdf', bytes: pdfOf('Years of work') }

/** Reads a job some times, so that the two who meet do not always start at once. */
async function readFirst(id: number, times: number): Promise<void> {
	for (let read = 0; read < times; read += 1) await findRow(db, jobPosts, id)
}

async function applyAfter(jobPostInt: number, reads: number) {
	await readFirst(jobPostInt, reads)
	const form = applicationForm.parse(anApplication(jobPostInt))
	return submitApplication(db, bindings, { form: { ...form, answers: null }, cv, submission: null })
}

async function deleteAfter(id: number, reads: number): Promise<void> {
	await readFirst(id, reads)
	await deleteAs(db, id, { ...editor, requestId: crypto.randomUUID() })
}

test('of a deletion and a concurrent application one is refused, in every round', async () => {
	const form = jobForm.parse(aJob({ dueDate: '2999-12-31' }))
	const ends = { kept: 0, deleted: 0 }
	async function round(number: number) {
		const id = await saveAs(db, form, { ...editor, requestId: crypto.randomUUID() })
		const [deleted, applied] = await Promise.allSettled([deleteAfter(id, number % 4), applyAfter(id, number % 7)])
		if (applied.status === 'fulfilled') {
			expect(deleted).toMatchObject({ status: 'rejected', reason: { code: 'job.has-applicants' } })
			ends.kept += 1
		} else {
			expect(applied.reason).toMatchObject({ code: 'job.not-found' })
			expect(deleted.status).toBe('fulfilled')
			ends.deleted += 1
		}
	}
	for (let first = 0; first < rounds; first += atOnce)
		await Promise.all(Array.from({ length: atOnce }, (_, index) => round(first + index)))
	expect(ends.kept + ends.deleted).toBe(rounds)
	expect(Math.min(ends.kept, ends.deleted), 'both ends are met').toBeGreaterThan(0)
	expect(await orphans()).toBe(0)
}, 120_000)
