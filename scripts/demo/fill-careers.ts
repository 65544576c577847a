import { type Database, openDatabase } from '#worker/data/db.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { type Bindings, isLocal } from '#worker/http/request-context.ts'
import { Refusal } from '../command/steps.ts'
import { addApplication } from './careers/add-application.ts'
import { addJobs } from './careers/add-jobs.ts'
import { demoApplications } from './careers/applications.ts'
import { demoJobs } from './careers/jobs.ts'

const dayMs = 24 * 60 * 60_000

/** How many items of each kind were written, or null where the database had jobs already. */
export type Hiring = Record<string, number> | null

/** Fills a local database that has no jobs with some in each state, by the function that staff save with. */
export async function fillCareers(bindings: Bindings, now = new Date()): Promise<Hiring> {
	if (!isLocal(bindings)) throw new Refusal('Demo data goes into a local database only: ENVIRONMENT is not "local"')
	const db = openDatabase(bindings.DB, 'primary')
	if ((await db.$count(jobPosts)) > 0) return null
	const jobIds = await addJobs(db, now)
	await addApplications(db, bindings, jobIds, now)
	return { jobs: jobIds.size, applications: demoApplications.length }
}

/** In the order of their arrival, so that those who came later have the higher ids. */
async function addApplications(db: Database, bindings: Bindings, jobIds: ReadonlyMap<string, number>, now: Date) {
	const arriving = demoApplications.map((application) => {
		const job = demoJobs.find(({ key }) => key === application.job)
		const jobId = jobIds.get(application.job)
		if (!job || !jobId) throw new Refusal(`There is no demo job ${application.job}`)
		return { application, jobId, day: job.opensIn + application.day }
	})
	for (const { application, jobId, day } of arriving.sort((one, other) => one.day - other.day)) {
		const opened = new Date(now.getTime() + (day - application.day) * dayMs)
		await addApplication(db, bindings, application, { jobId, opened, now })
	}
}
