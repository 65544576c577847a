import { asc, eq, lt } from 'drizzle-orm'
import { companyToday } from '#contracts/shared/company-time.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import { type AuditEntry, recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard } from '#worker/data/write-guards.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { type ErasedApplication, erasureOf } from '#worker/features/applications/erase-application.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { log } from '#worker/http/log.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { retentionDays } from '#worker/set-up/setting-rules.ts'

const perRun = 100

/** Erases applications past their retention after the job has closed, by the company's calendar; some in each run. */
export async function eraseOldApplications(
	db: Database,
	bindings: Pick<Bindings, 'APPLICATION_RETENTION_DAYS'>,
	now = new Date(),
): Promise<void> {
	const days = retentionDays(bindings.APPLICATION_RETENTION_DAYS)
	if (days === null) {
		log('error', 'retention.setting', { wanted: 'APPLICATION_RETENTION_DAYS: a whole number of days from 1' })
		return
	}
	const requestId = crypto.randomUUID()
	for (const [jobId, applications] of await findErasedApplication(db, dayBefore(companyToday(now), days))) {
		try {
			await db.batch([
				...erasureOf(db, jobId, applications, now),
				recordAct(db, erasureByTime(jobId, applications.length, requestId), now),
			])
		} catch (error) {
			// A concurrent request or run has erased one of them. The next run erases the others.
			if (!isRefusedByGuard(error)) throw error
		}
	}
}

const erasureByTime = (jobId: number, count: number, requestId: string): AuditEntry => ({
	actor: null,
	section: 'careers',
	action: 'applications erased',
	itemId: jobId,
	changes: { applications: [count, 0] },
	requestId,
})

/** The date this many days before a date. */
const dayBefore = (date: string, days: number) =>
	new Date(Date.parse(`${date}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10)

/** The applications to erase in this run, by job, the oldest close first. Jobs that closed before this date are due. */
async function findErasedApplication(db: Database, kept: string): Promise<Map<number, ErasedApplication[]>> {
	const found = await db
		.select({ id: jobApplications.id, jobId: jobApplications.jobId, cvKey: jobApplications.cvKey })
		.from(jobPosts)
		.innerJoin(jobApplications, eq(jobApplications.jobId, jobPosts.id))
		.where(lt(jobPosts.closedOn, kept))
		.orderBy(asc(jobPosts.closedOn), asc(jobPosts.id))
		.limit(perRun)
	return Map.groupBy(found, ({ jobId }) => jobId)
}
