import { jobForm } from '#contracts/careers/careers.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import type { Database } from '#worker/data/db.ts'
import { viewJobTypes } from '#worker/features/careers/job-types.ts'
import { saveJob } from '#worker/features/careers/save-job.ts'
import type { Editor } from '#worker/http/request-context.ts'
import type { DemoJob } from './demo-content.ts'
import { firstUser } from './first-user.ts'
import { checked } from './parse-content.ts'

const dayMs = 24 * 60 * 60_000

/** Saves the jobs as staff would, and returns their ids by slug. */
export async function addJobs(db: Database, jobs: readonly DemoJob[], now: Date): Promise<ReadonlyMap<string, number>> {
	const editor = await firstUser(db)
	const types = new Map(Object.entries(await viewJobTypes(db)).map(([id, name]) => [name, Number(id)]))
	const jobIds = new Map<string, number>()
	for (const job of jobs) jobIds.set(job.slug, await addJob(db, job, { types, editor, now }))
	return jobIds
}

type Filling = { types: ReadonlyMap<string, number>; editor: Pick<Editor, 'staff' | 'requestId'>; now: Date }

/** A job is written two days before it opens, and yesterday at the latest. */
function addJob(db: Database, job: DemoJob, { types, editor, now }: Filling): Promise<number> {
	const { folder, slug: _, type, opensIn, closesIn, salary, html, ...fields } = job
	const daysFromNow = (days: number) => new Date(now.getTime() + days * dayMs)
	const form = checked(jobForm, folder, {
		...fields,
		jobDescription: html,
		jobTypeId: types.get(type),
		startDate: companyToday(daysFromNow(opensIn)),
		dueDate: companyToday(daysFromNow(closesIn)),
		...(salary && { salaryMin: salary.min, salaryMax: salary.max, salaryUnit: salary.unit }),
		...(salary?.currency && { salaryCurrency: salary.currency }),
	})
	return saveJob(db, form, { ...editor, now: daysFromNow(Math.min(opensIn - 2, -1)) })
}
