import type { EditedJob, JobRow } from '#contracts/careers.ts'
import type { Paged } from '#contracts/paging.ts'
import { bindings, call } from './app.ts'
import { partsBody } from './publishable.ts'
import { signedInAs } from './staff.ts'

/** What a recruiter types into the form of a job: exactly the specified fields. A test names what matters to it. */
export const aJob = (typed: Record<string, string> = {}): Record<string, string> => ({
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

let recruiter: Promise<{ Authorization: string }> | undefined

/** Headers of somebody who may edit jobs and nothing else. */
export const asRecruiter = () => {
	recruiter ??= signedInAs(['Careers'])
	return recruiter
}

export const staffCall = async (path: string, options: Parameters<typeof call>[1] = {}) =>
	call(`/api/careerscontroller/${path}`, { headers: await asRecruiter(), ...options })

export const saveJob = (parts: Record<string, string>) => staffCall('savejobdetails', { body: partsBody(parts) })

async function answered<Answer>(answer: Response): Promise<Answer> {
	if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
	return answer.json()
}

/** The id of a job that must pass. */
export const savedJob = async (typed: Record<string, string> = {}) => answered<number>(await saveJob(aJob(typed)))

/** Why a job is refused, by field. */
export async function refusedFields(typed: Record<string, string>): Promise<Record<string, string>> {
	const answer = await saveJob(aJob(typed))
	if (answer.status !== 400) throw new Error(`${answer.status} instead of 400`)
	const { fields }: { fields: Record<string, string> } = await answer.json()
	return fields
}

export const staffJob = async (id: number) =>
	answered<EditedJob>(await staffCall(`fetchdetailsbyid?jobId=${id}`, { method: 'POST' }))

export const listedJobs = async (json: object = {}) =>
	answered<Paged<JobRow>>(await staffCall('getalljobdetails', { json }))

export const deleteJob = (id: number) => staffCall(`deletecareerjob/${id}`, { method: 'DELETE' })

/** Puts an application with its file straight into the database. */
export async function insertApplication(jobId: number): Promise<void> {
	const [key, at] = [crypto.randomUUID(), '2026-01-06T00:00:00.000Z']
	const file = bindings.DB.prepare(
		"insert into files (key, bucket, name, type, size, sha256, state, created_at) values (?, 'private', 'cv.pdf', 'application/pdf', 1, '', 'live', ?)",
	)
	const application = bindings.DB.prepare(
		`insert into job_applications
			(job_id, first_name, last_name, name_key, email, mobile_number, experience, notice_period, location, location_key, cv_key, created_at)
			values (?, 'Ada', 'Obi', 'ada obi', 'ada@mail.example', '911', 2, '1 month', 'Kochi', 'kochi', ?, ?)`,
	)
	await bindings.DB.batch([file.bind(key, at), application.bind(jobId, key, at)])
}
