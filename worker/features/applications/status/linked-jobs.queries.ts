import { and, desc, gte, lte } from 'drizzle-orm'
import { companyToday } from '#contracts/shared/company-time.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'

/** Lists the jobs whose applications may still be kept, the last to close first. */
export function listLinkedJobs(db: Database, retentionDays: number, today = companyToday()) {
	const { id, jobPosition, jobLocation, startDate, dueDate, closedOn } = jobPosts
	const kept = new Date(Date.parse(`${today}T00:00Z`) - retentionDays * dayMs).toISOString().slice(0, 10)
	return db
		.select({ id, jobPosition, jobLocation, dueDate })
		.from(jobPosts)
		.where(and(gte(closedOn, kept), lte(startDate, today)))
		.orderBy(desc(closedOn), desc(id))
}
export type LinkedJob = Awaited<ReturnType<typeof listLinkedJobs>>[number]
