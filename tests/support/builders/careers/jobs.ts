import type { EditedJob, JobRow } from '#contracts/careers/careers.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { inDays } from '../days.ts'
import { partsBody } from '../published/publishable.ts'
import { answered, recruiterCall } from './careers-calls.ts'

type Typed = Record<string, string>

/** The specified fields of a job form. A test names the values that matter to it. */
export const aJob = (typed: Typed = {}): Typed => ({
	jobPosition: 'Workflow Engineer',
	experience: '3 to 5 years',
	skillsRequired: 'TypeScript, SQL',
	jobQualification: 'A degree, or four years of work that show the same',
	jobTypeId: '1',
	jobLocation: 'Kochi',
	jobDescription: '<p>You draw processes with the people who run them.</p>',
	startDate: '2026-01-05',
	dueDate: '2026-02-27',
	...typed,
})

export const saveJob = (parts: Typed) => recruiterCall('savejobdetails', { body: partsBody(parts) })

/** Saves a job that must pass and returns its id. */
export const savedJob = async (typed: Typed = {}) => answered<number>(await saveJob(aJob(typed)))

/** Saves a job that is open by default and returns its id. */
export const openJob = (typed: Typed = {}) => savedJob({ startDate: inDays(-5), dueDate: inDays(5), ...typed })

/** The messages of a refused job by field. */
export async function refusedFields(typed: Typed): Promise<Record<string, string>> {
	const answer = await saveJob(aJob(typed))
	if (answer.status !== 400) throw new Error(`${answer.status} instead of 400`)
	const { fields }: { fields: Record<string, string> } = await answer.json()
	return fields
}

export const staffJob = async (id: number) =>
	answered<EditedJob>(await recruiterCall(`fetchdetailsbyid?jobId=${id}`, { method: 'POST' }))

export const listedJobs = async (json: object = {}) =>
	answered<Paged<JobRow>>(await recruiterCall('getalljobdetails', { json }))

export const deleteJob = (id: number) => recruiterCall(`deletecareerjob/${id}`, { method: 'DELETE' })
