import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import { jobStateOf } from '#contracts/careers/careers.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import type { Database } from '#worker/data/db.ts'
import { AppError } from '#worker/http/errors.ts'
import { jobPosts } from './careers.table.ts'
import { isOpenOn } from './job-rows.ts'

/** Refuses an application. Throws `job.not-found` for a job that visitors do not see, and `job.closed`. */
export async function refuseUnlessOpen(db: Database, jobId: number, today = companyToday()): Promise<void> {
	const [job] = await db
		.select({ startDate: jobPosts.startDate, dueDate: jobPosts.dueDate })
		.from(jobPosts)
		.where(eq(jobPosts.id, jobId))
	const state = job && jobStateOf(job, today)
	if (state === undefined || state === 'Upcoming') throw new AppError('job.not-found')
	if (state === 'Closed') throw new AppError('job.closed')
}

/** The same as a condition of the batch that stores an application: an editor may close or delete the job meanwhile. */
export const jobIsOpen = (db: Database, jobId: number, today = companyToday()): SQL =>
	exists(
		db
			.select({ one: sql`1` })
			.from(jobPosts)
			.where(and(eq(jobPosts.id, jobId), isOpenOn(today))),
	)
