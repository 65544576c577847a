import { dayMs } from '#contracts/shared/periods.ts'
import { type Database, openDatabase } from '#worker/data/db.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { Refusal } from '../command/steps.ts'
import { addApplication } from './add-application.ts'
import { addJobs } from './add-jobs.ts'
import { demoApplications, demoHiring, demoJobs } from './demo-content.ts'
import { hiringStatements, lendStatement } from './fill-hiring.ts'

/** Adds jobs and applications to a database that has no jobs. Returns how many, or null if it has some. */
export async function fillCareers(bindings: Bindings, now: Date) {
	const db = openDatabase(bindings.DB, 'primary')
	if ((await db.$count(jobPosts)) > 0) return null
	const jobIds = await addJobs(db, demoJobs, now)
	await addApplications(db, bindings, jobIds, now)
	for (const { job, to } of demoHiring.lent) await lendStatement(db, jobIds.get(job) ?? 0, to, now)
	return { jobs: jobIds.size, applications: demoApplications.length }
}

/** Adds the applications in the order of their arrival, so that a later one has a higher id. */
async function addApplications(db: Database, bindings: Bindings, jobIds: ReadonlyMap<string, number>, now: Date) {
	const arriving = demoApplications.map((application) => {
		const job = demoJobs.find(({ slug }) => slug === application.job)
		const jobId = jobIds.get(application.job)
		if (!job || !jobId) throw new Refusal(`${application.folder}: there is no job ${application.job}`)
		return { application, jobId, day: job.opensIn + application.day }
	})
	for (const { application, jobId, day } of arriving.sort((one, other) => one.day - other.day)) {
		const opened = new Date(now.getTime() + (day - application.day) * dayMs)
		const added = await addApplication(db, bindings, application, { jobId, opened, now })
		const desked = demoHiring.applications.find(({ of }) => of === application.slug)
		const [first, ...others] = desked ? hiringStatements(db, desked, added, now) : []
		if (first) await db.batch([first, ...others])
	}
}
