import type { Database } from './db.ts'
import { jobRuns } from './job-runs.table.ts'

export async function recordRun(db: Database, now: Date): Promise<void> {
	const startedAt = now.toISOString()
	await db.insert(jobRuns).values({ id: 1, startedAt }).onConflictDoUpdate({ target: jobRuns.id, set: { startedAt } })
}

/** When the cron last ran; null: never on this database. */
export async function lastRun(db: Database): Promise<string | null> {
	const [run] = await db.select({ startedAt: jobRuns.startedAt }).from(jobRuns)
	return run?.startedAt ?? null
}
