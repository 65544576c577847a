import { dayMs } from '#contracts/shared/periods.ts'
import type { Database } from './db.ts'
import { jobPauses, jobRuns } from './job-runs.table.ts'

export type JobRun = typeof jobRuns.$inferSelect

/** Records a run of the cron and returns its row. */
export async function recordRun(db: Database, now: Date): Promise<JobRun> {
	const startedAt = now.toISOString()
	const [run] = await db
		.insert(jobRuns)
		.values({ id: 1, startedAt })
		.onConflictDoUpdate({ target: jobRuns.id, set: { startedAt } })
		.returning()
	if (!run) throw new Error('The run has no row')
	return run
}

/** Has the cron derive the columns of all rows again. */
export async function deriveAgain(db: Database): Promise<void> {
	await db.update(jobRuns).set({ derivedBy: null })
}

/** When the cron last ran; null: never on this database. */
export async function lastRun(db: Database): Promise<string | null> {
	const [run] = await db.select({ startedAt: jobRuns.startedAt }).from(jobRuns)
	return run?.startedAt ?? null
}

/** Upper bound of a restore. After an interrupted one the jobs stay paused for this time: the site is incomplete. */
const longestRestoreMs = dayMs

export async function pauseJobs(db: Database, now = new Date()): Promise<void> {
	const until = new Date(now.getTime() + longestRestoreMs).toISOString()
	await db.insert(jobPauses).values({ id: 1, until }).onConflictDoUpdate({ target: jobPauses.id, set: { until } })
}

export async function resumeJobs(db: Database): Promise<void> {
	await db.delete(jobPauses)
}

/** When the pause of the jobs ends; null: they run. */
export async function pausedUntil(db: Database, now: Date): Promise<string | null> {
	const [pause] = await db.select({ until: jobPauses.until }).from(jobPauses)
	return pause && pause.until > now.toISOString() ? pause.until : null
}
