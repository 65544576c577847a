import { beforeAll, expect, test } from 'vitest'
import { jobForm } from '#contracts/careers/careers.ts'
import { aJob } from '#tests/support/builders/careers/jobs.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { roundTripsOf } from '#tests/support/worker/round-trips.ts'
import { anEditor, db } from '#tests/support/worker/staff.ts'
import type { Database } from '#worker/data/db.ts'
import { findRow } from '#worker/editing/rows/read-row.ts'
import { findEditedJob, listJobs } from '#worker/features/careers/careers.queries.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { deleteJob } from '#worker/features/careers/delete-job.ts'
import { listJobTypes, viewJobTypes } from '#worker/features/careers/job-types.ts'
import { saveJob } from '#worker/features/careers/save-job.ts'
import type { Editor } from '#worker/http/request-context.ts'

type Act = (db: Database) => Promise<unknown>

const everything = { pageNumber: 1, size: 5, jobLocation: null, jobPosition: null, jobTypeId: null }
const anyDates = { startDate: null, dueDate: null }
const list = (filter: object) => (db: Database) => listJobs(db, { ...everything, ...anyDates, ...filter })

// The order of the ids is the order of the table. A search reads the column of every row.
const inOrder = 'SCAN job_posts'
const ofType = 'SEARCH job_posts USING INDEX job_posts_type (job_type_id=?)'

test.each<[string, Act, string]>([
	['all', list({}), inOrder],
	['those of a type', list({ jobTypeId: 1 }), ofType],
	['those with a word in their position', list({ jobPosition: 'a' }), inOrder],
	['those of a type and a place', list({ jobTypeId: 1, jobLocation: 'a' }), ofType],
	['those of some dates', list({ startDate: '2026-01-01', dueDate: '2026-12-31' }), inOrder],
])('the list of %s is read as far as its page, and applications are counted by an index', async (_, act, plan) => {
	const plans = await plansOf(act)
	expect(plans).toContain(plan)
	expect(plans).toContain('SEARCH job_applications USING COVERING INDEX applications_job (job_id=?)')
	expect(plans.filter((each) => /TEMP B-TREE|SCAN job_applications/.test(each))).toEqual([])
})

test.each<[string, Act]>([
	['a job for its form', (db) => findEditedJob(db, 1)],
	['a job as it is stored', (db) => findRow(db, jobPosts, 1)],
])('%s is found by its id', async (_, act) => {
	// The questions of the form are a list in JSON.
	const plans = (await plansOf(act)).filter((step) => !step.includes('VIRTUAL TABLE'))
	expect(unindexed(plans)).toEqual([])
})

test('job types are read in the order of the table', async () => {
	for (const act of [viewJobTypes, listJobTypes]) expect(await plansOf(act)).toEqual(['SCAN job_types'])
})

let editor: Editor
beforeAll(async () => {
	editor = await anEditor()
})

test.each<[string, Act]>([
	['the list', list({ jobPosition: 'a', jobTypeId: 1 })],
	['a job for its form', (db) => findEditedJob(db, 1)],
	['the job types', viewJobTypes],
])('%s costs two round trips with that of the session', async (_, act) => {
	expect(await roundTripsOf(act)).toBe(1)
})

test('adding a job is one round trip besides that of the session; changing and deleting one are three', async () => {
	let id = 0
	const save = (form: Record<string, string>) => async (db: Database) => {
		id = await saveJob(db, jobForm.parse(aJob(form)), editor)
	}
	expect(await roundTripsOf(save({}))).toBe(1)
	expect(await roundTripsOf(save({ id: String(id), version: '1', jobPosition: 'Archivist' }))).toBe(3)
	expect(await roundTripsOf((db) => deleteJob(db, id, editor))).toBe(3)
	expect(await findRow(db, jobPosts, id)).toBeNull()
})
