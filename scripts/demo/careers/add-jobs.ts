import { jobForm } from '#contracts/careers/careers.ts'
import { todayInIndia } from '#contracts/shared/india-time.ts'
import { Refusal } from '#scripts/command/steps.ts'
import type { Database } from '#worker/data/db.ts'
import { viewJobTypes } from '#worker/features/careers/job-types.ts'
import { saveJob } from '#worker/features/careers/save-job.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { firstUser } from '../first-user.ts'
import type { DemoJob } from './job-type.ts'
import { demoJobs } from './jobs.ts'

const dayMs = 24 * 60 * 60_000

/** Adds the demo jobs by the function that staff save with; answers their ids by their keys. */
export async function addJobs(db: Database, now: Date): Promise<ReadonlyMap<string, number>> {
	const editor = await firstUser(db)
	const types = new Map(Object.entries(await viewJobTypes(db)).map(([id, name]) => [name, Number(id)]))
	const jobIds = new Map<string, number>()
	for (const job of demoJobs) jobIds.set(job.key, await addJob(db, job, { types, editor, now }))
	return jobIds
}

type Filling = { types: ReadonlyMap<string, number>; editor: Pick<Editor, 'staff' | 'requestId'>; now: Date }

/** Written two days before it opens, and no later than yesterday. */
function addJob(db: Database, job: DemoJob, { types, editor, now }: Filling): Promise<number> {
	const { key, type, opensIn, closesIn, salary, ...fields } = job
	const daysFromNow = (days: number) => new Date(now.getTime() + days * dayMs)
	const form = jobForm.safeParse({
		...fields,
		jobTypeId: types.get(type),
		startDate: todayInIndia(daysFromNow(opensIn)),
		dueDate: todayInIndia(daysFromNow(closesIn)),
		...(salary && { salaryMin: salary.min, salaryMax: salary.max, salaryUnit: salary.unit }),
		...(salary?.currency && { salaryCurrency: salary.currency }),
	})
	if (!form.success) throw new Refusal(`The demo job ${key} breaks its contract: ${JSON.stringify(form.error.issues)}`)
	return saveJob(db, form.data, { ...editor, now: daysFromNow(Math.min(opensIn - 2, -1)) })
}
