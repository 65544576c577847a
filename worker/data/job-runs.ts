import type { Database } from './db.ts'
import { jobRuns } from './job-runs.table.ts'

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
